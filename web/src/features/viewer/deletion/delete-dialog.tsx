import type { Image } from '@likeness/contracts/http/images';
import { RESTORE_MINUTES } from '@likeness/contracts/http/restore-minutes';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { FieldError } from '../../../components/field-error.js';
import { useDeleteImages } from '../../../lib/images/use-delete-images.js';
import { logFault } from '../../../lib/log.js';
import * as text from '../messages/en.js';
import { offerUndo } from './offer-undo.js';

type DeleteDialogProps = {
  images: readonly Image[];
  onClose: () => void;
  onDeleted: () => void;
  onRestored?: (() => void) | undefined;
};

export function DeleteDialog({ images, onClose, onDeleted, onRestored }: DeleteDialogProps) {
  const deleteImages = useDeleteImages();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      offerUndo(await deleteImages(images), images.length, onRestored);
      onDeleted();
    },
    onError: (error) => logFault('Images could not be deleted', error),
  });
  return (
    <Dialog
      onClose={onClose}
      title={text.deleteImages(images.length)}
      description={text.undoable(RESTORE_MINUTES)}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="danger-solid" busy={isPending} onClick={() => mutate()}>
            {isPending ? text.deleting : text.remove}
          </Button>
        </>
      }
    >
      {isError && (
        <div role="alert">
          <FieldError>{text.couldNotDelete(images.length)}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
