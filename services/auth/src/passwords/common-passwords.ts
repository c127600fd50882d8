import { dictionary } from '@zxcvbn-ts/language-common';

const RANKED = dictionary['passwords-common'];
/** Words this frequent are refused however they are dressed up. */
const FREQUENT_RANK = 10_000;
/** As many digits and signs at the ends are what people add to a word to satisfy rules. */
const MAX_DRESSING = 5;

const COMMON = new Set(RANKED);
const FREQUENT = new Set(RANKED.slice(0, FREQUENT_RANK).filter((word) => word.length >= 4));

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Whether a password is among those that guessing begins with: one of the 49,000 most used in
 * published breaches, or one of the most frequent words with a few digits and signs around it and
 * letters swapped for lookalikes (`P@ssw0rd1!`).
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  if (COMMON.has(plain) || COMMON.has(withoutLookalikes(plain))) return true;
  const core = plain.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  if (plain.length - core.length > MAX_DRESSING) return false;
  return FREQUENT.has(core) || FREQUENT.has(withoutLookalikes(core));
}

function withoutLookalikes(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);
}
