import { FormTextField } from '../../components/form/form-field.js';

export function PersonFields({ contractHint }: { contractHint: string }) {
  return (
    <>
      <FormTextField
        label="Name"
        name="name"
        autoComplete="name"
        dir="auto"
        required
        maxLength={200}
      />
      <FormTextField
        label="Email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={320}
        hint="We’ll send the receipt here. Please use your account’s email."
      />
      <FormTextField
        label="Contract"
        name="contract"
        required
        maxLength={500}
        hint={contractHint}
      />
    </>
  );
}
