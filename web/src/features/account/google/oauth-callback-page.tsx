import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.js';
import { Spinner } from '../../../components/spinner.js';
import { finishWithGoogle, type OauthAnswer } from '../../../lib/api/auth-api.js';
import { noteVisitorImages } from '../../../lib/images/visitor-images.js';
import { logFault } from '../../../lib/log.js';
import { takeOauthRedirect } from '../../../lib/session/oauth-redirect.js';
import { session } from '../../../lib/session/page-session.js';
import { AuthLayout } from '../auth-layout.js';
import { FormNotice, type FormMessage } from '../form-notice.js';

const MORE = 'Something went wrong during authentication.';
const MISSING: FormMessage = {
  tone: 'error',
  text: 'Missing authentication parameters.',
  more: MORE,
};
const FAILED: FormMessage = {
  tone: 'error',
  text: 'Authentication failed. Please try again.',
  more: MORE,
};

/** Where Google sends people back to; `answer` is what stands in the address. */
export function OauthCallbackPage({ answer }: { answer: OauthAnswer }) {
  const router = useRouter();
  const isComplete = Boolean(answer.code && answer.state);
  const [message, setMessage] = useState<FormMessage | null>(isComplete ? null : MISSING);
  const hasAsked = useRef(false);

  useEffect(() => {
    if (!isComplete || hasAsked.current) return;
    // A code works once, so the second run of an effect must not spend it again.
    hasAsked.current = true;
    void (async () => {
      try {
        await noteVisitorImages();
        if (!(await session.signIn(await finishWithGoogle(answer)))) throw new Error('No person');
        router.history.replace(takeOauthRedirect());
      } catch (error) {
        logFault('The return from Google failed', error);
        setMessage(FAILED);
      }
    })();
  }, [answer, isComplete, router]);

  return (
    <AuthLayout title="Google login" portrait="neon">
      {message === null ? (
        <p role="status" className="flex items-center gap-2.5 text-ink-2">
          <Spinner className="size-5" />
          Completing your login...
        </p>
      ) : (
        <>
          <FormNotice message={message} />
          <Button asChild variant="primary" size="lg" className="w-full">
            <Link to="/login">Back to login</Link>
          </Button>
        </>
      )}
    </AuthLayout>
  );
}
