import { useState } from 'react';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { FieldError } from '../../components/field-error.js';
import { ApiError } from '../../lib/api/api-error.js';

const FAILED = 'That did not work. Please try again.';

type ConfirmedActProps = {
  open: boolean;
  title: string;
  description: string;
  action: string;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
};

export function ConfirmedAct(props: ConfirmedActProps) {
  const { open, title, description, action, onClose, onConfirm } = props;
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  function close() {
    if (isBusy) return;
    setError(null);
    onClose();
  }
  async function confirm() {
    setBusy(true);
    setError(null);
    try {
      await onConfirm();
    } catch (failure) {
      setError(failure instanceof ApiError ? (failure.detail ?? FAILED) : FAILED);
    }
    setBusy(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={title}
      description={description}
      footer={
        <>
          <Button disabled={isBusy} onClick={close}>
            Cancel
          </Button>
          <Button variant="primary" busy={isBusy} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      <div role="alert" className="empty:-mt-4">
        {error !== null && <FieldError>{error}</FieldError>}
      </div>
    </Dialog>
  );
}
