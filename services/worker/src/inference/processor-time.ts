import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Linux reports `utime` and `stime` in this unit on every kernel (time(7)). */
const TICKS_PER_SECOND = 100;

export function processorSeconds(pids: readonly number[]): number {
  const one = process.platform === 'linux' ? fromProc : fromPs;
  return pids.reduce((sum, pid) => sum + one(pid), 0);
}

/** proc(5), `stat`. */
function fromProc(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program name may contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

/** ps(1), `time`: `[hours:]minutes:seconds`. */
function fromPs(pid: number): number {
  try {
    const time = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' });
    return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  } catch {
    return 0;
  }
}
