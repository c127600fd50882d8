import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StageResult } from './stage.js';

const FILE = 'infra/e2e/flaky.md';

/** Unfixed end-to-end files that passed only on retry: lines `- …` of a file in the repository. */
export class FlakyList {
  readonly #path: string;

  constructor(root: string) {
    this.#path = join(root, FILE);
  }

  /** Appends one line per flaky test and prints it. */
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

  print(): void {
    const entries = this.entries();
    if (entries.length === 0) return;
    console.log(`\n${FILE} lists ${entries.length}, which must be fixed:`);
    for (const entry of entries) console.log(`  ${entry}`);
  }
}
