import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/button.js';
import { Form, SubmitButton } from '../../../components/form.js';
import { call } from '../../../lib/api/request.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { AuthLayout } from '../auth-layout.js';
import { done, failed, failureNotice, FormNotice } from '../form-notice.js';
import { detailOf, passwordFailure } from '../failures.js';
import * as text from '../messages.js';
import { NewPassword } from './new-password.js';

const newLink = (
  <Link to="/forgot-password" className="link font-semibold text-ink">
    {text.requestNewLink}
  </Link>
);
const INCOMPLETE = failed(text.resetLinkIncomplete, newLink);
const DONE = done(text.passwordReset, text.canLogIn);
const DEAD_LINK = 'RESET_PASSWORD_BAD_TOKEN';

const failure = (error: unknown) =>
  detailOf(error) === DEAD_LINK
    ? failed(text.resetLinkDead, newLink)
    : failureNotice(error, passwordFailure);

const check = async () => (await import('./password-forms.js')).checkNewPassword;

export function ResetPasswordPage({ token }: { token: string | undefined }) {
  const form = useContractForm({ check, defaultValues: { password: '', confirmation: '' } });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (password: string) =>
      call('POST /api/auth/reset-password', { body: { token: token ?? '', password } }),
  });
  const isClosed = isSuccess || !token;
  return (
    <AuthLayout title={text.resetPassword} lead={text.resetPasswordLead} portrait="neon">
      <Form
        form={form}
        isBusy={isPending || isClosed}
        onSubmit={({ password }) => mutate(password)}
      >
        {!token && <FormNotice message={INCOMPLETE} />}
        <NewPassword disabled={isClosed} />
        {token && <FormNotice message={isSuccess ? DONE : failure(error)} />}
        {isSuccess ? (
          <Button asChild variant="primary" size="lg">
            <Link to="/login">{text.login}</Link>
          </Button>
        ) : (
          <SubmitButton busy={isPending} disabled={isClosed}>
            {isPending ? text.resetting : text.resetPassword}
          </SubmitButton>
        )}
      </Form>
      {!isSuccess && (
        <p>
          <Link to="/login" className="link inline-flex min-h-11 items-center">
            {text.backToLogin}
          </Link>
        </p>
      )}
    </AuthLayout>
  );
}
