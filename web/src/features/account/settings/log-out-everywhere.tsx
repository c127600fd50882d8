import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { call } from '../../../lib/api/request.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { reasonOr } from '../failures.js';
import { DecisionDialog } from './decision-dialog.js';
import * as text from './messages/en.js';
import { useEndHere } from './use-end-here.js';

export function LogOutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => throughLogin(() => call('DELETE /api/users/me/sessions')),
    onSuccess: useEndHere(text.loggedOutEverywhere),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text.logOutEverywhere}</Button>
      <DecisionDialog
        open={isAsking}
        isBusy={isPending}
        title={text.logOutEverywhere}
        description={text.everywhereText}
        error={reasonOr(error, text.everywhereFailed)}
        onClose={() => {
          reset();
          setAsking(false);
        }}
        keep={text.cancel}
        action={isPending ? text.loggingOut : text.logOut}
        onAct={mutate}
      />
    </>
  );
}
