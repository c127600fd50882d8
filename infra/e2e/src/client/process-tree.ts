import { globSync, readFileSync } from 'node:fs';

/** Processes that a process has started (Linux). */
export function childrenOf(pid: number): number[] {
  return globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readProc(file).split(' ').filter(Boolean).map(Number),
  );
}

/** A process, those that it has started, and theirs. */
export function processTree(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(processTree)];
}

/** What a file of `/proc` says; empty once the process is gone. */
export function readProc(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
