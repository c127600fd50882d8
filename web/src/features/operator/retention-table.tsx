import type { RetentionRun } from '@likeness/contracts/http/operator';
import { DataTable } from './data-table.js';
import { Ago } from './times.js';

export function RetentionTable({ runs }: { runs: readonly RetentionRun[] }) {
  if (runs.length === 0) return <p className="text-ink-2">No cleanup has run yet.</p>;
  return (
    <DataTable
      label="Retention"
      rows={runs}
      keyOf={({ service }) => service}
      columns={[
        { title: 'Part', cell: ({ service }) => service },
        { title: 'Last run', cell: ({ ran_at: at }) => <Ago time={at} /> },
        { title: 'Removed', cell: ({ removed }) => wordsOf(removed) },
        {
          title: 'Last one that found something',
          cell: ({ last_found: found }) =>
            found === null ? (
              'none yet'
            ) : (
              <>
                <Ago time={found.ran_at} />: {wordsOf(found.removed)}
              </>
            ),
        },
      ]}
    />
  );
}

function wordsOf(removed: RetentionRun['removed']): string {
  const found = Object.entries(removed).filter(([, count]) => count > 0);
  if (found.length === 0) return 'nothing';
  return found.map(([name, count]) => `${count} ${name.replaceAll('_', ' ')}`).join(', ');
}
