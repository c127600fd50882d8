import type { QueueFigures } from '@likeness/contracts/http/operator';
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
        { title: 'Waiting', isNumber: true, cell: ({ waiting }) => waiting },
        { title: 'Active', isNumber: true, cell: ({ active }) => active },
        { title: 'Delayed', isNumber: true, cell: ({ delayed }) => delayed },
        { title: 'Failed', isNumber: true, cell: ({ failed }) => failed },
        {
          title: 'Oldest waits',
          isNumber: true,
          cell: ({ waiting_since: since }) => (since === null ? 'none' : ago(since)),
        },
      ]}
    />
  );
}
