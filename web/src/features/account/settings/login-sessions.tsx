import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/button.js';
import { call } from '../../../lib/api/request.js';
import { SettingsSection } from '../settings-section.js';
import { LogOutEverywhere } from './log-out-everywhere.js';
import { LoginSessionRow } from './login-session-row.js';
import { LOGIN_SESSIONS_KEY } from './login-sessions-key.js';
import * as text from './messages/en.js';

export function LoginSessions() {
  const sessions = useQuery({
    queryKey: LOGIN_SESSIONS_KEY,
    queryFn: async () => (await call('GET /api/users/me/sessions')).sessions,
  });

  return (
    <SettingsSection title={text.sessions} lead={text.sessionsLead}>
      <div className="grid justify-items-start gap-5">
        <div role="status" className="w-full empty:hidden">
          {sessions.isPending && <SessionsSkeleton />}
        </div>
        {sessions.isError && (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>{text.noSessions}</p>
            <Button onClick={() => void sessions.refetch()}>{text.tryAgain}</Button>
          </div>
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
