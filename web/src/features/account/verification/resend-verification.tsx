import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.js';
import { call } from '../../../lib/api/request.js';
import { useCooldown } from '../../../lib/use-timers.js';
import { done, failed, FormNotice, type FormMessage, told } from '../form-notice.js';
import { isAlreadyVerified, resendFailure } from '../failures.js';
import * as text from '../messages.js';

const COOLDOWN_SECONDS = 60;
const GO_HOME_AFTER_MS = 3_000;

const SENT = done(text.verificationSent);
const VERIFIED = told(text.alreadyVerifiedGoingHome);

export function ResendVerification({ email }: { email: string }) {
  const router = useRouter();
  const [left, startCooldown] = useCooldown(COOLDOWN_SECONDS);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call('POST /api/auth/request-verify-token', { body: { email } }),
    onSuccess: startCooldown,
    onError: (failure) => {
      if (!isAlreadyVerified(failure)) return;
      leaving.current = setTimeout(() => void router.navigate({ to: '/' }), GO_HOME_AFTER_MS);
    },
  });

  return (
    <>
      <FormNotice message={isSuccess ? SENT : failureOf(error)} />
      <Button
        size="lg"
        busy={isPending}
        disabled={isPending || left > 0}
        className="w-full tabular-nums"
        onClick={() => mutate()}
      >
        {left > 0 ? text.resendIn(left) : text.resendVerification}
      </Button>
    </>
  );
}

function failureOf(error: unknown): FormMessage | null {
  if (error === null) return null;
  return isAlreadyVerified(error) ? VERIFIED : failed(resendFailure(error));
}
