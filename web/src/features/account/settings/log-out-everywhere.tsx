import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { endAllLoginSessions } from '../../../lib/api/users-api.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { reasonOr } from '../messages.js';
import { DecisionDialog } from './decision-dialog.js';
import { useEndHere } from './use-end-here.js';

export function LogOutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => throughLogin(endAllLoginSessions),
    onSuccess: useEndHere('You are logged out everywhere.'),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>Log out everywhere</Button>
      <DecisionDialog
        open={isAsking}
        isBusy={isPending}
        title="Log out everywhere"
        description="This ends every login of your account at once, here too. Portraits that are being made are finished."
        error={reasonOr(error, 'Your sessions could not be ended. Please try again.')}
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
            {isPending ? 'Logging out...' : 'Log out'}
          </Button>
        }
      />
    </>
  );
}
