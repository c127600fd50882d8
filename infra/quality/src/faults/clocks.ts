import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SHIFT = new URL('./shifted-clock.js', import.meta.url);

/** Clock offsets of a stack's processes. */
export class Clocks {
  constructor(private readonly dataDir: string) {
    mkdirSync(folderIn(dataDir), { recursive: true });
  }

  set(process: string, offMs: number): void {
    const file = fileOf(this.dataDir, process);
    writeFileSync(`${file}.half`, String(offMs));
    renameSync(`${file}.half`, file);
  }
}

/** Settings that give a process and its children such a clock. */
export function clocked(process: string, dataDir: string): Record<string, string> {
  const shift = new URL(SHIFT);
  shift.searchParams.set('file', fileOf(dataDir, process));
  return { NODE_OPTIONS: `--import=${shift.href}` };
}

function folderIn(dataDir: string): string {
  return join(dataDir, 'clocks');
}

function fileOf(dataDir: string, process: string): string {
  return join(folderIn(dataDir), process);
}
