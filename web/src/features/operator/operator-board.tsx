import type { OperatorSession } from '@likeness/contracts/http/operator';
import { unsetImprint } from '@likeness/contracts/operator/imprint-settings';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../../components/button.js';
import { Notice } from '../../components/notice.js';
import { toasts } from '../../components/toast-store.js';
import { ApiError } from '../../lib/api/api-error.js';
import { call } from '../../lib/api/request.js';
import { clockWords } from '../../lib/day-words.js';
import { site } from '../../lib/site.js';
import { ActsLog } from './acts-log.js';
import { BoardSection } from './board-section.js';
import { BooksList } from './books-list.js';
import { CreditsForm } from './credits-form.js';
import { Declarations } from './declarations.js';
import { FailedJobs } from './failed-jobs.js';
import { OVERVIEW_KEY, REFRESH_MS } from './keys.js';
import { MailsList } from './mails-list.js';
import { NoticeForm } from './notice-form.js';
import { PaymentClaims } from './payment-claims.js';
import { ProcessesTable } from './processes-table.js';
import { QueuesTable } from './queues-table.js';
import { RetentionTable } from './retention-table.js';
import { Suspensions } from './suspensions.js';

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

  const { data, isError } = overview;
  const part = { isError, onRetry: () => void overview.refetch() };
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
      <BoardSection title="Queues" data={data?.queues} {...part}>
        {(queues) => <QueuesTable queues={queues} />}
      </BoardSection>
      <FailedJobs />
      <BoardSection title="Services" data={data?.processes} {...part}>
        {(processes) => <ProcessesTable processes={processes} />}
      </BoardSection>
      <BoardSection title="Money" data={data?.books} {...part}>
        {(books) => <BooksList books={books} />}
      </BoardSection>
      <PaymentClaims />
      <CreditsForm />
      <Declarations />
      <Suspensions />
      <NoticeForm />
      <BoardSection title="Mails" data={data?.mails} {...part}>
        {(mails) => <MailsList mails={mails} />}
      </BoardSection>
      <BoardSection title="Retention" data={data?.retention} {...part}>
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
  useEffect(() => {
    let last = Date.now();
    const tell = () => {
      if (Date.now() - last < EVERY_MS) return;
      last = Date.now();
      // The next query detects an expired session.
      call('PATCH /api/auth/operator/session').catch(() => undefined);
    };
    window.addEventListener('pointerdown', tell);
    window.addEventListener('keydown', tell);
    return () => {
      window.removeEventListener('pointerdown', tell);
      window.removeEventListener('keydown', tell);
    };
  }, []);
}
