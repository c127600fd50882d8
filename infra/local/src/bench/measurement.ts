import { z } from 'zod';

/** A JSON line of a `bench` script. Other lines go to the terminal unchanged. */
const measurement = z.object({
  suite: z.string(),
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  /** Without a bar, the figure is informative. */
  bar: z.number().optional(),
  higherIsBetter: z.boolean().default(false),
});

export type Measurement = z.infer<typeof measurement>;

/** Undefined for other output. */
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
