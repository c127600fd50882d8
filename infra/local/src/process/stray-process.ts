import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf } from './process-identity.js';

/** SIGKILL follows after `graceMs`. The caller must check the process's identity. */
export async function endStray(
  pid: number,
  signal: NodeJS.Signals,
  graceMs = 8_000,
): Promise<void> {
  const identity = identityOf(pid);
  if (identity === undefined) return;
  const deadline = Date.now() + graceMs;
  send(pid, signal);
  let forced = false;
  while (identityOf(pid) === identity) {
    if (!forced && Date.now() > deadline) {
      send(pid, 'SIGKILL');
      forced = true;
    }
    await sleep(50);
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
