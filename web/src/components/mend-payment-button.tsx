import { useMutation } from '@tanstack/react-query';
import { mendPayment } from '../lib/mend-payment.js';
import { ApiError } from '../lib/api/api-error.js';
import { Button } from './button.js';
import { ErrorAlert } from './error-alert.js';

type MendPaymentButtonProps = { label: string; failed: string };

export function MendPaymentButton({ label, failed }: MendPaymentButtonProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: mendPayment });
  const reason = error && ((error instanceof ApiError ? error.detail : null) ?? failed);
  return (
    <div className="grid gap-2">
      <Button variant="primary" busy={isPending} onClick={() => mutate()}>
        {label}
      </Button>
      <ErrorAlert error={reason} className="empty:hidden" />
    </div>
  );
}
