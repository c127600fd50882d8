import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/button.js';
import { ErrorAlert } from '../../../components/field-error.js';
import { FormPasswordField } from '../../../components/form-field.js';
import { Form, SubmitButton } from '../../../components/form.js';
import { call } from '../../../lib/api/request.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { loginSessionsQuery } from '../account-queries.js';
import { isWrongPassword, passwordFailure } from '../failures.js';
import { done, failureNotice, FormNotice } from '../form-notice.js';
import { NewPassword } from '../password/new-password.js';
import type { PasswordChangeFields } from '../password/password-forms.js';
import { SettingsSection } from '../settings-section.js';
import * as text from './messages.js';

const EMPTY: PasswordChangeFields = { current_password: '', password: '', confirmation: '' };
const DONE = done(text.passwordChanged, text.othersLoggedOut);
const check = async () => (await import('../password/password-forms.js')).checkPasswordChange;

export function ChangePassword({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const form = useContractForm({ check, defaultValues: EMPTY });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ current_password, password }: PasswordChangeFields) => {
      const body = { current_password, password };
      return throughLogin(() => call('POST /api/users/me/password', { body }));
    },
    onSuccess: () => {
      form.reset();
      return queryClient.invalidateQueries({ queryKey: loginSessionsQuery.queryKey });
    },
    onError: (failure) => {
      if (!isWrongPassword(failure)) return;
      form.setError('current_password', { message: text.wrongPassword }, { shouldFocus: true });
    },
  });
  const failure = isWrongPassword(error) ? null : failureNotice(error, passwordFailure);

  return (
    <SettingsSection title={text.password} lead={text.passwordLead}>
      <Form
        form={form}
        isBusy={isPending}
        onSubmit={(fields) => mutate(fields)}
        className="grid max-w-100 gap-5"
      >
        <FormPasswordField
          label={text.currentPassword}
          name="current_password"
          autoComplete="current-password"
          required
        />
        <NewPassword
          isAside
          labels={{ password: text.newPassword, confirmation: text.confirmNewPassword }}
        />
        <FormNotice message={isSuccess ? DONE : failure} />
        <SubmitButton
          variant="secondary"
          busy={isPending}
          className="justify-self-start max-sm:w-full"
        >
          {isPending ? text.changing : text.changePassword}
        </SubmitButton>
      </Form>
      <PasswordByMail email={email} />
    </SettingsSection>
  );
}

function PasswordByMail({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call('POST /api/auth/forgot-password', { body: { email } }),
  });
  return (
    <div className="mt-6 grid max-w-100 justify-items-start gap-2 text-sm">
      <p className="text-ink-2">{text.noPassword}</p>
      <div role="status" className="empty:hidden">
        {isSuccess && <p>{text.passwordLinkSent(email)}</p>}
      </div>
      {!isSuccess && (
        <Button size="sm" busy={isPending} disabled={isPending} onClick={() => mutate()}>
          {text.setByMail}
        </Button>
      )}
      <ErrorAlert error={error === null ? null : passwordFailure(error)} className="empty:hidden" />
    </div>
  );
}
