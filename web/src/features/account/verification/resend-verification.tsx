import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.js';
import { requestVerification } from '../../../lib/api/auth-api.js';
import { useBusy } from '../../../lib/use-busy.js';
import { useCooldown } from '../../../lib/use-cooldown.js';
import type { FormMessage } from '../form-notice.js';
import { isAlreadyVerified, resendFailure } from '../messages.js';

const COOLDOWN_SECONDS = 60;
const GO_HOME_AFTER_MS = 3_000;

type ResendVerificationProps = { email: string; onMessage: (message: FormMessage) => void };

export function ResendVerification({ email, onMessage }: ResendVerificationProps) {
  const router = useRouter();
  const [isBusy, run] = useBusy();
  const [left, startCooldown] = useCooldown(COOLDOWN_SECONDS);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(leaving.current), []);

  async function resend() {
    try {
      await requestVerification(email);
      startCooldown();
      onMessage({
        tone: 'success',
        text: 'Verification email resent! Please check your email.',
      });
    } catch (error) {
      if (isAlreadyVerified(error)) {
        onMessage({
          tone: 'info',
          text: 'You are already verified. Redirecting to the home page...',
        });
        leaving.current = setTimeout(() => void router.navigate({ to: '/' }), GO_HOME_AFTER_MS);
      } else {
        onMessage({ tone: 'error', text: resendFailure(error) });
      }
    }
  }

  return (
    <Button
      size="lg"
      busy={isBusy}
      disabled={isBusy || left > 0}
      className="w-full tabular-nums"
      onClick={() => run(resend)}
    >
      {left > 0 ? `Resend in ${left}s` : 'Resend Verification Email'}
    </Button>
  );
}
