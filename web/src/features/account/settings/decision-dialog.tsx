import type { ReactNode } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { ErrorAlert } from '../../../components/error-alert.js';

type DecisionDialogProps = {
  open: boolean;
  title: string;
  description: string;
  children?: ReactNode;
  error: string | null;
  isBusy: boolean;
  keep: string;
  action: string;
  onAct: () => void;
  onClose: () => void;
};

/** An irreversible decision: the safe answer comes first and has the focus. */
export function DecisionDialog({
  open,
  title,
  description,
  children,
  error,
  isBusy,
  keep,
  action,
  onAct,
  onClose,
}: DecisionDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={() => !isBusy && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {keep}
          </Button>
          <Button variant="danger-solid" busy={isBusy} disabled={isBusy} onClick={() => onAct()}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      <ErrorAlert error={error} className="empty:-mt-4" />
    </Dialog>
  );
}
