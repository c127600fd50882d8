import { statSync } from 'node:fs';

/**
 * Whether Linux hides memory and environment of this process from its user (proc(5)): it does where the user
 * may run the program `node` and not read it.
 */
export function isSealed(): boolean {
  try {
    return statSync('/proc/self/environ').uid !== process.getuid?.();
  } catch {
    return false;
  }
}
