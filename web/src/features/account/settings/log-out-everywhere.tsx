import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { endAllLoginSessions } from '../../../lib/api/users-api.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { reasonOr } from '../failures.js';
import { DecisionDialog } from './decision-dialog.js';
import { useEndHere } from './use-end-here.js';

export function LogOutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => throughLogin(endAllLoginSessions),
    onSuccess: useEndHere('You’re logged out everywhere.'),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>Log out everywhere</Button>
      <DecisionDialog
        open={isAsking}
        isBusy={isPending}
        title="Log out everywhere"
        description="This logs you out on every device, including this one. We’ll still finish portraits in progress."
        error={reasonOr(error, 'We couldn’t log you out. Please try again.')}
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
