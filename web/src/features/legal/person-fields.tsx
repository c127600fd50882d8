import { TextField } from '../../components/text-field.js';
import type { DeclarationState } from './use-declaration.js';

type PersonFieldsProps = { declaration: DeclarationState; contractHint: string };

export function PersonFields({ declaration, contractHint }: PersonFieldsProps) {
  const { fields, fault, change } = declaration;
  const errorOf = (field: string) => (fault?.field === field ? fault.message : null);
  return (
    <>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        dir="auto"
        required
        maxLength={200}
        value={fields.name}
        onChange={({ target }) => change({ name: target.value })}
        error={errorOf('name')}
      />
      <TextField
        label="Email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={320}
        value={fields.email}
        onChange={({ target }) => change({ email: target.value })}
        error={errorOf('email')}
        hint="The receipt is sent here. Please use the address of your account."
      />
      <TextField
        label="Contract"
        name="contract"
        required
        maxLength={500}
        value={fields.contract}
        onChange={({ target }) => change({ contract: target.value })}
        error={errorOf('contract')}
        hint={contractHint}
      />
    </>
  );
}
