import type { LoginSession } from '@likeness/contracts/http/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/button.js';
import { ErrorAlert } from '../../../components/error-alert.js';
import { toasts } from '../../../components/toast-store.js';
import { momentWords } from '../../../lib/date-words.js';
import { endLoginSession } from '../../../lib/api/users-api.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { reasonOr } from '../failures.js';
import { LOGIN_SESSIONS_KEY } from './login-sessions-key.js';

export function LoginSessionRow({ session }: { session: LoginSession }) {
  const { id, device, created_at: begun, last_used_at: used, is_current: isCurrent } = session;
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => throughLogin(() => endLoginSession(id)),
    onSuccess: () => toasts.add('success', `Logged out: ${device}.`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: LOGIN_SESSIONS_KEY }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 last:border-b">
      <div className="min-w-0">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-ink-2">
          Logged in <time dateTime={begun}>{momentWords(begun)}</time>
          {!isCurrent && (
            <>
              , last used <time dateTime={used}>{momentWords(used)}</time>
            </>
          )}
        </p>
      </div>
      {isCurrent ? (
        <p className="py-2 text-sm text-ink-2">This browser</p>
      ) : (
        <Button
          aria-label={`Log out ${device}, last used ${momentWords(used)}`}
          busy={isPending}
          disabled={isPending}
          onClick={() => mutate()}
        >
          Log out
        </Button>
      )}
      <ErrorAlert
        error={reasonOr(error, 'We couldn’t log it out. Please try again.')}
        className="w-full empty:hidden"
      />
    </li>
  );
}
