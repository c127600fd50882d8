import { z } from 'zod';
import { runCommand } from '../terminal/command.js';
import type { BenchSuite } from '../test-run/test-workspace.js';

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

type Measurement = z.infer<typeof measurement>;

/** Undefined for other output. */
function parseMeasurement(line: string): Measurement | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return measurement.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

function meetsBar({ value, bar, higherIsBetter }: Measurement): boolean {
  if (bar === undefined) return true;
  return higherIsBetter ? value >= bar : value <= bar;
}

function inTable(measurement: Measurement) {
  const { suite, name, value, unit, bar, higherIsBetter } = measurement;
  const row = { suite, measurement: name, value: number(value), unit };
  if (bar === undefined) return row;
  const limit = `${higherIsBetter ? '≥' : '≤'} ${number(bar)}`;
  return { ...row, bar: limit, result: meetsBar(measurement) ? 'pass' : 'miss' };
}

function figureOf({ value, unit }: Measurement): string {
  return `${number(value)} ${unit}`.trimEnd();
}

/** Three significant digits, but the whole integer part. */
function number(value: number): string {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return value.toFixed(Math.min(digits, 3));
}

/** One after the other, to avoid disturbance. @returns true if all succeed and meet their bars */
export async function runBenches(
  root: string,
  suites: readonly BenchSuite[],
  env: Record<string, string>,
  options: readonly string[],
): Promise<boolean> {
  const measurements: Measurement[] = [];
  let ok = true;
  for (const { folder, suite, script } of suites) {
    console.log(`${suite} …`);
    const args = ['run', '--silent', script, '--workspace', folder, '--', ...options];
    const line = (text: string) => {
      const found = parseMeasurement(text);
      if (found) {
        measurements.push(found);
        console.log(`  ${found.name}: ${figureOf(found)}`);
      } else if (text) console.log(`  ${text}`);
    };
    const result = await runCommand('npm', args, { cwd: root, env, line });
    if (!result.ok) console.error(`${suite}: bench failed`);
    ok &&= result.ok;
  }
  console.table(measurements.map(inTable));
  return ok && measurements.every(meetsBar);
}
