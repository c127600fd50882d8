import type { Image } from '@likeness/contracts/http/images';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { ProgressTicks } from '../../components/progress-ticks.js';
import { toasts } from '../../components/toast-store.js';
import { call } from '../../lib/api/request.js';
import { IMAGES_KEY } from '../../lib/images/image-queries.js';
import { useTellImages } from '../../lib/images/image-cache.js';
import { logFault } from '../../lib/log.js';
import { session } from '../../lib/session/page-session.js';
import { throughLogin } from '../../lib/session/through-login.js';
import { useSession } from '../../lib/session/use-session.js';
import { useBusy } from '../../lib/use-busy.js';
import * as text from './messages.js';
import {
  doneWords,
  isCovered,
  partialWords,
  type Price,
  priceOf,
  priceWords,
  removableOf,
  removeInParts,
  whyNotRemovable,
} from './watermark-rules.js';

type WatermarkDialogProps = {
  images: readonly Image[] | null;
  onClose: () => void;
  onNarrow?: (images: readonly Image[]) => void;
  onRemoved?: () => void;
};

type OpenProps = WatermarkDialogProps & { images: readonly Image[] };

type RefusalProps = { reasons: readonly string[]; onClose: () => void; onContinue?: () => void };

function Refusal({ reasons, onClose, onContinue }: RefusalProps) {
  return (
    <Dialog
      onClose={onClose}
      title={text.title}
      description={reasons[0]}
      footer={
        <>
          <Button variant={onContinue ? 'secondary' : 'primary'} onClick={onClose}>
            {text.ok}
          </Button>
          {onContinue && (
            <Button variant="primary" onClick={onContinue}>
              {text.deselectAndContinue}
            </Button>
          )}
        </>
      }
    >
      {reasons.slice(1).map((reason) => (
        <p key={reason} className="text-ink-2">
          {reason}
        </p>
      ))}
    </Dialog>
  );
}

function OpenDialog({ images: chosen, onClose, onNarrow, onRemoved }: OpenProps) {
  // A snapshot: the images change while their watermarks disappear.
  const [images, setImages] = useState(chosen);
  const [payer] = useState(useSession().user);
  const removal = useRemoval(images, () => {
    onRemoved?.();
    onClose();
  });
  const blocked = whyNotRemovable(images);
  if (payer === null) return null;
  if (blocked !== null) {
    const removable = removableOf(images);
    return (
      <Refusal
        reasons={[blocked]}
        onClose={onClose}
        {...(removable.length > 0 && {
          onContinue() {
            setImages(removable);
            onNarrow?.(removable);
          },
        })}
      />
    );
  }

  const price = priceOf(images.length, payer);
  const { state } = removal;
  if (state.fault !== null) {
    const partial = partialWords(state.removed, images.length, price);
    return (
      <Refusal
        reasons={[state.fault, ...(partial === null ? [] : [partial])]}
        onClose={() => {
          if (state.removed > 0) onRemoved?.();
          onClose();
        }}
      />
    );
  }
  return <Question {...{ images, price, removal, onClose }} />;
}

type QuestionProps = Pick<OpenProps, 'images' | 'onClose'> & {
  price: Price;
  removal: ReturnType<typeof useRemoval>;
};

function Question({ images, price, removal, onClose }: QuestionProps) {
  const { state } = removal;
  return (
    <Dialog
      onClose={() => !state.isRunning && onClose()}
      title={text.question(images.length)}
      description={priceWords(price)}
      footer={
        <>
          <Button disabled={state.isRunning} onClick={onClose}>
            {text.cancel}
          </Button>
          <Button
            variant="primary"
            busy={state.isRunning}
            disabled={!isCovered(price)}
            onClick={removal.start}
          >
            {state.isRunning ? text.removing : text.remove}
          </Button>
        </>
      }
    >
      {!isCovered(price) && (
        <p className="text-sm">
          <Link to="/pricing" className="link">
            {text.getCredits}
          </Link>
        </p>
      )}
      {isCovered(price) && <p className="text-sm text-ink-2">{text.onlyVisible}</p>}
      {state.isRunning && images.length > 1 && (
        <ProgressTicks
          label={text.removingWatermarks}
          percent={(state.removed / images.length) * 100}
          valueText={text.progress(state.removed, images.length)}
        />
      )}
    </Dialog>
  );
}

/** Shows the price before the removal and the outcome afterwards. */
export function WatermarkDialog({ images, ...rest }: WatermarkDialogProps) {
  return images === null ? null : <OpenDialog images={images} {...rest} />;
}

function useRemoval(images: readonly Image[], onDone: () => void) {
  const queryClient = useQueryClient();
  const tellImages = useTellImages();
  const [removed, setRemoved] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  const [isRunning, run] = useBusy();

  async function remove() {
    const payer = session.getState().user;
    const ids = images.map(({ id }) => id);
    const end = await removeInParts(ids, {
      send: (image_ids) =>
        throughLogin(() => call('POST /api/images/remove-watermarks', { body: { image_ids } })),
      onRemoved: (clean) => {
        tellImages.updated(clean);
        setRemoved((count) => count + clean.length);
      },
      log: logFault,
    });
    void session.refresh();
    if (end.fault !== null) {
      // The server may have removed watermarks even though the response was lost.
      void queryClient.invalidateQueries({ queryKey: IMAGES_KEY });
      setFault(end.fault);
      return;
    }
    if (payer) {
      const { title, message } = doneWords(end.removed, priceOf(end.removed, payer));
      toasts.add('success', title, message);
    }
    onDone();
  }

  return { state: { isRunning, removed, fault }, start: () => run(remove) };
}
