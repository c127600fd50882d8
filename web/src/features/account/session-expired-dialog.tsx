import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { PasswordField } from '../../components/password-field.js';
import { login } from '../../lib/api/auth-api.js';
import { expiredFlag } from '../../lib/session/expired-flag.js';
import { session } from '../../lib/session/page-session.js';
import { useBusy } from '../../lib/use-busy.js';
import { checkLogin } from './login/login-checks.js';
import { loginFailure } from './messages.js';

const FORM = 'session-expired-login';

/** After logging in through the dialog, the same user finds the page unchanged. */
export function SessionExpiredDialog() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [email] = useState(() => session.getState().user?.email ?? null);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isLeaving, runLeave] = useBusy();
  const [isEntering, runEnter] = useBusy();

  async function leave() {
    const { pathname, href } = router.state.location;
    await session.expire();
    expiredFlag.dispatch(false);
    if (pathname === '/login') return;
    await router.navigate({ to: '/login', search: pathname === '/' ? {} : { redirect: href } });
  }

  async function enter(address: string) {
    try {
      const token = await login(address, password);
      if (!(await session.renew(token))) return await leave();
    } catch (error) {
      setFault(loginFailure(error));
      field.current?.focus();
      return;
    }
    expiredFlag.dispatch(false);
    await queryClient.invalidateQueries();
  }

  function submit(event: SubmitEvent, address: string) {
    event.preventDefault();
    const found = checkLogin({ email: address, password });
    setFault(found?.message ?? null);
    if (found) field.current?.focus();
    else runEnter(() => enter(address));
  }

  return (
    <Dialog
      open
      onOpenChange={() => runLeave(leave)}
      title="Authentication Failed"
      description="Your session has expired. Please login again."
      {...(email !== null && { initialFocus: field })}
      footer={
        <>
          <Button
            variant={email === null ? 'primary' : 'secondary'}
            busy={isLeaving}
            disabled={isEntering}
            onClick={() => runLeave(leave)}
          >
            OK
          </Button>
          {email !== null && (
            <Button
              type="submit"
              form={FORM}
              variant="primary"
              busy={isEntering}
              disabled={isEntering || isLeaving}
            >
              {isEntering ? 'Logging in...' : 'Login'}
            </Button>
          )}
        </>
      }
    >
      {email !== null && (
        <form
          id={FORM}
          noValidate
          onSubmit={(event) => submit(event, email)}
          className="grid gap-3"
        >
          <p className="text-sm text-ink-2">
            Log in here and this page stays as it is. OK leads to the login page.
          </p>
          {/* Password managers need the username field. */}
          <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
          <PasswordField
            ref={field}
            label={`Password for ${email}`}
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setFault(null);
            }}
            error={fault}
          />
        </form>
      )}
    </Dialog>
  );
}
