import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button.js';
import { cancelSubscription } from '../../../lib/api/payments-api.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { session } from '../../../lib/session/page-session.js';
import { reasonOr } from '../failures.js';
import { DecisionDialog } from './decision-dialog.js';

type CancelSubscriptionProps = { open: boolean; onClose: () => void; onDone: () => void };

export function CancelSubscription({ open, onClose, onDone }: CancelSubscriptionProps) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => throughLogin(cancelSubscription),
    onSuccess: async () => {
      await session.refresh();
      onDone();
    },
  });
  return (
    <DecisionDialog
      open={open}
      isBusy={isPending}
      title="Cancel Subscription"
      description="Are you sure you want to cancel your subscription? You will still have access to Pro features until the end of your current period."
      error={reasonOr(error, 'Unable to cancel subscription. Please try again.')}
      onClose={() => {
        reset();
        onClose();
      }}
      keep="No, Keep It"
      action={
        <Button
          variant="danger-solid"
          busy={isPending}
          disabled={isPending}
          onClick={() => mutate()}
        >
          {isPending ? 'Cancelling...' : 'Yes, Cancel'}
        </Button>
      }
    />
  );
}
