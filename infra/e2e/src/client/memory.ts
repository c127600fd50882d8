import { globSync, readFileSync } from 'node:fs';

export function childrenOf(pid: number): number[] {
  return globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readProc(file).split(' ').filter(Boolean).map(Number),
  );
}

export function processTree(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(processTree)];
}

/** Reads a file in `/proc`; empty once the process has exited. */
export function readProc(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const SERVICES = ['gateway', 'auth', 'billing', 'images', 'lenses'];

/** Peak memory of each service's process since its start, in MB (Linux). */
export function peakMegabytes(pids: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    SERVICES.map((name) => {
      const status = readFileSync(`/proc/${pids[name]}/status`, 'utf8');
      return [name, Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)];
    }),
  );
}

/** In MB: proportional set sizes (Linux; proc(5), `Pss`), which count shared pages once. */
function treeMegabytes(pid: number): number {
  const own = field(`/proc/${pid}/smaps_rollup`, 'Pss') / 1024;
  return childrenOf(pid).reduce((sum, child) => sum + treeMegabytes(child), own);
}

export function memoryOf(pids: Readonly<Record<string, number>>): string {
  const figures = Object.entries(pids).map(([name, pid]) => [name, Math.round(treeMegabytes(pid))]);
  return JSON.stringify(Object.fromEntries(figures));
}

function field(file: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readProc(file))?.[1] ?? 0);
}
