import { FormTextField } from '../../components/form-field.js';
import * as text from './messages.js';

export function NameFields({ disabled = false }: { disabled?: boolean }) {
  const field = { dir: 'auto', required: true, disabled } as const;
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <FormTextField
        label={text.firstName}
        name="first_name"
        autoComplete="given-name"
        {...field}
      />
      <FormTextField label={text.lastName} name="last_name" autoComplete="family-name" {...field} />
    </div>
  );
}
