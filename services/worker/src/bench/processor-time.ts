import { readFileSync } from 'node:fs';

/** Of `utime` and `stime`, which Linux counts for programs whatever the kernel's own clock (time(7)). */
const TICKS_PER_SECOND = 100;

/** Processor time that processes have had so far, all threads together, in seconds (Linux, proc(5) `stat`). */
export function processorSeconds(pids: readonly number[]): number {
  const one = (pid: number) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name may hold anything, spaces and brackets too.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  };
  return pids.reduce((sum, pid) => sum + one(pid), 0);
}
