import { treeMegabytes } from '@likeness/e2e/client/memory';

export type Memory = { name: string; startMb: number; endMb: number; peakMb: number };

/** Follows what each process of a stack, its children included, keeps in memory. */
export class MemoryWatch {
  readonly #seen = new Map<string, { startMb: number; endMb: number; peakMb: number }>();

  sample(pids: Record<string, number>): void {
    for (const [name, pid] of Object.entries(pids)) {
      const mb = treeMegabytes(pid);
      const seen = this.#seen.get(name);
      this.#seen.set(name, {
        startMb: seen?.startMb ?? mb,
        endMb: mb,
        peakMb: Math.max(seen?.peakMb ?? 0, mb),
      });
    }
  }

  rows(): Memory[] {
    return [...this.#seen].map(([name, figures]) => ({ name, ...figures }));
  }
}
