import { dictionary } from '@zxcvbn-ts/language-common';

const RANKED = dictionary['passwords-common'];
/** Rejected even with digits, signs or swapped letters. */
const FREQUENT_RANK = 10_000;

const COMMON = new Set(RANKED);
const FREQUENT = new Set(RANKED.slice(0, FREQUENT_RANK).filter((word) => word.length >= 4));

/** One of the 49,000 most used passwords in published breaches. */
export function isCommon(text: string): boolean {
  return COMMON.has(text);
}

export function isFrequent(word: string): boolean {
  return FREQUENT.has(word);
}
