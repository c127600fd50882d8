import { execFileSync } from 'node:child_process';
import { childrenOf, processTree, readProc } from '@likeness/e2e/client/process-tree';

/** Clock ticks per second in `/proc`, on every Linux that Node supports. */
const TICKS = 100;
const [USER, CHILDREN_SYSTEM] = [11, 15];

/** CPU seconds of a process and its descendants, including ended ones (Linux). */
export function processorSeconds(pid: number): number {
  return processTree(pid)
    .flatMap((each) => {
      const stat = readProc(`/proc/${each}/stat`);
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return stat === '' ? [] : fields.slice(USER, CHILDREN_SYSTEM).map(Number);
    })
    .reduce((sum, ticks) => sum + ticks / TICKS, 0);
}

export function paintersOf(worker: number): number[] {
  return childrenOf(worker).filter((pid) =>
    readProc(`/proc/${pid}/cmdline`).includes('render.process'),
  );
}

/** Pins all threads of a process to one core. */
export function pinTo(core: number, pid: number): void {
  execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
}
