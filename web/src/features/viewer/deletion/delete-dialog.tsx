import type { Image } from '@likeness/contracts/http/images';
import { RESTORE_MINUTES } from '@likeness/contracts/http/restore-minutes';
import { ConfirmDialog } from '../../../components/confirm-dialog.js';
import { toasts } from '../../../components/toast-store.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { UNDO_MS, useDeleteImages, type Undo } from '../../../lib/images/use-delete-images.js';
import { logFault } from '../../../lib/log.js';
import * as text from '../messages.js';

type DeleteDialogProps = {
  images: readonly Image[];
  onClose: () => void;
  onDeleted: () => void;
  onRestored?: (() => void) | undefined;
};

export function DeleteDialog({ images, onClose, onDeleted, onRestored }: DeleteDialogProps) {
  const deleteImages = useDeleteImages();
  return (
    <ConfirmDialog
      open
      title={text.deleteImages(images.length)}
      description={text.undoable(RESTORE_MINUTES)}
      keep={text.cancel}
      action={text.remove}
      busyAction={text.deleting}
      failureOf={() => text.couldNotDelete(images.length)}
      onConfirm={async () => {
        offerUndo(await deleteImages(images), images.length, onRestored);
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}

/** In ms: about as long as the server still accepts a restore. */
const REPEAT_MS = 30_000;

const isTooLate = (error: unknown) => error instanceof ApiError && error.status === 404;

export function offerUndo(
  undo: Undo,
  count: number,
  onRestored?: () => void,
  { title = text.deleted(count), message }: { title?: string; message?: string } = {},
): void {
  async function bringBack() {
    try {
      await undo();
      onRestored?.();
      toasts.add('success', text.areBack(count));
    } catch (error) {
      logFault('Deleted images could not be brought back', error);
      if (isTooLate(error)) {
        toasts.add('error', text.tooLate(count));
        return;
      }
      toasts.add('error', text.couldNotRestore, {
        duration: REPEAT_MS,
        action: { label: text.tryAgain, onPress: () => void bringBack() },
      });
    }
  }
  toasts.add('info', title, {
    message,
    duration: UNDO_MS,
    action: { label: text.undo, onPress: () => void bringBack() },
  });
}
