import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field-error.js';
import { forgotPassword } from '../../../lib/api/auth-api.js';
import { useBusy } from '../../../lib/use-busy.js';
import { passwordFailure } from '../messages.js';

export function PasswordByMail({ email }: { email: string }) {
  const [isSent, setSent] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, run] = useBusy();

  async function send() {
    setError(null);
    try {
      await forgotPassword(email);
      setSent(true);
    } catch (failure) {
      setError(passwordFailure(failure));
    }
  }

  return (
    <div className="mt-6 grid max-w-100 justify-items-start gap-2 text-sm">
      <p className="text-ink-2">
        You sign in with Google and have no password, or don&apos;t remember it?
      </p>
      <div role="status" className="empty:hidden">
        {isSent && (
          <p>A link to set a password is on its way to {email}. Log out before you open it.</p>
        )}
      </div>
      {!isSent && (
        <Button size="sm" busy={isBusy} disabled={isBusy} onClick={() => run(send)}>
          Set one by email
        </Button>
      )}
      <div role="alert" className="empty:hidden">
        {error !== null && <FieldError>{error}</FieldError>}
      </div>
    </div>
  );
}
