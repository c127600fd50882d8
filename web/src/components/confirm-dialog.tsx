import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { logFault } from '../lib/log.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { ErrorAlert } from './field-error.js';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  description: string;
  children?: ReactNode;
  keep: string;
  action: string;
  busyAction?: string;
  variant?: 'danger-solid' | 'primary';
  onConfirm: () => unknown;
  failureOf?: (error: Error) => string | null;
  onClose: () => void;
};

/** The safe answer comes first and has the focus. Stays open when `onConfirm` rejects. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, children, keep, action, busyAction = action } = props;
  const { variant = 'danger-solid', onConfirm, failureOf, onClose } = props;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => void (await onConfirm()),
    onError: (fault) => logFault('A confirmed action failed', fault),
  });

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
            {keep}
          </Button>
          <Button variant={variant} busy={isPending} onClick={() => mutate()}>
            {isPending ? busyAction : action}
          </Button>
        </>
      }
    >
      {children}
      <ErrorAlert error={(error && failureOf?.(error)) ?? null} className="empty:-mt-4" />
    </Dialog>
  );
}
