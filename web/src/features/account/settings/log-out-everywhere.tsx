import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { toasts } from '../../../components/toast-store.js';
import { endAllLoginSessions } from '../../../lib/api/users-api.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { session } from '../../../lib/session/page-session.js';
import { useBusy } from '../../../lib/use-busy.js';
import { detailOf } from '../messages.js';
import { DecisionDialog } from './decision-dialog.js';

const FAILED = 'Your sessions could not be ended. Please try again.';

export function LogOutEverywhere() {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, run] = useBusy();

  async function leave() {
    setError(null);
    try {
      await throughLogin(endAllLoginSessions);
    } catch (failure) {
      setError(detailOf(failure) ?? FAILED);
      return;
    }
    // Navigate home first: this page redirects signed-out users to login.
    await router.navigate({ to: '/', ignoreBlocker: true });
    await session.logout();
    toasts.add('success', 'You are logged out everywhere.');
  }

  return (
    <>
      <Button onClick={() => setAsking(true)}>Log out everywhere</Button>
      <DecisionDialog
        open={isAsking}
        isBusy={isBusy}
        title="Log out everywhere"
        description="This ends every login of your account at once, here too. Portraits that are being made are finished."
        error={error}
        onClose={() => {
          setError(null);
          setAsking(false);
        }}
        keep="Cancel"
        action={
          <Button variant="danger-solid" busy={isBusy} disabled={isBusy} onClick={() => run(leave)}>
            {isBusy ? 'Logging out...' : 'Log out'}
          </Button>
        }
      />
    </>
  );
}
