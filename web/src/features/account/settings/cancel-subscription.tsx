import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { cancelSubscription } from '../../../lib/api/payments-api.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { session } from '../../../lib/session/page-session.js';
import { useBusy } from '../../../lib/use-busy.js';
import { cancelFailure } from '../messages.js';
import { DecisionDialog } from './decision-dialog.js';

type CancelSubscriptionProps = { open: boolean; onClose: () => void; onDone: () => void };

export function CancelSubscription({ open, onClose, onDone }: CancelSubscriptionProps) {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, run] = useBusy();

  async function cancel() {
    setError(null);
    try {
      await throughLogin(cancelSubscription);
    } catch (failure) {
      setError(cancelFailure(failure));
      return;
    }
    await session.refresh();
    onDone();
  }

  return (
    <DecisionDialog
      open={open}
      isBusy={isBusy}
      title="Cancel Subscription"
      description="Are you sure you want to cancel your subscription? You will still have access to Pro features until the end of your current period."
      error={error}
      onClose={() => {
        setError(null);
        onClose();
      }}
      keep="No, Keep It"
      action={
        <Button variant="danger-solid" busy={isBusy} disabled={isBusy} onClick={() => run(cancel)}>
          {isBusy ? 'Cancelling...' : 'Yes, Cancel'}
        </Button>
      }
    />
  );
}
