import { useId } from 'react';
import { Checklist } from '../../../components/checklist.js';
import { PasswordField } from '../../../components/password-field.js';
import { MISMATCH, passwordItems, type PasswordFault } from './password-checks.js';

type NewPasswordProps = {
  labels: { password: string; confirmation: string };
  password: string;
  confirmation: string;
  onChange: (change: { password?: string; confirmation?: string }) => void;
  fault: { field: string; message: string } | null;
  disabled: boolean;
};

export function NewPassword({
  labels,
  password,
  confirmation,
  onChange,
  fault,
  disabled,
}: NewPasswordProps) {
  const id = useId();
  const rules = `${id}-rules`;
  const items = passwordItems(password);
  const differs = confirmation !== '' && confirmation !== password;
  const messageFor = (field: PasswordFault['field']) =>
    fault?.field === field ? fault.message : null;
  return (
    <>
      <div className="grid gap-3">
        <PasswordField
          label={labels.password}
          name="password"
          autoComplete="new-password"
          required
          value={password}
          disabled={disabled}
          onChange={(event) => onChange({ password: event.target.value })}
          error={messageFor('password')}
          describedBy={rules}
        />
        <Checklist id={rules} title="Password must contain:" items={items} />
        <p role="status" className="sr-only">
          {items.every(({ isMet }) => isMet) && 'The password meets all requirements.'}
        </p>
      </div>
      <PasswordField
        label={labels.confirmation}
        name="confirmation"
        autoComplete="new-password"
        required
        value={confirmation}
        disabled={disabled}
        onChange={(event) => onChange({ confirmation: event.target.value })}
        error={differs ? MISMATCH : messageFor('confirmation')}
      />
    </>
  );
}
