import { Button } from '../../components/button.js';
import { useClosedByBack } from '../../lib/use-closed-by-back.js';
import { Dialog } from '../../components/dialog.js';
import * as text from './messages.js';

export function AlreadySubscribedDialog({
  open,
  onConfirm,
  onCancel,
}: {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  useClosedByBack('already-subscribed', open, onCancel);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={text.alreadySubscribed}
      description={text.alreadySubscribedText}
      footer={
        <>
          <Button onClick={onCancel}>{text.cancel}</Button>
          <Button variant="primary" onClick={onConfirm}>
            {text.buyAnyway}
          </Button>
        </>
      }
    />
  );
}
