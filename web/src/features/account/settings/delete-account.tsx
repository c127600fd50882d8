import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { ConfirmDialog } from '../../../components/confirm-dialog.js';
import { call } from '../../../lib/api/request.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { SettingsSection } from '../settings-section.js';
import { LostCredits } from './lost-credits.js';
import * as text from './messages/en.js';
import { useEndHere } from './use-end-here.js';

export function DeleteAccount() {
  const [isAsking, setAsking] = useState(false);
  const endHere = useEndHere(text.accountDeleted);
  return (
    <SettingsSection title={text.deleteAccount} lead={text.deleteLead}>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {text.deleteAccountAction}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.deleteAccountAction}
        description={text.deleteText}
        keep={text.cancel}
        action={text.deleteNow}
        busyAction={text.deleting}
        onConfirm={async () => {
          await throughLogin(() => call('DELETE /api/users/me'));
          await endHere();
        }}
        failureOf={() => text.deleteFailed}
        onClose={() => setAsking(false)}
      >
        <LostCredits />
      </ConfirmDialog>
    </SettingsSection>
  );
}
