import { toasts } from '../../components/toast-store.js';
import { call } from '../../lib/api/request.js';
import { AccountForm } from './account-form.js';

export function SuspendForm() {
  return (
    <AccountForm
      action="Suspend this account"
      onSend={async ({ email, reason }) => {
        await call('POST /api/auth/operator/suspensions', { body: { email, reason } });
        toasts.add('success', 'The account is suspended.');
      }}
    />
  );
}
