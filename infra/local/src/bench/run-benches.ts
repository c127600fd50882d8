import { z } from 'zod';
import { runCommand } from '../terminal/command.js';
import type { BenchSuite } from '../test-run/test-workspace.js';

/** A JSON line of a `bench` script. */
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

/** None in other output. */
function measurementsIn(line: string): Measurement[] {
  try {
    return [measurement.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

function meetsBar({ value, bar, higherIsBetter }: Measurement): boolean {
  if (bar === undefined) return true;
  return higherIsBetter ? value >= bar : value <= bar;
}

function inTable(measurement: Measurement) {
  const { higherIsBetter, value, ...row } = measurement;
  const rounded = { ...row, value: Math.round(value * 1_000) / 1_000 };
  if (row.bar === undefined) return rounded;
  const bar = `${higherIsBetter ? '≥' : '≤'} ${row.bar}`;
  return { ...rounded, bar, result: meetsBar(measurement) ? 'pass' : 'miss' };
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
      console.log(`  ${text}`);
      measurements.push(...measurementsIn(text));
    };
    const result = await runCommand('npm', args, { cwd: root, env, line });
    if (!result.ok) console.error(`${suite}: bench failed`);
    ok &&= result.ok;
  }
  console.table(measurements.map(inTable));
  return ok && measurements.every(meetsBar);
}
