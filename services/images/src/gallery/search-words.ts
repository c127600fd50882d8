import { createHash } from 'node:crypto';
import type { Recipe } from '@likeness/contracts/http/recipe';
import type { Owner } from '@likeness/contracts/identity/owner';

const NO_WORD = /[^\p{L}\p{N}]+/u;
const ACCENTS = /\p{M}+/gu;
const LONGEST = 40;
/** Further words of a search change hardly anything. */
const MOST_ASKED = 10;

/** Words as they are compared: lower case, without accents, whatever script. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(ACCENTS, '').toLowerCase();
  const words = plain.split(NO_WORD).filter((word) => word !== '');
  return [...new Set(words.map((word) => [...word].slice(0, LONGEST).join('')))];
}

/** What a portrait is found by: its style and the words that its owner has asked with. */
export function recipeWords(recipe: Recipe | null): string[] {
  return wordsOf(`${recipe?.style ?? ''} ${recipe?.positive_prompt ?? ''}`);
}

/** Words to look for; none where nothing is looked for. */
export function askedWords(q: string | undefined): string[] {
  return wordsOf(q ?? '').slice(0, MOST_ASKED);
}

/**
 * All of the words at the beginning of an owner's words, in the language of Postgres. Each word is
 * kept with a mark of its owner (`search_terms`), so that nobody's search reads the words of others.
 */
export function searchQuery({ kind, id }: Owner, words: readonly string[]): string {
  const mark = createHash('md5').update(`${kind} ${id}`).digest('hex').slice(0, 12);
  return words.map((word) => `'${mark}:${word}':*`).join(' & ');
}
