import type { FailedJob } from '@likeness/contracts/http/operator';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button.js';
import { toasts } from '../../components/toast-store.js';
import { fetchFailedJobs, retryJob } from '../../lib/api/operator-api.js';
import { BoardSection } from './board-section.js';
import { ConfirmedAct } from './confirmed-act.js';
import { DataTable } from './data-table.js';
import { FAILURES_KEY, REFRESH_MS } from './keys.js';
import { Ago } from './times.js';

export function FailedJobs() {
  const queryClient = useQueryClient();
  const jobs = useQuery({
    queryKey: FAILURES_KEY,
    queryFn: fetchFailedJobs,
    refetchInterval: REFRESH_MS,
  });
  const [chosen, setChosen] = useState<FailedJob | null>(null);

  async function retry({ queue, id }: FailedJob) {
    const isRetried = await retryJob({ queue, id });
    if (isRetried) toasts.add('success', 'The job is being done again.');
    else toasts.add('info', 'This job is not failed any more.');
    setChosen(null);
    await queryClient.invalidateQueries({ queryKey: ['operator'] });
  }

  return (
    <BoardSection
      title="Failed jobs"
      data={jobs.data}
      isError={jobs.isError}
      onRetry={() => void jobs.refetch()}
    >
      {(rows) => (
        <>
          {rows.length === 0 && <p className="text-ink-2">No job has failed in the last day.</p>}
          {rows.length > 0 && <JobTable rows={rows} onRetry={setChosen} />}
          <ConfirmedAct
            open={chosen !== null}
            title="Do this job again?"
            description={
              chosen === null
                ? ''
                : `${chosen.name} ${chosen.id} gets all its attempts again. This is noted in the log.`
            }
            action="Retry"
            onClose={() => setChosen(null)}
            onConfirm={async () => chosen && retry(chosen)}
          />
        </>
      )}
    </BoardSection>
  );
}

type JobTableProps = { rows: readonly FailedJob[]; onRetry: (job: FailedJob) => void };

function JobTable({ rows, onRetry }: JobTableProps) {
  return (
    <DataTable
      label="Failed jobs"
      rows={rows}
      keyOf={({ queue, id }) => `${queue}/${id}`}
      columns={[
        { title: 'Job', cell: ({ name, id }) => `${name} ${id}` },
        { title: 'Queue', cell: ({ queue }) => queue },
        { title: 'Failed', cell: ({ failed_at: at }) => at !== null && <Ago time={at} /> },
        { title: 'Attempts', isNumber: true, cell: ({ attempts }) => attempts },
        { title: 'Reason', cell: ({ reason }) => reason },
        {
          title: 'Act',
          cell: (job) => (
            <Button size="sm" onClick={() => onRetry(job)}>
              Retry<span className="sr-only"> {job.id}</span>
            </Button>
          ),
        },
      ]}
    />
  );
}
