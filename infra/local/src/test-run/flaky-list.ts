import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StageResult } from './stage.js';

const FILE = 'infra/e2e/flaky.md';

/**
 * The end-to-end files that passed only in a second run and are not fixed yet: lines `- …` of a
 * file in the repository. A fix deletes its lines.
 */
export class FlakyList {
  readonly #path: string;

  constructor(root: string) {
    this.#path = join(root, FILE);
  }

  /** Adds one line for each test of the run that was flaky and prints it. */
  add(results: readonly StageResult[], today: string): void {
    const lines = results.flatMap(({ title, flaky = [] }) =>
      flaky.map(({ test, reason }) => {
        const inOneLine = reason.replaceAll(/\s+/g, ' ').trim();
        return `${title} › ${test}: ${inOneLine}`;
      }),
    );
    for (const line of lines) {
      console.log(`flaky: ${line}`);
      appendFileSync(this.#path, `- ${today} ${line}\n`);
    }
  }

  entries(): string[] {
    return readFileSync(this.#path, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('- '));
  }

  /** Prints what is still to be fixed. */
  print(): void {
    const entries = this.entries();
    if (entries.length === 0) return;
    console.log(`\n${FILE} lists ${entries.length}, which must be fixed:`);
    for (const entry of entries) console.log(`  ${entry}`);
  }
}
