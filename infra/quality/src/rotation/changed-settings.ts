import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestStack } from '@likeness/testing/test-stack';

export class ChangedSettings {
  readonly #file: string;
  readonly #reader: string;

  constructor(stack: TestStack) {
    this.#file = join(stack.dataDir, 'changed-settings.json');
    this.#reader = join(stack.dataDir, 'changed-settings.mjs');
    writeFileSync(
      this.#reader,
      `import { readFileSync } from 'node:fs';
Object.assign(process.env, JSON.parse(readFileSync(${JSON.stringify(this.#file)}, 'utf8')));
`,
    );
  }

  get environment(): Record<string, string> {
    return { NODE_OPTIONS: `--import=${pathToFileURL(this.#reader).href}` };
  }

  /** Applies from the next restart; an empty value counts as unset. */
  set(settings: Readonly<Record<string, string>>): void {
    const half = `${this.#file}.half`;
    writeFileSync(half, JSON.stringify(settings));
    renameSync(half, this.#file);
  }
}
