import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Form, SubmitButton } from '../../../components/form.js';
import { FormTextField } from '../../../components/form-field.js';
import { call } from '../../../lib/api/request.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { useCooldown } from '../../../lib/use-timers.js';
import { AuthLayout } from '../auth-layout.js';
import { done, failureNotice, FormNotice } from '../form-notice.js';
import { passwordFailure } from '../failures.js';
import * as text from '../messages.js';

const COOLDOWN_SECONDS = 60;
const SENT = done(text.resetLinkSent);
const check = async () => (await import('../email-form.js')).checkEmail;

export function ForgotPasswordPage({ redirect }: { redirect: string | undefined }) {
  const [left, startCooldown] = useCooldown(COOLDOWN_SECONDS);
  const form = useContractForm({ check, defaultValues: { email: '' } });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (body: { email: string }) => call('POST /api/auth/forgot-password', { body }),
    onSuccess: startCooldown,
  });
  return (
    <AuthLayout title={text.forgotPassword} lead={text.forgotPasswordLead} portrait="neon">
      <Form form={form} isBusy={isPending || left > 0} onSubmit={(fields) => mutate(fields)}>
        <FormTextField label={text.email} name="email" type="email" autoComplete="email" required />
        <FormNotice message={isSuccess ? SENT : failureNotice(error, passwordFailure)} />
        <SubmitButton busy={isPending} disabled={left > 0} className="tabular-nums">
          {isPending ? text.sending : left > 0 ? text.sendAgainIn(left) : text.sendResetLink}
        </SubmitButton>
      </Form>
      <p>
        <Link to="/login" search={{ redirect }} className="link inline-flex min-h-11 items-center">
          {text.backToLogin}
        </Link>
      </p>
    </AuthLayout>
  );
}
