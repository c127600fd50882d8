import { useMutation } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button, Spinner } from '../../../components/button.js';
import { finishWithGoogle, type OauthAnswer } from '../../../lib/api/auth-api.js';
import { noteVisitorImages } from '../../../lib/images/visitor-images.js';
import { logFault } from '../../../lib/log.js';
import { keptOauthRedirect, takeOauthRedirect } from '../../../lib/session/safe-redirect.js';
import { openAfterLogin } from '../../../lib/session/open-after-login.js';
import { session } from '../../../lib/session/page-session.js';
import { AuthLayout } from '../auth-layout.js';
import { failed, FormNotice, type FormMessage, told } from '../form-notice.js';
import * as text from '../messages.js';

const MISSING = failed(text.parametersMissing, text.wrongDuringLogin);
const FAILED = failed(text.authenticationFailed, text.wrongDuringLogin);
const CANCELLED = told(text.googleLoginCanceled, text.otherWaysToLogIn);

type OauthCallbackPageProps = {
  answer: OauthAnswer;
  /** Google's error description (RFC 6749, 4.1.2.1). */
  refusal: string | undefined;
};

function withoutCode(refusal: string | undefined): FormMessage {
  if (refusal === undefined) return MISSING;
  return refusal === 'access_denied' ? CANCELLED : FAILED;
}

export function OauthCallbackPage({ answer, refusal }: OauthCallbackPageProps) {
  const router = useRouter();
  const isComplete = Boolean(answer.code && answer.state) && refusal === undefined;
  const [redirect] = useState(keptOauthRedirect);
  const hasAsked = useRef(false);
  const { mutate, isError } = useMutation({
    mutationFn: async (complete: OauthAnswer) => {
      await noteVisitorImages();
      if (!(await session.signIn(await finishWithGoogle(complete)))) throw new Error('No person');
    },
    onSuccess: () => openAfterLogin(router.history, takeOauthRedirect()),
    onError: (error) => logFault('The return from Google failed', error),
  });

  useEffect(() => {
    if (!isComplete || hasAsked.current) return;
    // A code works once; an effect that runs twice must not use it twice.
    hasAsked.current = true;
    mutate(answer);
  }, [answer, isComplete, mutate]);

  const message = isComplete ? (isError ? FAILED : null) : withoutCode(refusal);
  return (
    <AuthLayout title={text.googleLogin} portrait="neon">
      {message === null ? (
        <p role="status" className="flex items-center gap-2.5 text-ink-2">
          <Spinner className="size-5" />
          {text.completingLogin}
        </p>
      ) : (
        <>
          <FormNotice message={message} />
          <Button asChild variant="primary" size="lg" className="w-full">
            <Link to="/login" search={{ redirect }}>
              {text.backToLogin}
            </Link>
          </Button>
        </>
      )}
    </AuthLayout>
  );
}
