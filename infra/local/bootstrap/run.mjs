import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** From the npm package `node`; exists only after `npm ci`. */
export const node24 = join(root, 'node_modules', '.bin', 'node');

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Sends a signal to all running commands of {@link run}. */
export function signalRunning(signal) {
  for (const child of running) child.kill(signal);
}

export class CommandFailed extends Error {
  constructor(command, outcome, output) {
    super(`${command} ${outcome}`);
    this.output = output;
  }
}

/** @returns stdout and stderr; `show` sends them to the terminal. @throws {@link CommandFailed} */
export function run(command, args, { env = {}, show = false, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => {
      running.delete(child);
      reject(new CommandFailed(command, `could not be started: ${error.message}`, output));
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      if (code === 0) resolve(output);
      else reject(new CommandFailed([command, ...args].join(' '), outcome(code, signal), output));
    });
  });
}

function outcome(code, signal) {
  return signal ? `was ended by ${signal}` : `failed with status ${code}`;
}
