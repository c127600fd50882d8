import type { LoginSession } from '@likeness/contracts/http/sessions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { ConfirmDialog } from '../../../components/confirm-dialog.js';
import { ErrorAlert } from '../../../components/field-error.js';
import { RetryNotice } from '../../../components/retry-notice.js';
import { toasts } from '../../../components/toast-store.js';
import { call } from '../../../lib/api/request.js';
import { momentWords } from '../../../lib/date-words.js';
import { session } from '../../../lib/session/page-session.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { loginSessionsQuery } from '../account-queries.js';
import { reasonOr } from '../failures.js';
import { SettingsSection } from '../settings-section.js';
import * as text from './messages.js';

export function LoginSessions() {
  const sessions = useQuery(loginSessionsQuery);

  return (
    <SettingsSection title={text.sessions} lead={text.sessionsLead}>
      <div className="grid justify-items-start gap-5">
        <div role="status" className="w-full empty:hidden">
          {sessions.isPending && <SessionsSkeleton />}
        </div>
        {sessions.isError && (
          <RetryNotice title={text.noSessions} onRetry={() => void sessions.refetch()} />
        )}
        {sessions.data && (
          <ul className="w-full">
            {sessions.data.map((session) => (
              <LoginSessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
        {sessions.data?.length === 1 && <p className="text-ink-2">{text.noOtherSessions}</p>}
        <LogOutEverywhere />
      </div>
    </SettingsSection>
  );
}

function SessionsSkeleton() {
  return (
    <>
      <span className="sr-only">{text.loading}</span>
      {[0, 1].map((line) => (
        <span key={line} aria-hidden className="grid gap-2.5 border-t border-line py-4">
          <span className="h-3 w-1/3 rounded-[3px] bg-well" />
          <span className="h-3 w-1/2 rounded-[3px] bg-well" />
        </span>
      ))}
    </>
  );
}

function LogOutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  const endHere = useEndHere(text.loggedOutEverywhere);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text.logOutEverywhere}</Button>
      <ConfirmDialog
        open={isAsking}
        title={text.logOutEverywhere}
        description={text.everywhereText}
        keep={text.cancel}
        action={text.logOut}
        busyAction={text.loggingOut}
        onConfirm={async () => {
          await throughLogin(() => call('DELETE /api/users/me/sessions'));
          await endHere();
        }}
        failureOf={(error) => reasonOr(error, text.everywhereFailed)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function LoginSessionRow({ session }: { session: LoginSession }) {
  const { id, created_at: begun, last_used_at: used, is_current: isCurrent } = session;
  const device = text.device(session.device);
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      throughLogin(() => call('DELETE /api/users/me/sessions/:id', { params: { id } })),
    onSuccess: () => toasts.add('success', text.deviceLoggedOut(device)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: loginSessionsQuery.queryKey }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 last:border-b">
      <div className="min-w-0">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-ink-2">
          {isCurrent
            ? text.loggedIn(<Moment time={begun} />)
            : text.loggedInAndUsed(<Moment time={begun} />, <Moment time={used} />)}
        </p>
      </div>
      {isCurrent ? (
        <p className="py-2 text-sm text-ink-2">{text.thisBrowser}</p>
      ) : (
        <Button
          aria-label={text.logOutDevice(device, momentWords(used))}
          busy={isPending}
          disabled={isPending}
          onClick={() => mutate()}
        >
          {text.logOut}
        </Button>
      )}
      <ErrorAlert error={reasonOr(error, text.deviceFailed)} className="w-full empty:hidden" />
    </li>
  );
}

function Moment({ time }: { time: string }) {
  return <time dateTime={time}>{momentWords(time)}</time>;
}

/** Ends the session in this browser, after the server has ended it. */
export function useEndHere(words: string): () => Promise<void> {
  const router = useRouter();
  return async () => {
    // Navigate home first: this page redirects signed-out users to login.
    await router.navigate({ to: '/', ignoreBlocker: true });
    await session.logout();
    toasts.add('success', words);
  };
}
