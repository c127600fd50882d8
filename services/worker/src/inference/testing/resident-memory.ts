import { readFileSync } from 'node:fs';

/** MB, from proc(5) `VmRSS`. */
export function residentMb(pids: readonly number[]): number {
  const one = (pid: number) =>
    Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return pids.reduce((sum, pid) => sum + one(pid), 0) / 1024;
}
