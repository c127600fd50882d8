import type {
  Books,
  MailFigures,
  OperatorActName,
  OperatorOverview,
  OperatorSession,
  RetentionRun,
} from '@likeness/contracts/http/operator';
import { unsetImprint } from '@likeness/contracts/operator/imprint-settings';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.js';
import { Notice } from '../../components/notice.js';
import { toasts } from '../../components/toast-store.js';
import { ApiError } from '../../lib/api/api-error.js';
import { call } from '../../lib/api/request.js';
import { clockWords } from '../../lib/day-words.js';
import { site } from '../../lib/site.js';
import { useWindowEvents } from '../../lib/use-window-events.js';
import { AccountForm } from './account-form.js';
import { BoardSection } from './board-section.js';
import { DataTable } from './data-table.js';
import { Declarations } from './declarations.js';
import { FailedJobs } from './failed-jobs.js';
import { ACTS_KEY, OVERVIEW_KEY, REFRESH_MS } from './keys.js';
import { NoticeForm } from './notice-form.js';
import { PaymentClaims } from './payment-claims.js';
import { ProcessesTable } from './processes-table.js';
import { QueuesTable } from './queues-table.js';
import { Suspensions } from './suspensions.js';
import { Ago, Moment } from './times.js';

function ActsLog() {
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

type OperatorBoardProps = {
  session: OperatorSession;
  onEnd: () => Promise<void>;
};

export function OperatorBoard({ session, onEnd }: OperatorBoardProps) {
  usePresence();
  const overview = useQuery({
    queryKey: OVERVIEW_KEY,
    queryFn: () => call('GET /api/auth/operator/overview'),
    refetchInterval: REFRESH_MS,
  });
  const isOver = overview.error instanceof ApiError && overview.error.status === 404;
  useEffect(() => {
    if (isOver) void onEnd();
  }, [isOver, onEnd]);

  const leave = useMutation({
    mutationFn: () => call('DELETE /api/auth/operator/session'),
    onError: () => toasts.add('error', 'You could not be signed out. Please try again.'),
    onSettled: onEnd,
  });

  const { data, isError, refetch } = overview;
  const part = <Part extends keyof OperatorOverview>(name: Part) => {
    return { data: data?.[name], isError, refetch };
  };
  return (
    <div className="mx-auto w-full max-w-[82rem] px-[clamp(1rem,4vw,4rem)] py-[clamp(2rem,4vw,3rem)]">
      <div className="flex flex-wrap items-center justify-between gap-4 pb-6">
        <div>
          <h1 className="type-h2">Operator</h1>
          <p className="text-sm text-ink-2">
            Refreshed every ten seconds. Ends at {clockWords(new Date(session.ends_at))}, or after
            30 minutes without activity.
          </p>
        </div>
        <Button onClick={() => leave.mutate()}>Leave</Button>
      </div>
      <UnsetSettings />
      <BoardSection title="Queues" query={part('queues')}>
        {(queues) => <QueuesTable queues={queues} />}
      </BoardSection>
      <FailedJobs />
      <BoardSection title="Services" query={part('processes')}>
        {(processes) => <ProcessesTable processes={processes} />}
      </BoardSection>
      <BoardSection title="Money" query={part('books')}>
        {(books) => <BooksList books={books} />}
      </BoardSection>
      <PaymentClaims />
      <CreditsForm />
      <Declarations />
      <Suspensions />
      <NoticeForm />
      <BoardSection title="Mails" query={part('mails')}>
        {(mails) => <MailsList mails={mails} />}
      </BoardSection>
      <BoardSection title="Retention" query={part('retention')}>
        {(runs) => <RetentionTable runs={runs} />}
      </BoardSection>
      <ActsLog />
    </div>
  );
}

const unset = unsetImprint({
  OPERATOR_NAME: site.operator.name ?? '',
  OPERATOR_ADDRESS: site.operator.address ?? '',
  SUPPORT_EMAIL: site.email.support ?? '',
});

function UnsetSettings() {
  if (unset.length === 0) return null;
  return (
    <div className="pb-6">
      <Notice tone="warning" title="Customers can’t see who runs this site.">
        Set {unset.join(', ')}, build the pages again, and restart auth. Until then pages and order
        confirmations leave these lines out.
      </Notice>
    </div>
  );
}

const EVERY_MS = 60_000;

/** User activity extends the session; automatic refreshes don't. */
function usePresence(): void {
  const last = useRef(0);
  const tell = () => {
    if (Date.now() - last.current < EVERY_MS) return;
    last.current = Date.now();
    // The next query detects an expired session.
    call('PATCH /api/auth/operator/session').catch(() => undefined);
  };
  useWindowEvents({ pointerdown: tell, keydown: tell });
}

function MailsList({ mails: { waiting, retried, refused } }: { mails: MailFigures }) {
  return (
    <>
      <p className="pb-3 text-sm">
        {waiting === 0
          ? 'No mail is waiting.'
          : `${waiting} mails are waiting, ${retried} of them were not taken at the first attempt.`}
      </p>
      {refused.length > 0 && (
        <DataTable
          label="Refused mails"
          rows={refused}
          keyOf={({ id, kind }) => kind + id}
          columns={[
            { title: 'Refused mail', cell: ({ kind }) => kind },
            { title: 'When', cell: ({ at }) => <Ago time={at} /> },
            { title: 'Reply of the mail server', cell: ({ reply }) => reply },
          ]}
        />
      )}
    </>
  );
}

const NOTHING_TO_LOAD = { data: true, isError: false, refetch: () => undefined };

function CreditsForm() {
  // Stays until the server confirms, so that another try can't book twice.
  const correction = useRef({ of: '', id: '' });
  return (
    <BoardSection title="Give or take credits" query={NOTHING_TO_LOAD}>
      {() => (
        <AccountForm
          action="Book credits"
          hasCredits
          onSend={async ({ email, credits, reason }) => {
            const of = JSON.stringify([email, credits, reason]);
            if (correction.current.of !== of) correction.current = { of, id: crypto.randomUUID() };
            const correction_id = correction.current.id;
            const body = { email, credits: Number(credits), reason, correction_id };
            const { balance } = await call('POST /api/auth/operator/credits', { body });
            correction.current = { of: '', id: '' };
            toasts.add('success', `Booked. The balance is now ${balance} credits.`);
          }}
        />
      )}
    </BoardSection>
  );
}

function RetentionTable({ runs }: { runs: readonly RetentionRun[] }) {
  return (
    <DataTable
      label="Retention"
      rows={runs}
      empty="No cleanup has run yet."
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

function BooksList({ books }: { books: Books }) {
  const hasDrift = books.drifted_accounts > 0;
  return (
    <dl className="grid gap-x-8 gap-y-0.5 text-sm max-sm:[&>dd]:pb-2 sm:grid-cols-[auto_1fr] sm:gap-y-2">
      <dt className="text-ink-2">Ledger drift</dt>
      <dd className={hasDrift ? 'font-semibold text-danger' : ''}>
        {hasDrift
          ? `${books.drifted_credits} credits in ${books.drifted_accounts} accounts`
          : 'none: every balance is the sum of its entries'}
      </dd>
      <dt className="text-ink-2">Credits owed</dt>
      <dd>
        {books.short_purchases === 0
          ? 'none after refunds and disputes'
          : `${books.short_purchases} purchases are short of ${books.short_credits} credits, ${books.awaited_credits} of them held and awaited`}
      </dd>
      <dt className="text-ink-2">Declarations</dt>
      <dd>
        <span>
          {books.open_declarations === 0 ? 'none open' : `${books.open_declarations} open`}
        </span>
        {books.oldest_declaration_at !== null && (
          <span>
            , the oldest since <Ago time={books.oldest_declaration_at} />
          </span>
        )}
      </dd>
      <dt className="text-ink-2">Checked</dt>
      <dd>
        <Ago time={books.looked_at} />
      </dd>
    </dl>
  );
}
