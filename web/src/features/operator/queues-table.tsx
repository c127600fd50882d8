import type { QueueFigures } from '@likeness/contracts/http/operator';
import { call } from '../../lib/api/request.js';
import { ConfirmedAct } from './confirmed-act.js';
import { DataTable } from './data-table.js';
import { ago } from './times.js';

export function QueuesTable({ queues }: { queues: readonly QueueFigures[] }) {
  return (
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
          cell: (row) => <PauseOrResume {...row} />,
        },
      ]}
    />
  );
}

function PauseOrResume({ queue, is_paused: isPaused }: QueueFigures) {
  const action = isPaused ? 'Resume' : 'Pause';
  const body = { queue, is_paused: !isPaused };
  return (
    <ConfirmedAct
      title={`${action} this queue?`}
      description={
        isPaused
          ? `Workers take jobs from ${queue} again. The log notes this.`
          : `Jobs of ${queue} wait until you resume it; those under way finish. The log notes this.`
      }
      action={action}
      act={() => call('POST /api/auth/operator/queues', { body })}
    >
      <span>{action}</span>
      <span className="sr-only"> {queue}</span>
    </ConfirmedAct>
  );
}
