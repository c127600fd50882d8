import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/button.js';
import { PasswordField } from '../../../components/password-field.js';
import { TextField } from '../../../components/text-field.js';
import { login } from '../../../lib/api/auth-api.js';
import { noteVisitorImages } from '../../../lib/images/visitor-images.js';
import { session } from '../../../lib/session/page-session.js';
import { safeRedirect } from '../../../lib/session/safe-redirect.js';
import { useIsMember } from '../../../lib/session/use-session.js';
import { useBusy } from '../../../lib/use-busy.js';
import { AuthLayout } from '../auth-layout.js';
import { FormNotice, type FormMessage } from '../form-notice.js';
import { GoogleButton } from '../google/google-button.js';
import { OrDivider } from '../google/or-divider.js';
import { detailOf, loginFailure } from '../messages.js';
import { useFocusFault } from '../use-focus-fault.js';
import { ResendVerification } from '../verification/resend-verification.js';
import { checkLogin, type LoginFault } from './login-checks.js';

export function LoginPage({ redirect }: { redirect: string | undefined }) {
  const router = useRouter();
  const isMember = useIsMember();
  const [fields, setFields] = useState({ email: '', password: '' });
  const [fault, setFault] = useState<LoginFault | null>(null);
  const [message, setMessage] = useState<FormMessage | null>(null);
  const [unverified, setUnverified] = useState<string | null>(null);
  const [isBusy, run] = useBusy();
  const form = useRef<HTMLFormElement>(null);
  const noted = useRef<Promise<void>>(undefined);
  useEffect(() => {
    noted.current = noteVisitorImages();
  }, []);
  useFocusFault(form, fault);
  const fail = (text: string) => setMessage({ tone: 'error', text });

  function change(part: Partial<typeof fields>) {
    setFields({ ...fields, ...part });
    setFault(null);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = checkLogin(fields);
    setFault(found);
    if (found) return;
    setMessage(null);
    setUnverified(null);
    run(async () => {
      const email = fields.email.trim();
      try {
        await noted.current;
        if (!(await session.signIn(await login(email, fields.password))))
          throw new Error('No person');
        router.history.replace(safeRedirect(redirect));
      } catch (error) {
        fail(loginFailure(error));
        if (detailOf(error) === 'LOGIN_USER_NOT_VERIFIED') setUnverified(email);
      }
    });
  }

  return (
    <AuthLayout title="Login" portrait="oil">
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label="Email"
          name="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={fields.email}
          onChange={(event) => change({ email: event.target.value })}
          error={fault?.field === 'email' ? fault.message : null}
        />
        <div className="grid gap-1">
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            value={fields.password}
            onChange={(event) => change({ password: event.target.value })}
            error={fault?.field === 'password' ? fault.message : null}
          />
          <Link
            to="/forgot-password"
            search={{ redirect }}
            className="link inline-flex min-h-11 items-center justify-self-start text-sm"
          >
            Forgot Password?
          </Link>
        </div>
        <FormNotice message={message} />
        {unverified !== null && <ResendVerification email={unverified} onMessage={setMessage} />}
        <Button type="submit" variant="primary" size="lg" busy={isBusy} disabled={isBusy}>
          {isBusy ? 'Logging in...' : 'Login'}
        </Button>
      </form>
      <OrDivider />
      <GoogleButton
        label="Sign in with Google"
        redirect={redirect === undefined ? undefined : safeRedirect(redirect)}
        onFail={fail}
      />
      {!isMember && (
        <p className="text-ink-2">
          Don&apos;t have an account?{' '}
          <Link
            to="/signup"
            search={{ redirect }}
            className="link inline-flex min-h-11 items-center font-semibold text-ink"
          >
            Sign Up
          </Link>
        </p>
      )}
    </AuthLayout>
  );
}
