import { adjacencyGraphs } from '@zxcvbn-ts/language-common';

const KEYBOARDS: readonly Readonly<Record<string, readonly (string | null)[]>>[] = [
  adjacencyGraphs.qwerty,
  adjacencyGraphs.qwertz,
  adjacencyGraphs.azerty,
];
/** Shorter runs are common in words: `as`, `ere`. */
const SHORTEST_WALK = 4;
const SHORTEST_COUNT = 3;
const DATE = /(?:\d{1,2}[-./]?){0,2}(?:19|20)\d\d(?:[-./]?\d{1,2}){0,2}/g;
/** A private-use character, which no keyboard types. */
const ONE = '\u{E000}';

/** Shortens runs to one character: dates, `123`, `dcba`, keyboard walks, repetitions. */
export function withoutPredictableRuns(text: string): string {
  const dated = text.replace(DATE, ONE);
  const counted = shorten(dated, counts, SHORTEST_COUNT);
  return shorten(counted, areNeighbours, SHORTEST_WALK).replace(/(.{1,4}?)\1+/gu, '$1');
}

type Related = (next: string, last: string, before: string | undefined) => boolean;

function shorten(text: string, related: Related, shortest: number): string {
  const characters = [...text];
  let kept = '';
  for (let start = 0; start < characters.length;) {
    let end = start + 1;
    while (end < characters.length && continues(characters, start, end, related)) end += 1;
    kept += characters[start] ?? '';
    start = end - start >= shortest ? end : start + 1;
  }
  return kept;
}

function continues(
  characters: readonly string[],
  start: number,
  at: number,
  related: Related,
): boolean {
  const before = at - 2 >= start ? characters[at - 2] : undefined;
  return related(characters[at] ?? '', characters[at - 1] ?? '', before);
}

const counts: Related = (next, last, before) => {
  const step = codeOf(next) - codeOf(last);
  return Math.abs(step) === 1 && (before === undefined || codeOf(last) - codeOf(before) === step);
};

const areNeighbours: Related = (next, last) =>
  KEYBOARDS.some((keys) => keys[last]?.some((key) => key?.includes(next)) ?? false);

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
