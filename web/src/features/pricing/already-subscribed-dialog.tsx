import { useClosedByBack } from '../../lib/use-closed-by-back.js';
import { ConfirmDialog } from '../../components/confirm-dialog.js';
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
    <ConfirmDialog
      variant="primary"
      open={open}
      title={text.alreadySubscribed}
      description={text.alreadySubscribedText}
      keep={text.cancel}
      action={text.buyAnyway}
      onConfirm={onConfirm}
      onClose={onCancel}
    />
  );
}
