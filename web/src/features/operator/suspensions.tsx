import type { Suspension } from '@likeness/contracts/http/operator';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button.js';
import { toasts } from '../../components/toast-store.js';
import { call } from '../../lib/api/request.js';
import { AccountForm } from './account-form.js';
import { BoardSection } from './board-section.js';
import { ConfirmedAct } from './confirmed-act.js';
import { DataTable } from './data-table.js';
import { ACTS_KEY, REFRESH_MS, SUSPENSIONS_KEY } from './keys.js';
import { Ago } from './times.js';

const NO_REASON = 'none was given';

/** The server logs every read of a reason. */
export function Suspensions() {
  const queryClient = useQueryClient();
  const list = useQuery({
    queryKey: SUSPENSIONS_KEY,
    queryFn: async () => (await call('GET /api/auth/operator/suspensions')).suspensions,
    refetchInterval: REFRESH_MS,
  });
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});

  const show = useMutation({
    mutationFn: (id: string) =>
      call('GET /api/auth/operator/suspensions/:account_id', { params: { account_id: id } }),
    onSuccess: ({ reason }, id) => setReasons((known) => ({ ...known, [id]: reason ?? NO_REASON })),
    onError: () => toasts.add('error', 'The reason could not be loaded.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ACTS_KEY }),
  });
  async function lift(id: string) {
    const params = { account_id: id };
    await call('DELETE /api/auth/operator/suspensions/:account_id', { params });
    toasts.add('success', 'The suspension is lifted.');
  }

  return (
    <BoardSection title="Suspended accounts" query={list}>
      {(rows) => (
        <>
          <SuspendForm />
          <SuspensionTable rows={rows} reasons={reasons} onShow={show.mutate} onLift={lift} />
        </>
      )}
    </BoardSection>
  );
}

type SuspensionTableProps = {
  rows: readonly Suspension[];
  reasons: Readonly<Record<string, string>>;
  onShow: (id: string) => void;
  onLift: (id: string) => Promise<void>;
};

function SuspensionTable({ rows, reasons, onShow, onLift }: SuspensionTableProps) {
  return (
    <DataTable
      label="Suspended accounts"
      rows={rows}
      empty="No account is suspended."
      keyOf={({ account_id: id }) => id}
      columns={[
        { title: 'Account', cell: ({ account_id: id }) => id },
        {
          title: 'Since',
          cell: ({ suspended_at: at }) => (at === null ? 'unknown' : <Ago time={at} />),
        },
        {
          title: 'Reason',
          cell: ({ account_id: id }) =>
            reasons[id] ?? (
              <Button size="sm" onClick={() => onShow(id)}>
                Show<span className="sr-only"> the reason of {id}</span>
              </Button>
            ),
        },
        {
          title: 'Act',
          cell: ({ account_id: id }) => (
            <ConfirmedAct
              title="Lift this suspension?"
              description="The account can log in again. This is noted in the log."
              action="Lift"
              act={() => onLift(id)}
            >
              Lift<span className="sr-only"> the suspension of {id}</span>
            </ConfirmedAct>
          ),
        },
      ]}
    />
  );
}

function SuspendForm() {
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
