import { spawn } from 'node:child_process';
import { toolEnvironment } from './build.mjs';
import { node24, root } from './run.mjs';

const sameKeypress = 500;

/** By default, Node reserves 48 MB for short-lived objects. */
const nodeOptions = ['--enable-source-maps', '--max-semi-space-size=1'];

/**
 * Runs a built script on Node 24 and returns its exit status. It has its own process group, because
 * the terminal and npm would both send it Ctrl-C. It stops when the IPC channel closes.
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

/** npm does not always forward signals, so the process ends with its parent. */
function watchParent(gone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && gone(), 1000);
}
