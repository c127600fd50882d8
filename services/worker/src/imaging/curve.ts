const STEPS = 4096;

export function powerOf(exponent: number): (v: number) => number {
  const table = Float32Array.from({ length: STEPS + 2 }, (_, i) => (i / STEPS) ** exponent);
  return (v) => {
    const x = v * STEPS;
    const i = x | 0;
    return table[i] + (table[i + 1] - table[i]) * (x - i);
  };
}
