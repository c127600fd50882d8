import { useMutation } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Form, SubmitButton } from '../../../components/form.js';
import { FormPasswordField, FormTextField } from '../../../components/form-field.js';
import { login } from '../../../lib/api/auth-api.js';
import { useNotedVisitorImages } from '../../../lib/images/visitor-images.js';
import { newcomer } from '../../../lib/session/newcomer.js';
import { openAfterLogin } from '../../../lib/session/open-after-login.js';
import { session } from '../../../lib/session/page-session.js';
import { safeRedirect } from '../../../lib/session/safe-redirect.js';
import { useIsMember } from '../../../lib/session/use-session.js';
import { AuthLayout } from '../auth-layout.js';
import { failureNotice, FormNotice } from '../form-notice.js';
import { GoogleButton, OrDivider } from '../google/google-button.js';
import { detailOf, loginFailure } from '../failures.js';
import * as text from '../messages.js';
import { ResendVerification } from '../verification/resend-verification.js';

type LoginFields = { email: string; password: string };

export function LoginPage({ redirect }: { redirect: string | undefined }) {
  const isMember = useIsMember();
  const form = useForm<LoginFields>({ defaultValues: { email: '', password: '' } });
  const entry = useLogin(redirect);
  const { getValues, setValue } = form;
  useEffect(() => {
    if (getValues('email') === '') setValue('email', newcomer.read().email);
  }, [getValues, setValue]);
  return (
    <AuthLayout title={text.login} portrait="oil">
      <Form form={form} isBusy={entry.isPending} onSubmit={entry.mutate}>
        <LoginFieldset redirect={redirect} />
        <FormNotice message={failureNotice(entry.error, loginFailure)} />
        {detailOf(entry.error) === 'LOGIN_USER_NOT_VERIFIED' && (
          <ResendVerification email={entry.variables?.email ?? ''} />
        )}
        <SubmitButton busy={entry.isPending}>
          {entry.isPending ? text.loggingIn : text.login}
        </SubmitButton>
      </Form>
      <OrDivider />
      <GoogleButton
        label={text.loginWithGoogle}
        redirect={redirect === undefined ? undefined : safeRedirect(redirect)}
      />
      {!isMember && (
        <p className="text-ink-2">
          {text.noAccount(
            <Link
              to="/signup"
              search={{ redirect }}
              className="link inline-flex min-h-11 items-center font-semibold text-ink"
            >
              {text.signUp}
            </Link>,
          )}
        </p>
      )}
    </AuthLayout>
  );
}

function LoginFieldset({ redirect }: { redirect: string | undefined }) {
  return (
    <>
      <FormTextField
        label={text.email}
        name="email"
        rules={{ required: text.emailRequired, setValueAs: trimmed }}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div className="grid gap-1">
        <FormPasswordField
          label={text.password}
          name="password"
          rules={{ required: text.passwordRequired }}
          autoComplete="current-password"
          required
        />
        <Link
          to="/forgot-password"
          search={{ redirect }}
          className="link inline-flex min-h-11 items-center justify-self-start text-sm"
        >
          {text.forgotPassword}
        </Link>
      </div>
    </>
  );
}

const trimmed = (value: string) => value.trim();

function useLogin(redirect: string | undefined) {
  const router = useRouter();
  const noted = useNotedVisitorImages();
  return useMutation({
    mutationFn: async ({ email, password }: LoginFields) => {
      await noted.current;
      if (!(await session.signIn(await login(email, password)))) throw new Error('No person');
    },
    onSuccess() {
      newcomer.forget();
      openAfterLogin(router.history, safeRedirect(redirect));
    },
  });
}
