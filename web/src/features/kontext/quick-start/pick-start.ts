const MAX_IMAGES = 3;

export type Random = () => number;

export function pickOne<Entry>(entries: readonly Entry[], random: Random): Entry | undefined {
  return entries[Math.floor(random() * entries.length)];
}

export function pickUpToThree<Entry>(entries: readonly Entry[], random: Random): Entry[] {
  const rest = [...entries];
  const picked: Entry[] = [];
  while (picked.length < MAX_IMAGES && rest.length > 0) {
    picked.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return picked;
}
