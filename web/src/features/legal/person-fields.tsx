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
        hint="The receipt is sent here. Please use the address of your account."
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
