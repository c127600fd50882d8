import { execFileSync } from 'node:child_process';
import { childrenOf, processTree, readProc } from '@likeness/e2e/client/process-tree';

/** Clock ticks a second in `/proc`; the same on every Linux that Node runs on. */
const TICKS = 100;
const [USER, CHILDREN_SYSTEM] = [11, 15];

/** Processor seconds that a process and those below it have used, ended ones included (Linux). */
export function processorSeconds(pid: number): number {
  return processTree(pid)
    .flatMap((each) => {
      const stat = readProc(`/proc/${each}/stat`);
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return stat === '' ? [] : fields.slice(USER, CHILDREN_SYSTEM).map(Number);
    })
    .reduce((sum, ticks) => sum + ticks / TICKS, 0);
}

/** The processes of a worker that paint. */
export function paintersOf(worker: number): number[] {
  return childrenOf(worker).filter((pid) =>
    readProc(`/proc/${pid}/cmdline`).includes('render.process'),
  );
}

/** Keeps a process with all its threads on one core. */
export function pinTo(core: number, pid: number): void {
  execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
}
