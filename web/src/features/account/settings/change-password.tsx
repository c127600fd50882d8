import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/button.js';
import { PasswordField } from '../../../components/password-field.js';
import { changePassword } from '../../../lib/api/users-api.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { useBusy } from '../../../lib/use-busy.js';
import { FormNotice, type FormMessage } from '../form-notice.js';
import { isWrongPassword, passwordFailure } from '../messages.js';
import { NewPassword } from '../password/new-password.js';
import { checkPasswordChange, type PasswordChangeFault } from '../password/password-checks.js';
import { SettingsSection } from '../settings-section.js';
import { useFocusFault } from '../use-focus-fault.js';
import { PasswordByMail } from './password-by-mail.js';

const EMPTY = { current: '', password: '', confirmation: '' };
const WRONG: PasswordChangeFault = {
  field: 'current',
  message: 'This is not your current password.',
};

export function ChangePassword({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const [fields, setFields] = useState(EMPTY);
  const [fault, setFault] = useState<PasswordChangeFault | null>(null);
  const [message, setMessage] = useState<FormMessage | null>(null);
  const [isBusy, run] = useBusy();
  const form = useRef<HTMLFormElement>(null);
  useFocusFault(form, fault);

  function change(part: Partial<typeof fields>) {
    setFields({ ...fields, ...part });
    setFault(null);
  }

  async function save() {
    try {
      await throughLogin(() => changePassword(fields.current, fields.password));
      setFields(EMPTY);
      setMessage({
        tone: 'success',
        text: 'Your password has been changed.',
        more: 'Every other browser is logged out.',
      });
      await queryClient.invalidateQueries({ queryKey: ['login-sessions'] });
    } catch (error) {
      if (isWrongPassword(error)) setFault({ ...WRONG });
      else setMessage({ tone: 'error', text: passwordFailure(error) });
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = checkPasswordChange(fields);
    setFault(found);
    setMessage(null);
    if (!found) run(save);
  }

  return (
    <SettingsSection title="Password" lead="A new password logs you out everywhere else.">
      <form ref={form} noValidate onSubmit={submit} className="grid max-w-100 gap-5">
        <PasswordField
          label="Current Password"
          name="current"
          autoComplete="current-password"
          required
          value={fields.current}
          disabled={isBusy}
          onChange={(event) => change({ current: event.target.value })}
          error={fault?.field === 'current' ? fault.message : null}
        />
        <NewPassword
          labels={{ password: 'New Password', confirmation: 'Confirm New Password' }}
          password={fields.password}
          confirmation={fields.confirmation}
          onChange={change}
          fault={fault}
          disabled={isBusy}
        />
        <FormNotice message={message} />
        <Button
          type="submit"
          size="lg"
          busy={isBusy}
          disabled={isBusy}
          className="justify-self-start max-sm:w-full"
        >
          {isBusy ? 'Changing...' : 'Change Password'}
        </Button>
      </form>
      <PasswordByMail email={email} />
    </SettingsSection>
  );
}
