import { MessageChannel } from 'node:worker_threads';
import type { RenderBrief } from '@likeness/contracts/http/internal';
import type { RenderedPortrait, RenderNews, RenderTask } from './render-task.js';
import { ThreadPool } from './thread-pool.js';
import type { ThreadReport, ThreadSettings } from './thread-settings.js';

/** Renders portraits in threads. */
export class PortraitRenderer {
  readonly #pool: ThreadPool;

  constructor(concurrency: number, settings: ThreadSettings) {
    const file = new URL('./render.thread.js', import.meta.url);
    this.#pool = new ThreadPool(file, concurrency, settings);
  }

  async warmUp(): Promise<ThreadReport> {
    return this.#pool.warmUp();
  }

  /** @throws the signal's reason when aborted; the thread is ended wherever it is */
  async render(
    brief: RenderBrief,
    onNews: (news: RenderNews) => void,
    signal: AbortSignal,
  ): Promise<RenderedPortrait> {
    const { port1, port2 } = new MessageChannel();
    port1.on('message', onNews);
    const task: RenderTask = { brief, news: port2 };
    try {
      return await this.#pool.run<RenderedPortrait>('render', task, { signal, transfer: [port2] });
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      port1.close();
    }
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }
}
