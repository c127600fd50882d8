import type { ReactNode } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { FieldError } from '../../../components/field-error.js';

type DecisionDialogProps = {
  open: boolean;
  title: string;
  description: string;
  children?: ReactNode;
  error: string | null;
  isBusy: boolean;
  keep: string;
  action: ReactNode;
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
  onClose,
}: DecisionDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next && !isBusy) onClose();
      }}
      title={title}
      description={description}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {keep}
          </Button>
          {action}
        </>
      }
    >
      {children}
      <div role="alert" className="empty:-mt-4">
        {error !== null && <FieldError>{error}</FieldError>}
      </div>
    </Dialog>
  );
}
