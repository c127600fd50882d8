import type { LoginSession } from '@likeness/contracts/http/sessions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field-error.js';
import { toasts } from '../../../components/toast-store.js';
import { endLoginSession, fetchLoginSessions } from '../../../lib/api/users-api.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { detailOf } from '../messages.js';
import { SettingsSection } from '../settings-section.js';
import { LogOutEverywhere } from './log-out-everywhere.js';
import { LoginSessionRow } from './login-session-row.js';

const KEY = ['login-sessions'];
const FAILED = 'The session could not be ended. Please try again.';

export function LoginSessions() {
  const queryClient = useQueryClient();
  const sessions = useQuery({ queryKey: KEY, queryFn: fetchLoginSessions });
  const [error, setError] = useState<string | null>(null);

  async function end({ id, device }: LoginSession) {
    setError(null);
    try {
      await throughLogin(() => endLoginSession(id));
      toasts.add('success', `Logged out: ${device}.`);
    } catch (failure) {
      setError(detailOf(failure) ?? FAILED);
    }
    await queryClient.invalidateQueries({ queryKey: KEY });
  }

  return (
    <SettingsSection
      title="Where you are logged in"
      lead="A login ends by itself after seven days, and sooner when it is not used. If you don't know one of these, end it and change your password."
    >
      <div className="grid justify-items-start gap-5">
        <div role="status" className="w-full empty:hidden">
          {sessions.isPending && <SessionsSkeleton />}
        </div>
        {sessions.isError && (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>It could not be looked up where you are logged in.</p>
            <Button onClick={() => void sessions.refetch()}>Try again</Button>
          </div>
        )}
        {sessions.data && (
          <ul className="w-full">
            {sessions.data.map((session) => (
              <LoginSessionRow key={session.id} session={session} onEnd={() => end(session)} />
            ))}
          </ul>
        )}
        {sessions.data?.length === 1 && (
          <p className="text-ink-2">You are logged in nowhere else.</p>
        )}
        <div role="alert" className="empty:hidden">
          {error !== null && <FieldError>{error}</FieldError>}
        </div>
        <LogOutEverywhere />
      </div>
    </SettingsSection>
  );
}

function SessionsSkeleton() {
  return (
    <>
      <span className="sr-only">Loading</span>
      {[0, 1].map((line) => (
        <span key={line} aria-hidden className="grid gap-2.5 border-t border-line py-4">
          <span className="h-3 w-1/3 rounded-[3px] bg-well" />
          <span className="h-3 w-1/2 rounded-[3px] bg-well" />
        </span>
      ))}
    </>
  );
}
