/**
 * Merges parts below `least` pixels, in place, into the neighbor with the longest shared outline;
 * parts from `first` on prefer each other. @param labels square; negative ones are no part
 */
export function mergeSmall(labels: Int8Array, side: number, least: number, first: number): void {
  const seen = new Uint8Array(labels.length);
  for (let start = 0; start < labels.length; start++) {
    const label = labels[start];
    if (seen[start] || label < 0) continue;
    const part = [start];
    const shared = new Map<number, number>();
    seen[start] = 1;
    for (let n = 0; n < part.length; n++) {
      const i = part[n];
      const x = i % side;
      const around = [
        x > 0 ? i - 1 : -1,
        x < side - 1 ? i + 1 : -1,
        i - side,
        i + side < labels.length ? i + side : -1,
      ];
      for (const j of around) {
        if (j < 0) continue;
        if (labels[j] !== label) {
          shared.set(labels[j], (shared.get(labels[j]) ?? 0) + 1);
        } else if (!seen[j]) {
          seen[j] = 1;
          part.push(j);
        }
      }
    }
    if (part.length >= least) continue;
    const parts = [...shared].filter(([other]) => other >= 0);
    const loose = parts.filter(([other]) => label < first || other >= first);
    const others = loose.length > 0 ? loose : parts;
    if (others.length === 0) continue;
    const [into] = others.reduce((a, b) => (b[1] > a[1] ? b : a));
    for (const i of part) labels[i] = into;
  }
}
