export type Row = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bar?: number;
  readonly higherIsBetter?: boolean;
};

export function print(suite: string, row: Row): void {
  process.stdout.write(`${JSON.stringify({ suite, ...row })}\n`);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Nearest rank. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}
