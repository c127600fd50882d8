import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
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
};

/** Where the link of the verification mail leads. */
export function VerifyEmailPage({ token }: { token: string | undefined }) {
  const [result, setResult] = useState<Verification>(
    token ? { state: 'loading' } : MISSING_VERIFICATION_TOKEN,
  );
  const asked = useRef<string>(undefined);

  useEffect(() => {
    if (!token || asked.current === token) return;
    // A token works once, so the second run of an effect must not spend it again.
    asked.current = token;
    verifyEmail(token).then(
      (message) => setResult(verificationSuccess(message)),
      (error: unknown) => setResult(verificationFailure(error)),
    );
  }, [token]);

  return (
    <AuthLayout title="Email Verification" portrait="headshot">
      {result.state === 'loading' ? (
        <p role="status" className="flex items-center gap-2.5 text-ink-2">
          <Spinner className="size-5" />
          Verifying your email...
        </p>
      ) : (
        <Outcome result={result} />
      )}
    </AuthLayout>
  );
}

function Outcome({ result }: { result: Exclude<Verification, { state: 'loading' }> }) {
  const [message] = useState({ tone: tones[result.state], text: result.text });
  const isInvalid = result.state === 'invalid';
  return (
    <>
      <FormNotice message={message} />
      <Button asChild variant="primary" size="lg" className="w-full">
        {isInvalid ? <Link to="/signup">Sign Up</Link> : <Link to="/login">Login</Link>}
      </Button>
    </>
  );
}
