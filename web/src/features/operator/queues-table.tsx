import type { QueueFigures } from '@likeness/contracts/http/operator';
import { useState } from 'react';
import { Button } from '../../components/button.js';
import { call } from '../../lib/api/request.js';
import { ConfirmedAct } from './confirmed-act.js';
import { DataTable } from './data-table.js';
import { ago } from './times.js';

export function QueuesTable({ queues }: { queues: readonly QueueFigures[] }) {
  const [chosen, setChosen] = useState<QueueFigures | null>(null);
  const action = chosen?.is_paused ? 'Resume' : 'Pause';

  async function change({ queue, is_paused: isPaused }: QueueFigures) {
    await call('POST /api/auth/operator/queues', { body: { queue, is_paused: !isPaused } });
  }

  return (
    <>
      <DataTable
        label="Queues"
        rows={queues}
        keyOf={({ queue }) => queue}
        columns={[
          { title: 'Queue', cell: ({ queue }) => queue },
          { title: 'State', cell: ({ is_paused: isPaused }) => (isPaused ? 'paused' : 'runs') },
          { title: 'Waiting', isNumber: true, cell: ({ waiting }) => waiting },
          { title: 'Active', isNumber: true, cell: ({ active }) => active },
          { title: 'Delayed', isNumber: true, cell: ({ delayed }) => delayed },
          { title: 'Failed', isNumber: true, cell: ({ failed }) => failed },
          {
            title: 'Oldest waits',
            isNumber: true,
            cell: ({ waiting_since: since }) => (since === null ? 'none' : ago(since)),
          },
          {
            title: 'Act',
            cell: (row) => (
              <Button size="sm" onClick={() => setChosen(row)}>
                <span>{row.is_paused ? 'Resume' : 'Pause'}</span>
                <span className="sr-only"> {row.queue}</span>
              </Button>
            ),
          },
        ]}
      />
      <ConfirmedAct
        chosen={chosen}
        title={`${action} this queue?`}
        description={
          chosen?.is_paused
            ? `Workers take jobs from ${chosen.queue} again. The log notes this.`
            : `Jobs of ${chosen?.queue ?? ''} wait until you resume it; those under way finish. The log notes this.`
        }
        action={action}
        act={change}
        onEnd={() => setChosen(null)}
      />
    </>
  );
}
