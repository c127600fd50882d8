import { toasts } from '../../components/toast-store.js';
import { suspendAccount } from '../../lib/api/operator-api.js';
import { AccountForm } from './account-form.js';

export function SuspendForm() {
  return (
    <AccountForm
      action="Suspend this account"
      onSend={async ({ email, reason }) => {
        await suspendAccount({ email, reason });
        toasts.add('success', 'The account is suspended.');
      }}
    />
  );
}
