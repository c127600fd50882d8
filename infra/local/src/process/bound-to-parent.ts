import { accessSync, constants } from 'node:fs';

const setpriv = '/usr/bin/setpriv';

const available = process.platform === 'linux' && canRun(setpriv);

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Where the kernel offers it (Linux), lets a program get `signal` when its parent dies however that
 * happened, so that even a killed supervisor leaves nothing running. Elsewhere the next start
 * cleans up.
 */
export function boundToParent(
  command: string,
  args: string[],
  signal: NodeJS.Signals,
): { command: string; args: string[] } {
  if (!available) return { command, args };
  return {
    command: setpriv,
    args: ['--pdeathsig', signal.replace('SIG', ''), '--', command, ...args],
  };
}
