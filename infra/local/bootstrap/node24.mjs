import { spawn } from 'node:child_process';
import { toolEnvironment } from './build.mjs';
import { node24, root } from './paths.mjs';

const sameKeypress = 500;

/** Supervising takes little memory; by default Node sets 48 MB aside for short-lived objects. */
const nodeOptions = ['--enable-source-maps', '--max-semi-space-size=1'];

/**
 * Runs a built script of this workspace on Node 24 and takes over its exit status.
 *
 * The script gets its own process group, so that it hears a Ctrl-C once and only from here: the
 * terminal and npm both pass one on, within milliseconds of each other. When this process is
 * killed, the closed IPC channel tells the script to stop.
 */
export function runOnNode24(entry, args, env) {
  const child = spawn(node24, [...nodeOptions, entry, ...args], {
    cwd: root,
    env: { ...process.env, ...toolEnvironment(), ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  let last = -Infinity;
  const forward = (signal) => {
    if (performance.now() - last < sameKeypress) return;
    last = performance.now();
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => forward(signal));
  const orphaned = watchParent(() => forward('SIGTERM'));
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      clearInterval(orphaned);
      process.exitCode = code ?? (signal ? 1 : 0);
      resolve();
    });
  });
}

/** npm does not always pass a signal on; without its parent nobody could stop this process. */
function watchParent(gone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && gone(), 1000);
}
