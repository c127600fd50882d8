import type { OpenDeclaration } from '@likeness/contracts/http/operator';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/button.js';
import { toasts } from '../../components/toast-store.js';
import { call } from '../../lib/api/request.js';
import { BoardSection } from './board-section.js';
import { ConfirmedAct } from './confirmed-act.js';
import { DataTable } from './data-table.js';
import { ACTS_KEY, DECLARATIONS_KEY } from './keys.js';
import { Ago } from './times.js';

/** Loads on request, because the server logs every read. */
export function Declarations() {
  const queryClient = useQueryClient();
  const list = useQuery({
    queryKey: DECLARATIONS_KEY,
    queryFn: async () => (await call('GET /api/auth/operator/declarations')).declarations,
    enabled: false,
    refetchOnWindowFocus: false,
  });

  async function show() {
    await list.refetch();
    await queryClient.invalidateQueries({ queryKey: ACTS_KEY });
  }
  async function settle({ id }: OpenDeclaration) {
    await call('POST /api/auth/operator/declarations', { body: { id } });
    toasts.add('success', 'The declaration is settled.');
    queryClient.setQueryData<OpenDeclaration[]>(DECLARATIONS_KEY, (known) =>
      known?.filter((each) => each.id !== id),
    );
  }

  return (
    <BoardSection
      title="Declarations"
      query={{
        data: list.data ?? (list.isError ? undefined : []),
        isError: list.isError,
        refetch: show,
      }}
    >
      {(rows) => (
        <>
          {list.data === undefined && (
            <Button
              className="justify-self-start"
              busy={list.isFetching}
              onClick={() => void show()}
            >
              Show open declarations
            </Button>
          )}
          {list.data?.length === 0 && <p className="text-ink-2">No declaration is open.</p>}
          {rows.length > 0 && (
            <DataTable
              label="Declarations"
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                { title: 'Kind', cell: ({ kind }) => kind },
                { title: 'From', cell: ({ name, email }) => `${name}, ${email}` },
                { title: 'Contract', cell: ({ contract }) => contract },
                { title: 'Reason', cell: ({ reason }) => reason ?? '–' },
                { title: 'Effective on', cell: ({ effective_on: day }) => day ?? 'at once' },
                { title: 'Received', cell: ({ received_at: at }) => <Ago time={at} /> },
                {
                  title: 'Act',
                  cell: (row) => (
                    <ConfirmedAct
                      title="Settle this declaration?"
                      description={`You have dealt with what ${row.name} declared. The log notes this.`}
                      action="Settle"
                      act={() => settle(row)}
                    >
                      Settle<span className="sr-only"> the declaration of {row.email}</span>
                    </ConfirmedAct>
                  ),
                },
              ]}
            />
          )}
        </>
      )}
    </BoardSection>
  );
}
