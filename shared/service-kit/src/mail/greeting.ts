import { isVisibleText } from '@likeness/contracts/text/invisible-characters';

/** A host name with any dot character, but not initials (`J.R.R.`). */
const HOST = /[\p{L}\p{N}][.。．｡․][\p{L}\p{N}]{2,}/u;
const ADDRESS = /:\/\/|\bwww\b|@/iu;
const MAX_DIGITS = 3;
const MAX_WORDS = 8;

export function greeting(name: string): string {
  const isName =
    isVisibleText(name) &&
    !HOST.test(name) &&
    !ADDRESS.test(name) &&
    (name.match(/\p{N}/gu) ?? []).length <= MAX_DIGITS &&
    name.split(/\s+/u).length <= MAX_WORDS;
  return isName ? `Hello ${name},` : 'Hello,';
}
