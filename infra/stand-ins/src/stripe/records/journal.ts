import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** A JSON Lines file: the last record of an id wins. Drops a line that a crash cut off. */
export class Journal {
  readonly lines: unknown[];

  constructor(private readonly path?: string) {
    this.lines = path && existsSync(path) ? read(path) : [];
    if (path) mkdirSync(dirname(path), { recursive: true });
  }

  append(record: object): void {
    if (this.path) appendFileSync(this.path, `${JSON.stringify(record)}\n`, { mode: 0o600 });
  }

  /** Replaces the file atomically. */
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
