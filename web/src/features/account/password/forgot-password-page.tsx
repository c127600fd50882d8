import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/button.js';
import { Form } from '../../../components/form/form.js';
import { FormTextField } from '../../../components/form/form-field.js';
import { forgotPassword } from '../../../lib/api/auth-api.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { useCooldown } from '../../../lib/use-cooldown.js';
import { AuthLayout } from '../auth-layout.js';
import { failureNotice, FormNotice, type FormMessage } from '../form-notice.js';
import { passwordFailure } from '../messages.js';

const COOLDOWN_SECONDS = 60;
const SENT: FormMessage = {
  tone: 'success',
  text: 'If an account with that email exists, a reset link has been sent.',
};
const check = async () => (await import('../email-form.js')).checkEmail;

export function ForgotPasswordPage({ redirect }: { redirect: string | undefined }) {
  const [left, startCooldown] = useCooldown(COOLDOWN_SECONDS);
  const form = useContractForm({ check, defaultValues: { email: '' } });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ email }: { email: string }) => forgotPassword(email),
    onSuccess: startCooldown,
  });
  return (
    <AuthLayout
      title="Forgot Password?"
      lead="Enter your email and we’ll send you a reset link."
      portrait="neon"
    >
      <Form form={form} isBusy={isPending || left > 0} onSubmit={(fields) => mutate(fields)}>
        <FormTextField label="Email" name="email" type="email" autoComplete="email" required />
        <FormNotice message={isSuccess ? SENT : failureNotice(error, passwordFailure)} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={isPending}
          disabled={isPending || left > 0}
          className="tabular-nums"
        >
          {isPending ? 'Sending...' : left > 0 ? `Resend Code (${left}s)` : 'Send Reset Link'}
        </Button>
      </Form>
      <p>
        <Link to="/login" search={{ redirect }} className="link inline-flex min-h-11 items-center">
          Back to login
        </Link>
      </p>
    </AuthLayout>
  );
}
