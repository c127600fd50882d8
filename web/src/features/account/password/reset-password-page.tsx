import { Link } from '@tanstack/react-router';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/button.js';
import { resetPassword } from '../../../lib/api/auth-api.js';
import { useBusy } from '../../../lib/use-busy.js';
import { AuthLayout } from '../auth-layout.js';
import { FormNotice, type FormMessage } from '../form-notice.js';
import { detailOf, passwordFailure } from '../messages.js';
import { useFocusFault } from '../use-focus-fault.js';
import { NewPassword } from './new-password.js';
import { checkPasswords, type PasswordFault } from './password-checks.js';

const newLink = (
  <Link to="/forgot-password" className="link font-semibold text-ink">
    Request a new link
  </Link>
);
const INCOMPLETE: FormMessage = {
  tone: 'error',
  text: 'This reset link is incomplete.',
  more: newLink,
};
const DEAD_LINK = 'RESET_PASSWORD_BAD_TOKEN';

function failure(error: unknown): FormMessage {
  if (detailOf(error) !== DEAD_LINK) return { tone: 'error', text: passwordFailure(error) };
  return {
    tone: 'error',
    text: 'This reset link is not valid. It may have expired or been used already.',
    more: newLink,
  };
}

export function ResetPasswordPage({ token }: { token: string | undefined }) {
  const [passwords, setPasswords] = useState({ password: '', confirmation: '' });
  const [fault, setFault] = useState<PasswordFault | null>(null);
  const [message, setMessage] = useState<FormMessage | null>(token ? null : INCOMPLETE);
  const [isDone, setDone] = useState(false);
  const [isBusy, run] = useBusy();
  const form = useRef<HTMLFormElement>(null);
  useFocusFault(form, fault);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = checkPasswords(passwords.password, passwords.confirmation);
    setFault(found);
    if (found || !token) return;
    setMessage(null);
    run(async () => {
      try {
        await resetPassword(token, passwords.password);
        setDone(true);
        setMessage({
          tone: 'success',
          text: 'Your password has been reset.',
          more: 'You can log in with the new one now.',
        });
      } catch (error) {
        setMessage(failure(error));
      }
    });
  }

  const isClosed = isDone || !token;
  return (
    <AuthLayout
      title="Reset Password"
      lead="Choose a new password for your account."
      portrait="neon"
    >
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        {!token && <FormNotice message={message} />}
        <NewPassword
          labels={{ password: 'New Password', confirmation: 'Confirm New Password' }}
          {...passwords}
          onChange={(change) => {
            setPasswords({ ...passwords, ...change });
            setFault(null);
          }}
          fault={fault}
          disabled={isClosed}
        />
        {token && <FormNotice message={message} />}
        {isDone ? (
          <Button asChild variant="primary" size="lg">
            <Link to="/login">Login</Link>
          </Button>
        ) : (
          <Button
            type="submit"
            variant="primary"
            size="lg"
            busy={isBusy}
            disabled={isBusy || isClosed}
          >
            {isBusy ? 'Resetting...' : 'Reset Password'}
          </Button>
        )}
      </form>
      {!isDone && (
        <p>
          <Link to="/login" className="link inline-flex min-h-11 items-center">
            Back to login
          </Link>
        </p>
      )}
    </AuthLayout>
  );
}
