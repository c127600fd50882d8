import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../components/button.js';
import { Form, SubmitButton } from '../../../components/form.js';
import { FormTextField } from '../../../components/form-field.js';
import { register } from '../../../lib/api/auth-api.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { useRefusedFields } from '../../../lib/forms/use-refused-fields.js';
import { useNotedVisitorImages } from '../../../lib/images/visitor-images.js';
import { newcomer } from '../../../lib/session/newcomer.js';
import { safeRedirect } from '../../../lib/session/safe-redirect.js';
import { AuthLayout } from '../auth-layout.js';
import { done, failed, failureNotice, FormNotice, type FormMessage } from '../form-notice.js';
import { GoogleButton, OrDivider } from '../google/google-button.js';
import { signupFailure, signupWithoutId } from '../failures.js';
import * as text from '../messages.js';
import { NameFields } from '../name-fields.js';
import { NewPassword } from '../password/new-password.js';
import { isStrong } from '../password/password-rules.js';
import { ResendVerification } from '../verification/resend-verification.js';
import type { Signup, SignupFields } from './signup-form.js';

const EMPTY: SignupFields = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  confirmation: '',
};
const check = async () => (await import('./signup-form.js')).checkSignup;

export function SignupPage({ redirect }: { redirect: string | undefined }) {
  const signup = useSignup(redirect);
  const form = useContractForm({ check, defaultValues: EMPTY });
  useRefusedFields(form, signup.error);
  const isDone = signup.data?.id !== undefined;
  const { setFocus, formState } = form;
  const isCorrecting = signup.isIdle && formState.isSubmitSuccessful;
  useEffect(() => {
    if (isCorrecting) setFocus('email');
  }, [isCorrecting, setFocus]);
  return (
    <AuthLayout title={text.signUp} lead={text.signupLead} portrait="headshot">
      <Form form={form} isBusy={signup.isPending || isDone} onSubmit={signup.mutate}>
        <PersonFields disabled={isDone} />
        <NewPassword
          labels={{ password: text.password, confirmation: text.confirmPassword }}
          disabled={isDone}
        />
        <FormNotice message={messageOf(signup, () => signup.reset())} />
        {!isDone && <p className="text-sm text-ink-2">{text.registrationStatement}</p>}
        <SignupButton isBusy={signup.isPending} isDone={isDone} />
      </Form>
      {isDone ? (
        <ResendVerification email={signup.variables?.email ?? ''} />
      ) : (
        <>
          <OrDivider />
          <GoogleButton
            label={text.signupWithGoogle}
            redirect={redirect === undefined ? undefined : safeRedirect(redirect)}
            disabled={signup.isPending}
          />
        </>
      )}
      <p className="text-ink-2">
        {text.hasAccount(
          <Link
            to="/login"
            search={{ redirect }}
            className="link inline-flex min-h-11 items-center font-semibold text-ink"
          >
            {text.login}
          </Link>,
        )}
      </p>
    </AuthLayout>
  );
}

function useSignup(redirect: string | undefined) {
  const noted = useNotedVisitorImages();
  return useMutation({
    mutationFn: async ({ email, password, first_name, last_name }: Signup) => {
      await noted.current;
      return register({ email, password, first_name, last_name });
    },
    onSuccess: ({ id }, { email }) => {
      if (id !== undefined) newcomer.note(email, redirect);
    },
  });
}

function messageOf(
  { data, error, variables }: ReturnType<typeof useSignup>,
  onCorrect: () => void,
): FormMessage | null {
  if (data === undefined) return failureNotice(error, signupFailure);
  if (data.id === undefined) return failed(signupWithoutId(data.detail));
  const more = (
    <span className="grid justify-items-start gap-2">
      <span>
        {text.linkSentTo(
          <b className="font-semibold wrap-anywhere text-ink">{variables?.email}</b>,
        )}
      </span>
      <Button size="sm" onClick={onCorrect}>
        {text.correctAddress}
      </Button>
    </span>
  );
  return done(text.signupSuccessful, more);
}

function PersonFields({ disabled }: { disabled: boolean }) {
  return (
    <>
      <NameFields disabled={disabled} />
      <FormTextField
        label={text.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        disabled={disabled}
      />
    </>
  );
}

function SignupButton({ isBusy, isDone }: { isBusy: boolean; isDone: boolean }) {
  const { control } = useFormContext<SignupFields>();
  const password = useWatch({ control, name: 'password' });
  return (
    <SubmitButton busy={isBusy} disabled={isDone || !isStrong(password)}>
      {isDone ? text.signedUp : isBusy ? text.signingUp : text.signUp}
    </SubmitButton>
  );
}
