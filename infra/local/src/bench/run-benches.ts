import { runCommand } from '../terminal/command.js';
import type { Workspace } from '../test-run/workspaces.js';
import { benchTable } from './bench-table.js';
import { meetsBar, parseMeasurement, type Measurement } from './measurement.js';

/**
 * Runs the `bench` script of each workspace, one after the other so that none disturbs another's
 * figures, and prints one table.
 * @returns whether every script ended well and every figure meets its bar
 */
export async function runBenches(
  root: string,
  workspaces: readonly Workspace[],
  env: Record<string, string>,
  options: readonly string[],
): Promise<boolean> {
  const measurements: Measurement[] = [];
  let ok = true;
  for (const { folder } of workspaces) {
    console.log(`${folder} …`);
    const args = ['run', '--silent', 'bench', '--workspace', folder, '--', ...options];
    const line = (text: string) => {
      const found = parseMeasurement(text);
      if (found) measurements.push(found);
      else if (text) console.log(`  ${text}`);
    };
    const result = await runCommand('npm', args, { cwd: root, env, line });
    if (!result.ok) console.error(`${folder}: bench failed`);
    ok &&= result.ok;
  }
  console.log(`\n${benchTable(measurements)}`);
  return ok && measurements.every(meetsBar);
}
