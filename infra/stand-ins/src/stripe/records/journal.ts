import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** A file of JSON lines: the newest of an id counts. A line cut off by a crash is dropped. */
export class Journal {
  readonly lines: unknown[];

  /** @param path of the file; undefined keeps nothing */
  constructor(private readonly path?: string) {
    this.lines = path && existsSync(path) ? read(path) : [];
    if (path) mkdirSync(dirname(path), { recursive: true });
  }

  append(record: object): void {
    if (this.path) appendFileSync(this.path, `${JSON.stringify(record)}\n`, { mode: 0o600 });
  }

  /** Replaces all lines at once. */
  rewrite(records: readonly object[]): void {
    if (!this.path) return;
    const half = `${this.path}.half`;
    const text = records.map((record) => `${JSON.stringify(record)}\n`).join('');
    writeFileSync(half, text, { mode: 0o600 });
    renameSync(half, this.path);
  }
}

function read(path: string): unknown[] {
  const whole = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return whole.map((line) => JSON.parse(line) as unknown);
}
