import { type FromProcess, sentError, type ToProcess } from './process-messages.js';
import type { ProcessSettings } from './process-settings.js';

export type TaskContext = {
  /** Aborted when nobody wants the result any more; to be looked at often. */
  readonly signal: AbortSignal;
  /** Aborted when nobody wants a part of the result any more, or all of it. */
  readonly signalOf: (part: number) => AbortSignal;
  readonly tell: (news: unknown) => void;
};

export type Served = {
  /** Told to the worker as soon as tasks are taken. */
  readonly report: unknown;
  readonly run: (task: never, context: TaskContext) => Promise<unknown>;
  /** Something of use for later, until there is a task; however it ends is no news. */
  readonly untilFirstTask?: (signal: AbortSignal) => Promise<void>;
};

/** What of one task is given up. */
class Cancels {
  readonly whole = new AbortController();
  readonly #parts = new Map<number, AbortController>();

  of(part: number): AbortController {
    const known = this.#parts.get(part);
    if (known) return known;
    const made = new AbortController();
    this.#parts.set(part, made);
    this.whole.signal.addEventListener('abort', () => made.abort(), { once: true });
    return made;
  }

  abort(part: number | undefined): void {
    (part === undefined ? this.whole : this.of(part)).abort();
  }
}

/** The process's side: opens once, then does one task after another until the worker is gone. */
export function serveTasks(open: (settings: ProcessSettings) => Promise<Served>): void {
  const send = (message: FromProcess) => void process.send?.(message);
  const cancels = new Map<number, Cancels>();
  let served: Promise<Served> | undefined;
  const firstTask = new AbortController();
  let isFree = Promise.resolve();

  const opened = async (settings: ProcessSettings) => {
    served = open(settings);
    try {
      const { report, untilFirstTask } = await served;
      isFree = untilFirstTask?.(firstTask.signal).catch(() => undefined) ?? isFree;
      send({ kind: 'opened', report });
    } catch (error) {
      send({ kind: 'unopened', error: sentError(error) });
    }
  };
  const run = async (id: number, task: unknown) => {
    const cancel = new Cancels();
    cancels.set(id, cancel);
    const tell = (news: unknown) => send({ kind: 'news', id, news });
    try {
      if (!served) throw new Error('a task came before the settings');
      firstTask.abort();
      await isFree;
      const { signal } = cancel.whole;
      const context = { signal, signalOf: (part: number) => cancel.of(part).signal, tell };
      const result = await (await served).run(task as never, context);
      send({ kind: 'done', id, result });
    } catch (error) {
      send({ kind: 'failed', id, error: sentError(error) });
    } finally {
      cancels.delete(id);
    }
  };

  process.on('message', (message: ToProcess) => {
    if (message.kind === 'open') void opened(message.settings);
    if (message.kind === 'run') void run(message.id, message.task);
    if (message.kind === 'cancel') cancels.get(message.id)?.abort(message.part);
  });
  // Ctrl-C reaches the whole process group; the worker says when this process ends.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  // Without a worker there is nobody to work for. No orderly end: native threads may be at work.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
