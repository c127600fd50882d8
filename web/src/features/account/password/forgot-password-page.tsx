import { Link } from '@tanstack/react-router';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/button.js';
import { TextField } from '../../../components/text-field.js';
import { forgotPassword } from '../../../lib/api/auth-api.js';
import { useBusy } from '../../../lib/use-busy.js';
import { useCooldown } from '../../../lib/use-cooldown.js';
import { AuthLayout } from '../auth-layout.js';
import { checkEmail } from '../email-check.js';
import { FormNotice, type FormMessage } from '../form-notice.js';
import { passwordFailure } from '../messages.js';
import { useFocusFault } from '../use-focus-fault.js';

const COOLDOWN_SECONDS = 60;
const SENT = 'If an account with that email exists, a reset link has been sent.';

export function ForgotPasswordPage({ redirect }: { redirect: string | undefined }) {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<ReturnType<typeof checkEmail>>(null);
  const [message, setMessage] = useState<FormMessage | null>(null);
  const [isBusy, run] = useBusy();
  const [left, startCooldown] = useCooldown(COOLDOWN_SECONDS);
  const form = useRef<HTMLFormElement>(null);
  useFocusFault(form, fault);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = checkEmail(email, event.currentTarget.checkValidity());
    setFault(found);
    if (found) return;
    setMessage(null);
    run(async () => {
      try {
        await forgotPassword(email.trim());
        startCooldown();
        setMessage({ tone: 'success', text: SENT });
      } catch (error) {
        setMessage({ tone: 'error', text: passwordFailure(error) });
      }
    });
  }

  return (
    <AuthLayout
      title="Forgot Password?"
      lead="Enter the email of your account, and we send you a link to set a new password."
      portrait="neon"
    >
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setFault(null);
          }}
          error={fault?.message}
        />
        <FormNotice message={message} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={isBusy}
          disabled={isBusy || left > 0}
          className="tabular-nums"
        >
          {isBusy ? 'Sending...' : left > 0 ? `Resend Code (${left}s)` : 'Send Reset Link'}
        </Button>
      </form>
      <p>
        <Link to="/login" search={{ redirect }} className="link inline-flex min-h-11 items-center">
          Back to login
        </Link>
      </p>
    </AuthLayout>
  );
}
