import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { ConfirmDialog } from '../../../components/confirm-dialog.js';
import { call } from '../../../lib/api/request.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { reasonOr } from '../failures.js';
import * as text from './messages/en.js';
import { useEndHere } from './use-end-here.js';

export function LogOutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  const endHere = useEndHere(text.loggedOutEverywhere);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text.logOutEverywhere}</Button>
      <ConfirmDialog
        open={isAsking}
        title={text.logOutEverywhere}
        description={text.everywhereText}
        keep={text.cancel}
        action={text.logOut}
        busyAction={text.loggingOut}
        onConfirm={async () => {
          await throughLogin(() => call('DELETE /api/users/me/sessions'));
          await endHere();
        }}
        failureOf={(error) => reasonOr(error, text.everywhereFailed)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
