import { Button } from '../../components/button.js';
import { useClosedByBack } from '../../lib/use-closed-by-back.js';
import { Dialog } from '../../components/dialog.js';

type AlreadySubscribedDialogProps = {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

export function AlreadySubscribedDialog({
  open,
  onConfirm,
  onCancel,
}: AlreadySubscribedDialogProps) {
  useClosedByBack('already-subscribed', open, onCancel);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onCancel();
      }}
      title="You Are Already Subscribed"
      description="Your subscription already includes watermark-free images at no extra cost. Credits you buy now stay in your account and are used only when you’re not subscribed. Buy them anyway?"
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" onClick={onConfirm}>
            Buy Credits
          </Button>
        </>
      }
    />
  );
}
