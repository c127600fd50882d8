import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { ErrorAlert } from '../../components/error-alert.js';
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
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: onConfirm });

  function close() {
    if (isPending) return;
    reset();
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={description}
      footer={
        <>
          <Button disabled={isPending} onClick={close}>
            Cancel
          </Button>
          <Button variant="primary" busy={isPending} onClick={() => mutate()}>
            {action}
          </Button>
        </>
      }
    >
      <ErrorAlert error={error && failureOf(error)} className="empty:-mt-4" />
    </Dialog>
  );
}

function failureOf(error: Error): string {
  return error instanceof ApiError ? (error.detail ?? FAILED) : FAILED;
}
