import { isVisibleText } from '@likeness/contracts/text/invisible-characters';

/** A host's name, however its dots are written, but not initials (`J.R.R.`). */
const HOST = /[\p{L}\p{N}][.。．｡․][\p{L}\p{N}]{2,}/u;
const ADDRESS = /:\/\/|\bwww\b|@/iu;
/** Enough of them make a number to call. */
const MAX_DIGITS = 3;
/** More make a message. */
const MAX_WORDS = 8;

/**
 * The first line of a mail. Whoever signs up, or declares something, may write any address beside any
 * name: one that could carry a link or a message to somebody else is not repeated.
 */
export function greeting(name: string): string {
  const isName =
    isVisibleText(name) &&
    !HOST.test(name) &&
    !ADDRESS.test(name) &&
    (name.match(/\p{N}/gu) ?? []).length <= MAX_DIGITS &&
    name.split(/\s+/u).length <= MAX_WORDS;
  return isName ? `Hello ${name},` : 'Hello,';
}
