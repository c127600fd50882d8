import { ACCOUNT_LIMITS, PASSWORD_RULES } from '@likeness/contracts/accounts/account-rules';
import { ACCOUNT_WORDS } from '@likeness/contracts/accounts/account-words';
import { emailKey } from '@likeness/contracts/accounts/email-address';
import { AccountError } from '../http/account-error.js';
import { type Weakness, weaknessOf } from './guessable-password.js';
import type { PasswordOwner } from './personal-words.js';

const REASONS: Readonly<Record<Weakness, string>> = {
  common: ACCOUNT_WORDS.passwordCommon,
  personal: ACCOUNT_WORDS.passwordPersonal,
  regular: ACCOUNT_WORDS.passwordRegular,
};

/** @throws AccountError 400 for a weak password */
export function assertGoodPassword(password: string, owner: PasswordOwner): void {
  if (password.length > ACCOUNT_LIMITS.password) {
    throw AccountError.words(ACCOUNT_WORDS.passwordTooLong);
  }
  const broken = PASSWORD_RULES.filter((rule) => !rule.holds(password));
  if (broken.length > 0) {
    const missing = broken.map((rule) => rule.label).join(', ');
    throw AccountError.words(`The password must contain ${missing}.`);
  }
  if (password.toLowerCase().includes(emailKey(owner.email))) {
    throw AccountError.words(ACCOUNT_WORDS.passwordWithEmail);
  }
  const weakness = weaknessOf(password, owner);
  if (weakness) throw AccountError.words(REASONS[weakness]);
}
