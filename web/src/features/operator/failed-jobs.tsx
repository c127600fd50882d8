import type { FailedJob, FailedJobAct } from '@likeness/contracts/http/operator';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { toasts } from '../../components/toast-store.js';
import { call } from '../../lib/api/request.js';
import { plural } from '../../lib/plural.js';
import { BoardSection } from './board-section.js';
import { ConfirmedAct } from './confirmed-act.js';
import { DataTable } from './data-table.js';
import { FAILURES_KEY, REFRESH_MS } from './keys.js';
import { Ago } from './times.js';

const keyOf = ({ queue, id }: FailedJob) => `${queue}/${id}`;
const jobWords = (count: number) => plural(count, { one: '1 job', other: `${count} jobs` });

export function FailedJobs() {
  const jobs = useQuery({
    queryKey: FAILURES_KEY,
    queryFn: async () => (await call('GET /api/auth/operator/failed-jobs')).jobs,
    refetchInterval: REFRESH_MS,
  });
  return (
    <BoardSection title="Failed jobs" query={jobs}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="text-ink-2">No job has failed in the last day.</p>
        ) : (
          <ChosenJobs rows={rows} />
        )
      }
    </BoardSection>
  );
}

function ChosenJobs({ rows }: { rows: readonly FailedJob[] }) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter((job) => keys.has(keyOf(job)));
  const isAll = chosen.length === rows.length;

  function choose(job: FailedJob, isChosen: boolean) {
    const others = [...keys].filter((key) => key !== keyOf(job));
    setKeys(new Set(isChosen ? [...others, keyOf(job)] : others));
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-4.5"
            checked={isAll}
            onChange={() => setKeys(new Set(isAll ? [] : rows.map(keyOf)))}
          />
          Select all
        </label>
        {(['retry', 'discard'] as const).map((act) => (
          <JobsAct key={act} act={act} jobs={chosen}>
            {act === 'retry' ? 'Retry selected' : 'Discard selected'}
          </JobsAct>
        ))}
        <span role="status" className="text-ink-2">
          {chosen.length > 0 && `${jobWords(chosen.length)} selected`}
        </span>
      </div>
      <DataTable
        label="Failed jobs"
        rows={rows}
        keyOf={keyOf}
        columns={[
          {
            title: 'Job',
            cell: (job) => (
              <label className="flex items-start gap-2">
                <input
                  type="checkbox"
                  className="mt-0.5 size-4.5 flex-none"
                  checked={keys.has(keyOf(job))}
                  onChange={(event) => choose(job, event.target.checked)}
                />
                {job.name} {job.id}
              </label>
            ),
          },
          { title: 'Queue', cell: ({ queue }) => queue },
          { title: 'Failed', cell: ({ failed_at: at }) => at !== null && <Ago time={at} /> },
          { title: 'Attempts', isNumber: true, cell: ({ attempts }) => attempts },
          { title: 'Reason', cell: ({ reason }) => <Reason text={reason} /> },
          {
            title: 'Act',
            cell: (job) => (
              <JobsAct act="retry" jobs={[job]}>
                Retry<span className="sr-only"> {job.id}</span>
              </JobsAct>
            ),
          },
        ]}
      />
    </>
  );
}

type JobsActProps = { act: FailedJobAct; jobs: readonly FailedJob[]; children: ReactNode };

function JobsAct({ act, jobs, children }: JobsActProps) {
  const isRetry = act === 'retry';
  const [first, ...others] = jobs;
  const which = first && others.length === 0 ? `${first.name} ${first.id}` : jobWords(jobs.length);

  async function send() {
    const body = { act, jobs: jobs.map(({ queue, id }) => ({ queue, id })) };
    const { done } = await call('POST /api/auth/operator/failed-jobs', { body });
    if (done === 0) toasts.add('info', 'None of them is failed any more.');
    else if (isRetry) toasts.add('success', `${jobWords(done)} will be done again.`);
    else toasts.add('success', `${jobWords(done)} discarded.`);
  }

  return (
    <ConfirmedAct
      disabled={jobs.length === 0}
      title={isRetry ? 'Do this again?' : 'Discard this?'}
      description={
        isRetry
          ? `All attempts start again: ${which}. The log notes this.`
          : `Nobody can retry a discarded job: ${which}. The log notes this.`
      }
      action={isRetry ? 'Retry' : 'Discard'}
      act={send}
    >
      {children}
    </ConfirmedAct>
  );
}

const SHOWN = 120;

function Reason({ text }: { text: string }) {
  const [firstLine = ''] = text.split('\n', 1);
  if (firstLine === text && text.length <= SHOWN) return text;
  return (
    <details className="text-left">
      <summary className="cursor-pointer">{firstLine.slice(0, SHOWN)} …</summary>
      <pre className="mt-2 max-h-80 overflow-auto rounded-control bg-well p-3 font-mono text-xs whitespace-pre-wrap">
        {text}
      </pre>
    </details>
  );
}
