import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/request.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { session } from '../../../lib/session/page-session.js';
import { reasonOr } from '../failures.js';
import { DecisionDialog } from './decision-dialog.js';
import * as text from './messages/en.js';

type CancelSubscriptionProps = { open: boolean; onClose: () => void; onDone: () => void };

export function CancelSubscription({ open, onClose, onDone }: CancelSubscriptionProps) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => throughLogin(() => call('DELETE /api/payments/subscription')),
    onSuccess: async () => {
      await session.refresh();
      onDone();
    },
  });
  return (
    <DecisionDialog
      open={open}
      isBusy={isPending}
      title={text.cancelSubscription}
      description={text.reallyCancel}
      error={reasonOr(error, text.cancelFailed)}
      onClose={() => {
        reset();
        onClose();
      }}
      keep={text.keepSubscription}
      action={isPending ? text.canceling : text.yesCancel}
      onAct={mutate}
    />
  );
}
