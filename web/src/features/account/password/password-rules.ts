import { PASSWORD_RULES } from '@likeness/contracts/accounts/account-rules';
import * as text from '../messages.js';

const labels: Record<(typeof PASSWORD_RULES)[number]['id'], string> = {
  length: text.ruleLength,
  uppercase: text.ruleUppercase,
  number: text.ruleNumber,
  special: text.ruleSpecial,
};

export function passwordItems(password: string) {
  return PASSWORD_RULES.map(({ id, holds }) => ({ id, label: labels[id], isMet: holds(password) }));
}

export function isStrong(password: string): boolean {
  return PASSWORD_RULES.every(({ holds }) => holds(password));
}
