import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';

export function NoImagesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="No Images Selected"
      description="Please select at least one image to proceed with this action."
      footer={
        <Button variant="primary" onClick={onClose}>
          OK
        </Button>
      }
    />
  );
}
