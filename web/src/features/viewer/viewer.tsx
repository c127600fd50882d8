import type { Image } from '@likeness/contracts/http/images';
import { Dialog } from '../../components/dialog.js';
import { useIsMember } from '../../lib/session/use-session.js';
import { useClosedByBack } from '../../lib/use-closed-by-back.js';
import type { BeginAgain } from './actions/use-viewer-actions.js';
import { dateWords } from '../../lib/date-words.js';
import * as text from './messages/en.js';
import { EmptyStage } from './stage/empty-stage.js';
import type { ViewedList } from './viewed-list.js';
import { ViewedImage, type OnDeletion } from './viewed-image.js';

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
