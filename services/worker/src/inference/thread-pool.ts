import { availableParallelism } from 'node:os';
import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { ThreadReport, ThreadSettings } from './thread-settings.js';

/** What a thread may keep in JavaScript objects; pixels live outside this heap. */
const THREAD_HEAP_MB = 1024;

/**
 * Threads that keep their models loaded. Inference blocks the thread it runs in, so it never runs
 * in the one that holds the queue's locks. Aborting ends the thread and starts a fresh one.
 */
export class ThreadPool {
  readonly #pool: Piscina;

  constructor(file: URL, size: number, settings: ThreadSettings) {
    this.#pool = new Piscina({
      filename: file.href,
      minThreads: size,
      maxThreads: size,
      idleTimeout: Infinity,
      // The default parks idle threads where they can't hear messages.
      atomics: 'disabled',
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MB },
      concurrentTasksPerWorker: 1,
      maxQueue: Math.max(64, availableParallelism()),
    });
    // Failures reach the caller of `run`; this one is of threads that no task waits for.
    this.#pool.on('error', () => undefined);
  }

  /** Loads the models in every thread, so that the first person does not wait for that. */
  async warmUp(): Promise<ThreadReport> {
    const reports = await Promise.all(
      Array.from(
        { length: this.#pool.options.maxThreads },
        async () => (await this.#pool.run(undefined, { name: 'warmUp' })) as ThreadReport,
      ),
    );
    const [report] = reports;
    if (!report) throw new Error('the pool has no threads');
    return report;
  }

  async run<T>(
    name: string,
    task: unknown,
    options: { signal: AbortSignal; transfer?: Transferable[] },
  ): Promise<T> {
    return (await this.#pool.run(task, {
      name,
      signal: options.signal,
      transferList: options.transfer,
    })) as T;
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
