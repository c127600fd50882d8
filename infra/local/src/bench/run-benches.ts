import { runCommand } from '../terminal/command.js';
import type { BenchSuite } from '../test-run/workspaces.js';
import { benchTable, figureOf } from './bench-table.js';
import { meetsBar, parseMeasurement, type Measurement } from './measurement.js';

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
