import { PASSWORD_RULES } from '@likeness/contracts/accounts/password-rules';
import { ACCOUNT_LIMITS } from '@likeness/contracts/http/account-fields';
import { emailKey } from '../database/accounts.repository.js';
import { AccountError } from '../http/account-error.js';
import { type Weakness, weaknessOf } from './guessable-password.js';
import type { PasswordOwner } from './personal-words.js';

const REASONS: Readonly<Record<Weakness, string>> = {
  common: 'This password is among those that are guessed first. Please choose a less common one.',
  personal:
    'This password can be guessed from your name, your email address, the name of this site or the time of the year. Please add words that have nothing to do with them.',
  regular:
    'This password repeats itself, counts or follows the keyboard. Please choose a less regular one.',
};

/** @throws AccountError 400 for a weak password */
export function assertGoodPassword(password: string, owner: PasswordOwner): void {
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
  if (password.toLowerCase().includes(emailKey(owner.email))) {
    throw AccountError.words('The password must not contain your email address.');
  }
  const weakness = weaknessOf(password, owner);
  if (weakness) throw AccountError.words(REASONS[weakness]);
}
