import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const SIZE = '4096m';

/**
 * A folder whose disk can be full or refuse to be written. As root it is a small disk in memory; without
 * root it can only be made read-only.
 */
export class FaultyFolder {
  readonly #isDisk: boolean;

  constructor(readonly path: string) {
    mkdirSync(path, { recursive: true });
    this.#isDisk = process.getuid?.() === 0 && mounted(path);
  }

  get canBeFull(): boolean {
    return this.#isDisk;
  }

  setReadOnly(isReadOnly: boolean): void {
    if (this.#isDisk) run('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, this.path]);
    else chmodSync(this.path, isReadOnly ? 0o500 : 0o700);
  }

  /** Leaves no block free, or as many as at first. */
  setFull(isFull: boolean): void {
    const { blocks, bfree, bsize } = statfsSync(this.path);
    const size = isFull ? `${((blocks - bfree) * bsize) / 1024}k` : SIZE;
    run('mount', ['-o', `remount,size=${size}`, this.path]);
  }

  /** Keys of the objects that are there. */
  keys(): string[] {
    return globSync('{uploads,renders}/**/*', { cwd: this.path, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.path.length + 1));
  }

  close(): void {
    if (this.#isDisk) run('umount', ['--lazy', this.path]);
  }
}

function mounted(path: string): boolean {
  try {
    run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0700`, 'tmpfs', path]);
    return true;
  } catch {
    return false;
  }
}

function run(program: string, args: string[]): void {
  execFileSync(program, args, { stdio: 'pipe' });
}
