import type { Operation } from './api-document.js';

/** Which answers came to which operations, and how often. */
export class Coverage {
  readonly #answers = new Map<string, Map<number, number>>();
  sent = 0;

  count({ id }: Operation, status: number): void {
    this.sent += 1;
    const counts = this.#answers.get(id) ?? new Map<number, number>();
    this.#answers.set(id, counts);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }

  /** Operations that never did what they are there for. */
  withoutSuccess(operations: readonly Operation[]): string[] {
    return operations
      .filter(({ id }) => ![...(this.#answers.get(id)?.keys() ?? [])].some((s) => s < 300))
      .map(({ id }) => id);
  }

  /** One line an operation: what came, and what the document knows besides. */
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
