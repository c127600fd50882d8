import { checkEmail } from '../email-check.js';
import { checkPasswords, type PasswordFault } from '../password/password-checks.js';

export type SignupFields = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmation: string;
};

export type SignupFault = PasswordFault | { field: keyof SignupFields; message: string };

/** Returns the first fault in the order that the specification prescribes. */
export function checkSignup(fields: SignupFields, isEmail: boolean): SignupFault | null {
  const passwords = checkPasswords(fields.password, fields.confirmation);
  if (passwords) return passwords;
  if (fields.firstName.trim() === '') {
    return { field: 'firstName', message: 'First name is required.' };
  }
  if (fields.lastName.trim() === '') {
    return { field: 'lastName', message: 'Last name is required.' };
  }
  return checkEmail(fields.email, isEmail);
}

const wireNames: Record<string, keyof SignupFields> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  password: 'password',
};

export function refusedField(refused: Readonly<Record<string, string>>): SignupFault | null {
  for (const [name, message] of Object.entries(refused)) {
    const field = wireNames[name];
    if (field) return { field, message };
  }
  return null;
}
