import type { Image } from '@likeness/contracts/http/images';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { FieldError } from '../../../components/field-error.js';
import { useBusy } from '../../../lib/use-busy.js';
import { imageCount } from '../words/image-words.js';

type DeleteDialogProps = {
  images: readonly Image[];
  /** Rejects when the server refuses. */
  onDelete: (images: readonly Image[]) => Promise<void>;
  onClose: () => void;
};

/** Asks before images are deleted, and says how long that can be taken back. */
export function DeleteDialog({ images, onDelete, onClose }: DeleteDialogProps) {
  const [isBusy, run] = useBusy();
  const [hasFailed, setFailed] = useState(false);

  async function remove() {
    setFailed(false);
    try {
      await onDelete(images);
      onClose();
    } catch {
      setFailed(true);
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${imageCount(images.length)}?`}
      description={`${images.length === 1 ? 'It' : 'They'} can be brought back for 10 seconds. After that nobody can, and the files are gone too.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger-solid" busy={isBusy} onClick={() => run(remove)}>
            {isBusy ? 'Deleting...' : 'Delete'}
          </Button>
        </>
      }
    >
      {hasFailed && (
        <div role="alert">
          <FieldError>Failed to delete selected images. Please try again.</FieldError>
        </div>
      )}
    </Dialog>
  );
}
