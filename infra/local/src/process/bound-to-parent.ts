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

/** On Linux, the program gets `signal` when its parent dies, even by SIGKILL. No-op elsewhere. */
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
