import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { call } from '../../../lib/api/request.js';
import { logFault } from '../../../lib/log.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { SettingsSection } from '../settings-section.js';
import { DecisionDialog } from './decision-dialog.js';
import { LostCredits } from './lost-credits.js';
import * as text from './messages/en.js';
import { useEndHere } from './use-end-here.js';

export function DeleteAccount() {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, isError, reset } = useMutation({
    mutationFn: () => throughLogin(() => call('DELETE /api/users/me')),
    onSuccess: useEndHere(text.accountDeleted),
    onError: (error) => logFault('The account could not be deleted', error),
  });
  return (
    <SettingsSection title={text.deleteAccount} lead={text.deleteLead}>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {text.deleteAccountAction}
      </Button>
      <DecisionDialog
        open={isAsking}
        isBusy={isPending}
        title={text.deleteAccountAction}
        description={text.deleteText}
        error={isError ? text.deleteFailed : null}
        onClose={() => {
          reset();
          setAsking(false);
        }}
        keep={text.cancel}
        action={isPending ? text.deleting : text.deleteNow}
        onAct={mutate}
      >
        <LostCredits />
      </DecisionDialog>
    </SettingsSection>
  );
}
