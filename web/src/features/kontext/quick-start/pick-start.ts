const MAX_IMAGES = 3;

export type Random = () => number;

/** `random` returns numbers from 0 up to, but not including, 1. */
export function pickOne<Entry>(entries: readonly Entry[], random: Random): Entry | undefined {
  return entries[Math.floor(random() * entries.length)];
}

/** Partial Fisher-Yates shuffle. */
export function pickUpToThree<Entry>(entries: readonly Entry[], random: Random): Entry[] {
  const rest = [...entries];
  const picked: Entry[] = [];
  while (picked.length < MAX_IMAGES && rest.length > 0) {
    picked.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return picked;
}
