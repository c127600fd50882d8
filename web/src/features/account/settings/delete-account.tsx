import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { toasts } from '../../../components/toast-store.js';
import { deleteMe } from '../../../lib/api/users-api.js';
import { logFault } from '../../../lib/log.js';
import { session } from '../../../lib/session/page-session.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { useBusy } from '../../../lib/use-busy.js';
import { SettingsSection } from '../settings-section.js';
import { DecisionDialog } from './decision-dialog.js';
import { LostCredits } from './lost-credits.js';

export function DeleteAccount() {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, run] = useBusy();

  async function erase() {
    setError(null);
    try {
      await throughLogin(deleteMe);
    } catch (failure) {
      logFault('The account could not be deleted', failure);
      setError('Delete failed.');
      return;
    }
    // Navigate home first: this page redirects signed-out users to login.
    await router.navigate({ to: '/', ignoreBlocker: true });
    await session.logout();
    toasts.add('success', 'Your account has been deleted.');
  }

  return (
    <SettingsSection
      title="Delete account"
      lead="Your images, photos, face templates and personal data are erased, and a subscription ends. A receipt of what was removed comes by email."
    >
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete Account
      </Button>
      <DecisionDialog
        open={isAsking}
        isBusy={isBusy}
        title="Delete Account"
        description="This action is irreversible. Are you sure you want to delete your account along with all information associated with it?"
        error={error}
        onClose={() => {
          setError(null);
          setAsking(false);
        }}
        keep="Cancel"
        action={
          <Button variant="danger-solid" busy={isBusy} disabled={isBusy} onClick={() => run(erase)}>
            {isBusy ? 'Deleting...' : 'Delete'}
          </Button>
        }
      >
        <LostCredits />
      </DecisionDialog>
    </SettingsSection>
  );
}
