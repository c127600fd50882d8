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
