import { useRef } from 'react';
import { toasts } from '../../components/toast-store.js';
import { call } from '../../lib/api/request.js';
import { AccountForm } from './account-form.js';
import { BoardSection } from './board-section.js';

export function CreditsForm() {
  // Stays until the server confirms, so that another try can't book twice.
  const correction = useRef({ of: '', id: '' });
  return (
    <BoardSection title="Give or take credits" data isError={false} onRetry={() => undefined}>
      {() => (
        <AccountForm
          action="Book credits"
          hasCredits
          onSend={async ({ email, credits, reason }) => {
            const of = JSON.stringify([email, credits, reason]);
            if (correction.current.of !== of) correction.current = { of, id: crypto.randomUUID() };
            const correction_id = correction.current.id;
            const body = { email, credits: Number(credits), reason, correction_id };
            const { balance } = await call('POST /api/auth/operator/credits', { body });
            correction.current = { of: '', id: '' };
            toasts.add('success', `Booked. The balance is now ${balance} credits.`);
          }}
        />
      )}
    </BoardSection>
  );
}
