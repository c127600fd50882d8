import { ENLARGEMENT_CREDITS } from '@likeness/contracts/generation/price';
import type { Image } from '@likeness/contracts/http/images';
import type { User } from '@likeness/contracts/http/users';
import type { Language } from '@likeness/contracts/text/languages';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { Switch } from '../../../components/switch.js';
import { toasts } from '../../../components/toast-store.js';
import { call } from '../../../lib/api/request.js';
import { creditWords } from '../../../lib/credit-words.js';
import { useTellImages } from '../../../lib/images/image-cache.js';
import { logFault } from '../../../lib/log.js';
import { session } from '../../../lib/session/page-session.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { tierOf, useSession } from '../../../lib/session/use-session.js';
import { useBusy } from '../../../lib/use-busy.js';
import { isCovered, type Price, priceOf } from '../../watermarks/watermark-rules.js';
import { downloadImage } from '../download-image.js';
import { labeledUrl } from '../labeled-url.js';
import { LABEL_LANGUAGE, LabelSwitch } from '../label-switch.js';
import { CropPreview, type FileState } from './crop-preview.js';
import * as text from './messages.js';
import { sizeChoices, sizeWords, type SizeChoice } from './size-choices.js';
import { SizeRemarks } from './size-remarks.js';

type RowProps = {
  name: string;
  choice: SizeChoice;
  end: string;
  checked: boolean;
  onChoose: () => void;
};

function SizeRow({ name, choice, end, checked, onChoose }: RowProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-line py-1.5 hover:bg-ink/6">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-4.5 flex-none accent-ink"
      />
      <span className="grid">
        <span className="text-control font-medium">{choice.label}</span>
        <span className="type-data text-ink-2">{sizeWords(choice)}</span>
      </span>
      <span className="type-data ml-auto text-ink-2">{end}</span>
    </label>
  );
}

type Terms = { isClean: boolean; price: Price | null };

function termsOf(image: Image, user: User | null, wantsClean: boolean): Terms {
  const isClean = wantsClean && image.should_add_watermark === 'true';
  const credits = (image.is_enlarged ? 0 : ENLARGEMENT_CREDITS) + (isClean ? 1 : 0);
  return { isClean, price: user && priceOf(credits, user) };
}

/** Images that could not be widened, so that 3:2 is not offered for them again. */
const NO_ROOM = new Set<string>();
/** FORMAT_UNAVAILABLE */
const REFUSED = 422;

/** An image element can't tell a refusal from a lost connection. */
async function noteRefusal(image: Image): Promise<void> {
  const { status } = await fetch(labeledUrl(image, undefined, '3x2'));
  if (status === REFUSED) NO_ROOM.add(image.id);
}

type SizeDialogProps = {
  image: Image;
  /** Whether the label is chosen at first. */
  isLabeled?: boolean;
  onClose: () => void;
};

export function SizeDialog({ image, isLabeled = false, onClose }: SizeDialogProps) {
  const name = useId();
  const [wantsLabel, wantLabel] = useState(isLabeled);
  const label = wantsLabel ? LABEL_LANGUAGE : undefined;
  const { user } = useSession();
  const [chosen, setChosen] = useState<SizeChoice['value']>('whole');
  const canWiden = chosen === '3x2' || !NO_ROOM.has(image.id);
  const { choices, missing } = sizeChoices(image, user !== null, canWiden);
  const [file, setFile] = useState<FileState>('loading');
  const [wantsClean, wantClean] = useState(false);
  const [ordered, setOrdered] = useState<Terms | null>(null);
  const { isBusy, start } = useSizeDownload(image, label, onClose);
  const choose = (value: SizeChoice['value']) => {
    setChosen(value);
    setFile('loading');
  };
  const onFile = (state: FileState) => {
    setFile(state);
    if (state === 'failed' && choice?.needsWidening) {
      noteRefusal(image).catch((error: unknown) => logFault('no answer about 3:2', error));
    }
  };
  const choice = choices.find(({ value }) => value === chosen) ?? choices[0];
  if (!choice) return null;
  const isLarge = choice.value === 'large';
  // Balance and image change while the size is being paid.
  const terms = isBusy && ordered ? ordered : termsOf(image, user, isLarge && wantsClean);
  const { isClean, price } = terms;
  const isPaid = isLarge && price !== null && price.credits > 0;
  const isLargeCharged = !image.is_enlarged && user !== null && tierOf(user) !== 'subscriber';
  const isMissing = choice.needsWidening === true && file === 'failed';

  return (
    <Dialog
      onClose={onClose}
      size="panel"
      title={text.chooseSize}
      description={text.chooseSizeHint}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={isMissing || (isPaid && !isCovered(price))}
            onClick={() => {
              setOrdered(terms);
              start(choice, isClean);
            }}
          >
            {!isBusy && <Download aria-hidden />}
            <span>{isPaid ? text.downloadFor(creditWords(price.credits)) : text.download}</span>
          </Button>
        </>
      }
    >
      <div className="grid content-start gap-5 overflow-y-auto px-[clamp(1rem,3vw,1.75rem)] py-4 sm:grid-cols-2 sm:gap-8">
        <CropPreview {...{ image, choice, file, label }} onFile={onFile} />
        <div className="grid content-start gap-4">
          <div role="radiogroup" aria-label={text.size} className="border-t border-line">
            {choices.map((each) => (
              <SizeRow
                key={each.value}
                name={name}
                choice={each}
                end={each.value === 'large' && isLargeCharged ? text.oneCredit : ''}
                checked={each.value === chosen}
                onChoose={() => choose(each.value)}
              />
            ))}
          </div>
          {isLarge && user && (isClean || image.should_add_watermark === 'true') && (
            <Switch
              label={text.withoutWatermark}
              hint={wantsClean ? undefined : text.watermarkStays}
              checked={wantsClean}
              disabled={isBusy}
              onChange={wantClean}
            />
          )}
          <LabelSwitch checked={wantsLabel} disabled={isBusy} onChange={wantLabel} />
          <SizeRemarks {...{ image, choice, file, price, missing }} isMaking={isLarge && isBusy} />
        </div>
      </div>
    </Dialog>
  );
}

function useSizeDownload(image: Image, label: Language | undefined, onDone: () => void) {
  const tellImages = useTellImages();
  const [isBusy, run] = useBusy();

  async function pay(isClean: boolean): Promise<void> {
    try {
      if (isClean) {
        const body = { image_ids: [image.id] };
        const { images } = await throughLogin(() =>
          call('POST /api/images/remove-watermarks', { body }),
        );
        tellImages.updated(images);
      }
      if (image.is_enlarged) return;
      const params = { id: image.id };
      const { image: enlarged } = await throughLogin(() =>
        call('POST /api/images/:id/enlargement', { params }),
      );
      tellImages.updated([enlarged]);
    } finally {
      void session.refresh();
    }
  }

  async function download({ format }: SizeChoice, isClean: boolean) {
    try {
      if (format === 'large') await pay(isClean);
    } catch (error) {
      logFault('An image could not be enlarged', error);
      toasts.add('error', error instanceof Error ? error.message : text.imageFailed);
      return;
    }
    if (await downloadImage(image, { format, label })) onDone();
    else toasts.add('error', text.imageFailed);
  }

  return {
    isBusy,
    start: (choice: SizeChoice, isClean: boolean) => run(() => download(choice, isClean)),
  };
}
