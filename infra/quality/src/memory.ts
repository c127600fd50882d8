import { treeMegabytes } from '@likeness/e2e/client/memory';

type Figures = { startMb: number; warmMb: number | undefined; endMb: number; peakMb: number };
export type Memory = { name: string } & Figures;

/** Tracks the memory of each process with its children. */
export class MemoryWatch {
  readonly #seen = new Map<string, Figures>();

  /** @param isWarm marks the stable baseline */
  sample(pids: Record<string, number>, isWarm = false): void {
    for (const [name, pid] of Object.entries(pids)) {
      const mb = treeMegabytes(pid);
      const seen = this.#seen.get(name);
      this.#seen.set(name, {
        startMb: seen?.startMb ?? mb,
        warmMb: seen?.warmMb ?? (isWarm ? mb : undefined),
        endMb: mb,
        peakMb: Math.max(seen?.peakMb ?? 0, mb),
      });
    }
  }

  rows(): Memory[] {
    return [...this.#seen].map(([name, figures]) => ({ name, ...figures }));
  }
}
