import { z } from 'zod';

/**
 * One figure that a workspace's `bench` script prints as a JSON line:
 * `{suite, name, value, unit, bar?, higherIsBetter?}`. Other lines pass to the terminal.
 */
const measurement = z.object({
  suite: z.string(),
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  /** What the figure must reach to pass; without one it only informs. */
  bar: z.number().optional(),
  higherIsBetter: z.boolean().default(false),
});

export type Measurement = z.infer<typeof measurement>;

/** Reads one line of a `bench` script; undefined when it is something else. */
export function parseMeasurement(line: string): Measurement | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return measurement.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

export function meetsBar({ value, bar, higherIsBetter }: Measurement): boolean {
  if (bar === undefined) return true;
  return higherIsBetter ? value >= bar : value <= bar;
}
