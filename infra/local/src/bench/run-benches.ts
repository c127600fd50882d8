import { styleText } from 'node:util';
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

const headings = ['suite', 'measurement', 'value', 'unit', 'bar', ''];
/** Right-aligned columns of numbers. */
const right = new Set([2, 4]);

function benchTable(measurements: readonly Measurement[]): string {
  const rows = [headings, ...measurements.map(cells)];
  const widths = headings.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row, index) => {
      const line = row.map((cell, column) => pad(cell, widths[column] ?? 0, right.has(column)));
      const text = line.join('  ').trimEnd();
      if (index === 0) return styleText('dim', text);
      return text.endsWith('miss') ? styleText('red', text) : text;
    })
    .join('\n');
}

function cells(measurement: Measurement): string[] {
  const { suite, name, value, unit, bar, higherIsBetter } = measurement;
  if (bar === undefined) return [suite, name, number(value), unit, '', ''];
  const limit = `${higherIsBetter ? '≥' : '≤'} ${number(bar)}`;
  return [suite, name, number(value), unit, limit, meetsBar(measurement) ? 'pass' : 'miss'];
}

function figureOf({ value, unit }: Measurement): string {
  return `${number(value)} ${unit}`.trimEnd();
}

/** Three significant digits, but the whole integer part. */
function number(value: number): string {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return value.toFixed(Math.min(digits, 3));
}

function pad(text: string, width: number, toRight: boolean): string {
  return toRight ? text.padStart(width) : text.padEnd(width);
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
  console.log(`\n${benchTable(measurements)}`);
  return ok && measurements.every(meetsBar);
}
