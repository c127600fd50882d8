import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { MarkSettings } from '../provenance/marks.js';
import { type Answer, type MarkAsk, receivedError } from './process-messages.js';

/** Keeps the secret of hidden marks here, and their computing time off the event loop. Starts when it is first needed. */
export class MarkThread {
  #thread: Worker | undefined;

  constructor(private readonly settings: MarkSettings) {}

  async run(ask: MarkAsk): Promise<unknown> {
    const { port1: here, port2: there } = new MessageChannel();
    this.#open().postMessage({ ask, port: there }, [there]);
    // The port closes with the thread.
    const closed = once(here, 'close').then(() => [{ error: new Error('marks ended') }]);
    const [answer] = (await Promise.race([once(here, 'message'), closed])) as [Answer];
    here.close();
    if ('error' in answer) throw receivedError(answer.error);
    return answer.value;
  }

  close(): void {
    void this.#thread?.terminate();
  }

  #open(): Worker {
    if (this.#thread) return this.#thread;
    const { MARK_SECRET, MARK_SECRET_ALSO, AUTH_SECRET, AUTH_SECRET_ALSO } = this.settings;
    const workerData = { MARK_SECRET, MARK_SECRET_ALSO, AUTH_SECRET, AUTH_SECRET_ALSO };
    const thread = new Worker(new URL('./mark.thread.js', import.meta.url), { workerData });
    thread.unref();
    thread.once('exit', () => (this.#thread = undefined));
    thread.on('error', () => undefined);
    this.#thread = thread;
    return thread;
  }
}
