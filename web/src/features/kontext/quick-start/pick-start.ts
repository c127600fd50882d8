/** Images Quick Start takes out of the gallery, at most. */
const MAX_IMAGES = 3;

export type Random = () => number;

/** One entry at random; `random` gives numbers from 0 to below 1. */
export function pickOne<Entry>(entries: readonly Entry[], random: Random): Entry | undefined {
  return entries[Math.floor(random() * entries.length)];
}

/** Up to three different entries at random (Fisher-Yates from the front). */
export function pickUpToThree<Entry>(entries: readonly Entry[], random: Random): Entry[] {
  const rest = [...entries];
  const picked: Entry[] = [];
  while (picked.length < MAX_IMAGES && rest.length > 0) {
    picked.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return picked;
}
