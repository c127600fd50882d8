import type { Image } from '@likeness/contracts/http/images';
import { RESTORE_MINUTES } from '@likeness/contracts/http/restore-minutes';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { FieldError } from '../../../components/field-error.js';
import { useDeleteImages } from '../../../lib/images/use-delete-images.js';
import { logFault } from '../../../lib/log.js';
import { useBusy } from '../../../lib/use-busy.js';
import * as text from '../messages/en.js';
import { offerUndo } from './offer-undo.js';

type DeleteDialogProps = {
  images: readonly Image[];
  onClose: () => void;
  onDeleted: () => void;
  onRestored?: (() => void) | undefined;
};

export function DeleteDialog({ images, onClose, onDeleted, onRestored }: DeleteDialogProps) {
  const [isBusy, run] = useBusy();
  const [hasFailed, setFailed] = useState(false);
  const deleteImages = useDeleteImages();

  async function remove() {
    setFailed(false);
    try {
      offerUndo(await deleteImages(images), images.length, onRestored);
      onDeleted();
    } catch (error) {
      logFault('Images could not be deleted', error);
      setFailed(true);
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.deleteImages(images.length)}
      description={text.undoable(RESTORE_MINUTES)}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="danger-solid" busy={isBusy} onClick={() => run(remove)}>
            {isBusy ? text.deleting : text.remove}
          </Button>
        </>
      }
    >
      {hasFailed && (
        <div role="alert">
          <FieldError>{text.couldNotDelete(images.length)}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
