import { useQuery } from '@tanstack/react-query';
import { toasts } from '../../components/toast-store.js';
import { call } from '../../lib/api/request.js';
import { money } from '../../lib/money.js';
import { BoardSection } from './board-section.js';
import { ConfirmedAct } from './confirmed-act.js';
import { DataTable } from './data-table.js';
import { CLAIMS_KEY, REFRESH_MS } from './keys.js';
import { Ago } from './times.js';

const ERASED = 'erased';

/** Disputed payments, and refunded payments of erased accounts. */
export function PaymentClaims() {
  const list = useQuery({
    queryKey: CLAIMS_KEY,
    queryFn: async () => (await call('GET /api/auth/operator/claims')).claims,
    refetchInterval: REFRESH_MS,
  });

  async function stop(id: string) {
    await call('POST /api/auth/operator/suspensions/:account_id', {
      params: { account_id: id },
      body: { reason: 'Disputed payment' },
    });
    toasts.add('success', 'The account is suspended.');
  }

  return (
    <BoardSection title="Disputed payments" query={list}>
      {(rows) => (
        <DataTable
          label="Disputed payments"
          rows={rows}
          empty="No payment is disputed."
          keyOf={({ id }) => id}
          columns={[
            { title: 'Account', cell: ({ account_id: id }) => id },
            { title: 'Amount', cell: (row) => money(row.amount_cents, row.currency) },
            {
              title: 'State',
              cell: ({ status }) => (
                <span className="inline-block first-letter:uppercase">
                  {status === ERASED
                    ? 'refunded, because the account was erased'
                    : status.replace('warning', 'inquiry').replaceAll('_', ' ')}
                </span>
              ),
            },
            { title: 'Since', cell: ({ noted_at: at }) => <Ago time={at} /> },
            {
              title: 'Act',
              cell: ({ account_id: id, status }) =>
                status !== ERASED && (
                  <ConfirmedAct
                    title="Stop this account?"
                    description="This suspends the account, ends its sessions and closes its open checkouts. The log notes this."
                    action="Stop"
                    act={() => stop(id)}
                  >
                    Stop<span className="sr-only"> the account {id}</span>
                  </ConfirmedAct>
                ),
            },
          ]}
        />
      )}
    </BoardSection>
  );
}
