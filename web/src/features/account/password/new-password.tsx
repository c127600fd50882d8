import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Checklist } from '../../../components/checklist.js';
import { FormPasswordField } from '../../../components/form-field.js';
import * as text from '../messages.js';
import type { NewPasswordFields } from './password-forms.js';
import { passwordItems } from './password-rules.js';

type NewPasswordProps = {
  labels?: { password: string; confirmation: string };
  disabled?: boolean;
  /** On a page with more than this form. */
  isAside?: boolean;
};

const replacement = { password: text.newPassword, confirmation: text.confirmNewPassword };

export function NewPassword({ labels = replacement, disabled, isAside = false }: NewPasswordProps) {
  const rules = `${useId()}-rules`;
  const [password, confirmation] = useWatch<NewPasswordFields, ['password', 'confirmation']>({
    name: ['password', 'confirmation'],
  });
  const items = passwordItems(password);
  const differs = confirmation !== '' && confirmation !== password;
  return (
    <>
      <div className="grid gap-3">
        <FormPasswordField
          label={labels.password}
          name="password"
          autoComplete="new-password"
          required
          disabled={disabled}
          describedBy={rules}
        />
        <Checklist
          id={rules}
          title={text.passwordMustContain}
          items={items}
          isQuiet={isAside && password === ''}
        />
        <p role="status" className="sr-only">
          {items.every(({ isMet }) => isMet) && text.passwordIsGood}
        </p>
      </div>
      <FormPasswordField
        label={labels.confirmation}
        name="confirmation"
        autoComplete="new-password"
        required
        disabled={disabled}
        error={differs ? text.passwordsDiffer : null}
      />
    </>
  );
}
