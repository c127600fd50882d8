import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { deleteMe } from '../../../lib/api/users-api.js';
import { logFault } from '../../../lib/log.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { SettingsSection } from '../settings-section.js';
import { DecisionDialog } from './decision-dialog.js';
import { LostCredits } from './lost-credits.js';
import { useEndHere } from './use-end-here.js';

export function DeleteAccount() {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, isError, reset } = useMutation({
    mutationFn: () => throughLogin(deleteMe),
    onSuccess: useEndHere('Your account has been deleted.'),
    onError: (error) => logFault('The account could not be deleted', error),
  });
  return (
    <SettingsSection
      title="Delete account"
      lead="We delete your images, photos and personal data, and end your subscription. We’ll email you a receipt."
    >
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete Account
      </Button>
      <DecisionDialog
        open={isAsking}
        isBusy={isPending}
        title="Delete Account"
        description="This action is irreversible. Are you sure you want to delete your account along with all information associated with it?"
        error={isError ? 'Delete failed.' : null}
        onClose={() => {
          reset();
          setAsking(false);
        }}
        keep="Cancel"
        action={
          <Button
            variant="danger-solid"
            busy={isPending}
            disabled={isPending}
            onClick={() => mutate()}
          >
            {isPending ? 'Deleting...' : 'Delete'}
          </Button>
        }
      >
        <LostCredits />
      </DecisionDialog>
    </SettingsSection>
  );
}
