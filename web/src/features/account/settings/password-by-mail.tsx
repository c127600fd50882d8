import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button.js';
import { ErrorAlert } from '../../../components/error-alert.js';
import { forgotPassword } from '../../../lib/api/auth-api.js';
import { passwordFailure } from '../failures.js';

export function PasswordByMail({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => forgotPassword(email),
  });
  return (
    <div className="mt-6 grid max-w-100 justify-items-start gap-2 text-sm">
      <p className="text-ink-2">Signed up with Google or forgot your password?</p>
      <div role="status" className="empty:hidden">
        {isSuccess && (
          <p>A link to set a password is on its way to {email}. Log out before you open it.</p>
        )}
      </div>
      {!isSuccess && (
        <Button size="sm" busy={isPending} disabled={isPending} onClick={() => mutate()}>
          Set one by email
        </Button>
      )}
      <ErrorAlert error={error === null ? null : passwordFailure(error)} className="empty:hidden" />
    </div>
  );
}
