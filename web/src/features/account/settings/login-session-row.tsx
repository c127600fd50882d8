import type { LoginSession } from '@likeness/contracts/http/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/button.js';
import { ErrorAlert } from '../../../components/error-alert.js';
import { toasts } from '../../../components/toast-store.js';
import { momentWords } from '../../../lib/date-words.js';
import { call } from '../../../lib/api/request.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { reasonOr } from '../failures.js';
import { LOGIN_SESSIONS_KEY } from './login-sessions-key.js';
import * as text from './messages/en.js';

export function LoginSessionRow({ session }: { session: LoginSession }) {
  const { id, created_at: begun, last_used_at: used, is_current: isCurrent } = session;
  const device = text.device(session.device);
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      throughLogin(() => call('DELETE /api/users/me/sessions/:id', { params: { id } })),
    onSuccess: () => toasts.add('success', text.deviceLoggedOut(device)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: LOGIN_SESSIONS_KEY }),
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
