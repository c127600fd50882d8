import { delimiter, dirname, join } from 'node:path';
import { node24, root } from './paths.mjs';
import { run } from './run.mjs';

/** Puts Node 24 and the workspace's tools first in PATH. */
export function toolEnvironment() {
  return {
    PATH: [dirname(node24), process.env.PATH].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
}

/** Turborepo skips tasks with unchanged inputs. */
export async function turbo(tasks, options = []) {
  const output = await run(
    join(root, 'node_modules', '.bin', 'turbo'),
    ['run', ...tasks, '--output-logs=errors-only', '--log-order=grouped', ...options],
    { env: toolEnvironment() },
  );
  return /Cached:\s+(\d+ cached, \d+ total)/.exec(output)?.[1] ?? 'done';
}
