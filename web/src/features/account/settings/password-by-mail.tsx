import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button.js';
import { ErrorAlert } from '../../../components/error-alert.js';
import { call } from '../../../lib/api/request.js';
import { passwordFailure } from '../failures.js';
import * as text from './messages/en.js';

export function PasswordByMail({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call('POST /api/auth/forgot-password', { body: { email } }),
  });
  return (
    <div className="mt-6 grid max-w-100 justify-items-start gap-2 text-sm">
      <p className="text-ink-2">{text.noPassword}</p>
      <div role="status" className="empty:hidden">
        {isSuccess && <p>{text.passwordLinkSent(email)}</p>}
      </div>
      {!isSuccess && (
        <Button size="sm" busy={isPending} disabled={isPending} onClick={() => mutate()}>
          {text.setByMail}
        </Button>
      )}
      <ErrorAlert error={error === null ? null : passwordFailure(error)} className="empty:hidden" />
    </div>
  );
}
