import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.js';
import type { Tone } from '../../../components/notice.js';
import { Spinner } from '../../../components/spinner.js';
import { verifyEmail } from '../../../lib/api/auth-api.js';
import { AuthLayout } from '../auth-layout.js';
import { FormNotice } from '../form-notice.js';
import {
  MISSING_VERIFICATION_TOKEN,
  verificationFailure,
  verificationSuccess,
  type Verification,
} from '../messages.js';

const tones: Record<Exclude<Verification['state'], 'loading'>, Tone> = {
  verified: 'success',
  'already-verified': 'info',
  invalid: 'error',
  failed: 'error',
  unanswered: 'error',
};

export function VerifyEmailPage({ token }: { token: string | undefined }) {
  const [result, setResult] = useState<Verification>(
    token ? { state: 'loading' } : MISSING_VERIFICATION_TOKEN,
  );
  const asked = useRef<string>(undefined);

  const verify = useCallback((shown: string) => {
    setResult({ state: 'loading' });
    verifyEmail(shown).then(
      (message) => setResult(verificationSuccess(message)),
      (error: unknown) => setResult(verificationFailure(error)),
    );
  }, []);

  useEffect(() => {
    if (!token || asked.current === token) return;
    // A token works once; an effect that runs twice must not use it twice.
    asked.current = token;
    verify(token);
  }, [token, verify]);

  return (
    <AuthLayout title="Email Verification" portrait="headshot">
      {result.state === 'loading' ? (
        <p role="status" className="flex items-center gap-2.5 text-ink-2">
          <Spinner className="size-5" />
          Verifying your email...
        </p>
      ) : (
        <Outcome result={result} onRetry={token ? () => verify(token) : undefined} />
      )}
    </AuthLayout>
  );
}

type OutcomeProps = {
  result: Exclude<Verification, { state: 'loading' }>;
  onRetry: (() => void) | undefined;
};

function Outcome({ result, onRetry }: OutcomeProps) {
  const [message] = useState({ tone: tones[result.state], text: result.text });
  const isInvalid = result.state === 'invalid';
  return (
    <>
      <FormNotice message={message} />
      {result.state === 'unanswered' && (
        <Button variant="primary" size="lg" className="w-full" onClick={onRetry}>
          Try again
        </Button>
      )}
      <Button
        asChild
        variant={result.state === 'unanswered' ? 'secondary' : 'primary'}
        size="lg"
        className="w-full"
      >
        {isInvalid ? <Link to="/signup">Sign Up</Link> : <Link to="/login">Login</Link>}
      </Button>
    </>
  );
}
