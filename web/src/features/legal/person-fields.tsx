import { FormTextField } from '../../components/form/form-field.js';
import * as text from './messages/en.js';

export function PersonFields({ contractHint }: { contractHint: string }) {
  return (
    <>
      <FormTextField
        label={text.name}
        name="name"
        autoComplete="name"
        dir="auto"
        required
        maxLength={200}
      />
      <FormTextField
        label={text.email}
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={320}
        hint={text.emailHint}
      />
      <FormTextField
        label={text.contract}
        name="contract"
        required
        maxLength={500}
        hint={contractHint}
      />
    </>
  );
}
