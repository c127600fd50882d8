import { PASSWORD_RULES } from '@likeness/contracts/accounts/password-rules';
import { ACCOUNT_LIMITS } from '@likeness/contracts/http/account-fields';
import { emailKey } from '../database/accounts.repository.js';
import { AccountError } from '../http/account-error.js';
import { isCommonPassword } from './common-passwords.js';

/** @throws AccountError 400 that says in words what is wrong with a new password */
export function assertGoodPassword(password: string, email: string): void {
  if (password.length > ACCOUNT_LIMITS.password) {
    throw AccountError.words(
      `Please choose a password of at most ${ACCOUNT_LIMITS.password} characters.`,
    );
  }
  const broken = PASSWORD_RULES.filter((rule) => !rule.holds(password));
  if (broken.length > 0) {
    const missing = broken.map((rule) => rule.label).join(', ');
    throw AccountError.words(`The password must contain ${missing}.`);
  }
  if (password.toLowerCase().includes(emailKey(email))) {
    throw AccountError.words('The password must not contain your email address.');
  }
  if (isCommonPassword(password)) {
    throw AccountError.words(
      'This password is among those that are guessed first. Please choose a less common one.',
    );
  }
}
