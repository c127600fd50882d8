export type Row = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
};

export function teller(suite: string, higherIsUsuallyBetter = false) {
  return (
    name: string,
    value: number,
    unit = '',
    bar?: number,
    higherIsBetter = higherIsUsuallyBetter,
  ): void => {
    const row = { suite, name, value, unit, bar, higherIsBetter };
    process.stdout.write(`${JSON.stringify(row)}\n`);
  };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Nearest rank. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}
