import type { Operation } from './api-document.js';

/** Counts answers by operation. */
export class Coverage {
  readonly #answers = new Map<string, Map<number, number>>();
  sent = 0;

  count({ id }: Operation, status: number): void {
    this.sent += 1;
    const counts = this.#answers.get(id) ?? new Map<number, number>();
    this.#answers.set(id, counts);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }

  withoutSuccess(operations: readonly Operation[]): string[] {
    return operations
      .filter(({ id }) => ![...(this.#answers.get(id)?.keys() ?? [])].some((s) => s < 300))
      .map(({ id }) => id);
  }

  /** One line per operation: received statuses, and documented ones that are missing. */
  table(operations: readonly Operation[]): string {
    const width = Math.max(...operations.map(({ id }) => id.length));
    const lines = operations.map(({ id, responses }) => {
      const counts = [...(this.#answers.get(id) ?? [])].sort(([a], [b]) => a - b);
      const seen = counts.map(([status, n]) => `${status}×${n}`).join(' ');
      const unseen = Object.keys(responses).filter((s) => !this.#answers.get(id)?.has(Number(s)));
      return `${id.padEnd(width)}  ${seen}  (not seen: ${unseen.join(' ') || 'none'})`;
    });
    return [...lines, `${this.sent} requests`].join('\n');
  }
}
