import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { node24, root, run } from './run.mjs';

/** Puts Node 24 and the workspace's tools first in PATH. */
export function toolEnvironment() {
  return {
    PATH: [dirname(node24), process.env.PATH].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
}

/** Processes read it when they start. The script warns without a commit. */
export function writeVersion() {
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] };
  const version = execFileSync('sh', ['infra/docker/version.sh'], options);
  writeFileSync(join(root, 'shared', 'service-kit', 'VERSION'), version);
  return version;
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
