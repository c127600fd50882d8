import { createHash } from 'node:crypto';
import type { Recipe } from '@likeness/contracts/http/recipe';
import type { Owner } from '@likeness/contracts/identity/owner';

const NO_WORD = /[^\p{L}\p{N}]+/u;
const ACCENTS = /\p{M}+/gu;
const LONGEST = 40;
/** Further words hardly change the result. */
const MOST_ASKED = 10;

/** Lower case without accents, in any script. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(ACCENTS, '').toLowerCase();
  const words = plain.split(NO_WORD).filter((word) => word !== '');
  return [...new Set(words.map((word) => [...word].slice(0, LONGEST).join('')))];
}

/** The style and the words of the prompt. */
export function recipeWords(recipe: Recipe | null): string[] {
  return wordsOf(`${recipe?.style ?? ''} ${recipe?.positive_prompt ?? ''}`);
}

export function askedWords(q: string | undefined): string[] {
  return wordsOf(q ?? '').slice(0, MOST_ASKED);
}

/** Indexed words carry a hash of their owner, so that no search reads the words of others. */
export function searchQuery({ kind, id }: Owner, words: readonly string[]): string {
  const mark = createHash('md5').update(`${kind} ${id}`).digest('hex').slice(0, 12);
  return words.map((word) => `'${mark}:${word}':*`).join(' & ');
}
