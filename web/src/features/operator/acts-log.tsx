import type { OperatorActName } from '@likeness/contracts/http/operator';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../components/button.js';
import { call } from '../../lib/api/request.js';
import { BoardSection } from './board-section.js';
import { DataTable } from './data-table.js';
import { ACTS_KEY } from './keys.js';
import { Moment } from './times.js';

export function ActsLog() {
  const log = useInfiniteQuery({
    queryKey: ACTS_KEY,
    queryFn: ({ pageParam: before }) => call('GET /api/auth/operator/acts', { query: { before } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.before ?? undefined,
    select: ({ pages }) => pages.flatMap(({ acts }) => acts),
  });
  return (
    <BoardSection title="Audit log" query={log}>
      {(acts) => (
        <>
          <DataTable
            label="Audit log"
            rows={acts}
            keyOf={({ id }) => id}
            columns={[
              { title: 'Act', cell: ({ act }) => actWords[act] },
              { title: 'When', cell: ({ at }) => <Moment time={at} /> },
              { title: 'By', cell: ({ operator_id: by }) => by ?? 'command line' },
              { title: 'To', cell: ({ subject }) => subject ?? '–' },
            ]}
          />
          {log.hasNextPage && (
            <Button
              className="justify-self-start"
              busy={log.isFetchingNextPage}
              onClick={() => void log.fetchNextPage()}
            >
              Older
            </Button>
          )}
        </>
      )}
    </BoardSection>
  );
}

const actWords: Readonly<Record<OperatorActName, string>> = {
  appointed: 'Appointed an operator',
  dismissed: 'Dismissed an operator',
  enrolment_begun: 'Began to set up the second factor',
  enrolled: 'Set up the second factor',
  signed_in: 'Signed in with the second factor',
  signed_in_by_recovery_code: 'Used a recovery code',
  code_refused: 'Entered a wrong code',
  signed_out: 'Left the page',
  job_retry: 'Retried a job',
  job_retry_failed: 'The job was not done again',
  job_discard: 'Discarded a job',
  job_discard_failed: 'The job was not discarded',
  queue_paused: 'Paused a queue',
  queue_resumed: 'Resumed a queue',
  credits_correction: 'Gave or took credits',
  credits_correction_failed: 'The credits were not booked',
  declarations_viewed: 'Read the open declarations',
  declaration_settle: 'Settled a declaration',
  declaration_settle_failed: 'The declaration was not settled',
  notice_set: 'Set the notice for customers',
  notice_cleared: 'Cleared the notice for customers',
  suspended: 'Suspended an account',
  suspension_viewed: 'Read why an account is suspended',
  suspension_lifted: 'Lifted a suspension',
};
