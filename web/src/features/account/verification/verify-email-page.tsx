import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Button, Spinner } from '../../../components/button.js';
import type { Tone } from '../../../components/notice.js';
import { call } from '../../../lib/api/request.js';
import { locale } from '../../../lib/locale.js';
import { newcomer } from '../../../lib/session/newcomer.js';
import { AuthLayout } from '../auth-layout.js';
import { FormNotice } from '../form-notice.js';
import {
  MISSING_VERIFICATION_TOKEN,
  verificationFailure,
  verificationSuccess,
  type Verification,
} from '../failures.js';
import * as text from '../messages.js';

const tones: Record<Verification['state'], Tone> = {
  verified: 'success',
  'already-verified': 'info',
  invalid: 'error',
  failed: 'error',
  unanswered: 'error',
};

/** Returns the server's message, which is English; other languages have their own. */
async function verifyEmail(token: string) {
  const { message, reset_token } = await call('POST /api/auth/verify', { body: { token } });
  return { message: locale === 'en' ? message : undefined, resetToken: reset_token };
}

export function VerifyEmailPage({ token }: { token: string | undefined }) {
  const { mutate, data, error, status } = useMutation({ mutationFn: verifyEmail });
  const asked = useRef<string>(undefined);

  useEffect(() => {
    if (!token || asked.current === token) return;
    // A token works once; an effect that runs twice must not use it twice.
    asked.current = token;
    mutate(token);
  }, [token, mutate]);

  return (
    <AuthLayout title={text.verification} portrait="headshot">
      {!token && <Outcome result={MISSING_VERIFICATION_TOKEN} />}
      {token && status === 'success' && (
        <Outcome result={verificationSuccess(data.message)} resetToken={data.resetToken} />
      )}
      {token && status === 'error' && (
        <Outcome result={verificationFailure(error)} onRetry={() => mutate(token)} />
      )}
      {token && (status === 'idle' || status === 'pending') && (
        <p role="status" className="flex items-center gap-2.5 text-ink-2">
          <Spinner className="size-5" />
          {text.verifying}
        </p>
      )}
    </AuthLayout>
  );
}

type OutcomeProps = {
  result: Verification;
  onRetry?: () => void;
  /** Set if this browser did not sign up, so that a stranger's password does not open the account. */
  resetToken?: string | undefined;
};

function Outcome({ result, onRetry, resetToken }: OutcomeProps) {
  const isUnanswered = result.state === 'unanswered';
  return (
    <>
      <FormNotice message={{ tone: tones[result.state], text: result.text }} />
      {isUnanswered && (
        <Button variant="primary" size="lg" className="w-full" onClick={onRetry}>
          {text.tryAgain}
        </Button>
      )}
      {resetToken !== undefined && <p className="text-ink-2">{text.setPasswordHere}</p>}
      <Button asChild variant={isUnanswered ? 'secondary' : 'primary'} size="lg" className="w-full">
        {result.state === 'invalid' ? (
          <Link to="/signup">{text.signUp}</Link>
        ) : resetToken !== undefined ? (
          <Link to="/reset-password" search={{ token: resetToken }}>
            {text.setPassword}
          </Link>
        ) : (
          <Link to="/login" search={{ redirect: newcomer.read().redirect }}>
            {text.login}
          </Link>
        )}
      </Button>
    </>
  );
}
