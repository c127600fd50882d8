import type { Image } from '@likeness/contracts/http/images';
import { RotateCw } from 'lucide-react';
import { Button, Spinner } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { dateWords } from '../../lib/date-words.js';
import { useIsMember } from '../../lib/session/use-session.js';
import { useClosedByBack } from '../../lib/use-closed-by-back.js';
import type { BeginAgain } from './actions/use-viewer-actions.js';
import * as text from './messages.js';
import { ViewedImage, type OnDeletion } from './viewed-image.js';
import type { ViewedList } from './viewed-list.js';

type ViewerProps = {
  list: ViewedList;
  styleNameOf: (image: Image) => string;
  again?: BeginAgain;
  onClose: () => void;
  onDeletion?: OnDeletion;
};

const tints = {
  like: 'bg-tint-like transition-colors duration-[220ms]',
  dislike: 'bg-tint-dislike transition-colors duration-[220ms]',
  none: 'transition-colors duration-[220ms]',
};

function titleOf({ index, total }: ViewedList): string {
  return index === null ? text.image : text.numberOf(index + 1, total);
}

/** Escape, Back and the close button close it and restore the focus. */
export function Viewer({ list, styleNameOf, again, onClose, onDeletion }: ViewerProps) {
  const { image } = list;
  const isMember = useIsMember();
  useClosedByBack('viewer', true, onClose);
  return (
    <Dialog
      onClose={onClose}
      size="full"
      className={tints[image?.reaction ?? 'none']}
      title={titleOf(list)}
      description={isMember ? text.memberKeys : text.keys}
      headEnd={
        image && (
          <p className="mr-auto truncate text-sm text-ink-2">
            {text.createdOn(dateWords(image.created_at))}
          </p>
        )
      }
    >
      {image ? (
        <ViewedImage
          list={list}
          image={image}
          styleName={styleNameOf(image)}
          again={again}
          onClose={onClose}
          onDeletion={onDeletion}
        />
      ) : (
        <EmptyStage error={list.error ?? null} onRetry={list.retry} />
      )}
    </Dialog>
  );
}

function EmptyStage({ error, onRetry }: { error: Error | null; onRetry?: () => void }) {
  return (
    <div className="grid place-content-center justify-items-center gap-3 px-6 text-center text-ink-2">
      {error === null ? (
        <p role="status" className="flex items-center gap-2.5">
          <Spinner />
          {text.loading}
        </p>
      ) : (
        <>
          <p role="alert">{error.message}</p>
          {onRetry && (
            <Button onClick={onRetry}>
              <RotateCw aria-hidden />
              {text.tryAgain}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
