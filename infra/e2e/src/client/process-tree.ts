import { globSync, readFileSync } from 'node:fs';

/** Direct children (Linux). */
export function childrenOf(pid: number): number[] {
  return globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readProc(file).split(' ').filter(Boolean).map(Number),
  );
}

/** A process and all its descendants. */
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
