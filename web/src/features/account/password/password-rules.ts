import { PASSWORD_RULES } from '@likeness/contracts/accounts/password-rules';

export const MISMATCH = 'Passwords do not match.';

export function passwordItems(password: string) {
  return PASSWORD_RULES.map(({ id, label, holds }) => ({ id, label, isMet: holds(password) }));
}

export function isStrong(password: string): boolean {
  return PASSWORD_RULES.every(({ holds }) => holds(password));
}
