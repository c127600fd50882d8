export function chunks<Entry>(list: readonly Entry[], size: number): Entry[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, part) => list.slice(part * size, (part + 1) * size));
}
