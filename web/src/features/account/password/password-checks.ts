import { PASSWORD_RULES } from '@likeness/contracts/accounts/password-rules';

export const MISMATCH = 'Passwords do not match.';

export function passwordItems(password: string) {
  return PASSWORD_RULES.map(({ id, label, holds }) => ({ id, label, isMet: holds(password) }));
}

export function isStrong(password: string): boolean {
  return PASSWORD_RULES.every(({ holds }) => holds(password));
}

export type PasswordFault = { field: 'password' | 'confirmation'; message: string };

export function checkPasswords(password: string, confirmation: string): PasswordFault | null {
  if (!isStrong(password)) {
    const message = 'Please ensure your password meets all the requirements.';
    return { field: 'password', message };
  }
  return password === confirmation ? null : { field: 'confirmation', message: MISMATCH };
}

export type PasswordChangeFault = { field: 'current' | PasswordFault['field']; message: string };

export function checkPasswordChange(fields: {
  current: string;
  password: string;
  confirmation: string;
}): PasswordChangeFault | null {
  if (fields.current === '') return { field: 'current', message: 'Required' };
  return checkPasswords(fields.password, fields.confirmation);
}
