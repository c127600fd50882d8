/** Fisher-Yates shuffle; `random` returns numbers from 0 up to, but not including, 1. */
export function shuffle<Entry>(entries: readonly Entry[], random: () => number): Entry[] {
  const rest = [...entries];
  const shuffled: Entry[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return shuffled;
}

export type Shown<Entry> = { entry: Entry; isHighlighted: boolean };

export function draw<Entry>(
  entries: readonly Entry[],
  count: number,
  random: () => number,
): Shown<Entry>[] {
  const drawn = shuffle(entries, random).slice(0, count);
  const highlighted = new Set(
    shuffle(
      drawn.map((_, index) => index),
      random,
    ).slice(0, random() < 0.5 ? 2 : 3),
  );
  return drawn.map((entry, index) => ({ entry, isHighlighted: highlighted.has(index) }));
}

export function chunks<Entry>(list: readonly Entry[], size: number): Entry[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, part) => list.slice(part * size, (part + 1) * size));
}
