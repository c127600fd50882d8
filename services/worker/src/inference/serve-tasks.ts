import { type FromProcess, sentError, type ToProcess } from './process-messages.js';
import type { DecoderSettings } from './process-settings.js';
import { Parent } from './parent.js';

export type TaskContext = {
  readonly signal: AbortSignal;
  readonly signalOf: (part: number) => AbortSignal;
  readonly tell: (news: unknown) => void;
};

export type Served = {
  readonly report: unknown;
  readonly run: (task: never, context: TaskContext) => Promise<unknown>;
  readonly untilFirstTask?: (signal: AbortSignal) => Promise<void>;
};

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

export function serveTasks(
  open: (settings: DecoderSettings, parent: Parent) => Promise<Served>,
): void {
  const send = (message: FromProcess) => void process.send?.(message);
  const parent = new Parent((id, ask) => send({ kind: 'ask', id, ask }));
  const cancels = new Map<number, Cancels>();
  let served: Promise<Served> | undefined;
  const firstTask = new AbortController();
  let isFree = Promise.resolve();

  const opened = async (settings: DecoderSettings) => {
    served = open(settings, parent);
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
    if (message.kind === 'answer') parent.receive(message.id, message.answer);
    if (message.kind === 'run') void run(message.id, message.task);
    if (message.kind === 'cancel') cancels.get(message.id)?.abort(message.part);
  });
  // Ctrl-C reaches the whole process group; the worker decides when this process ends.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  // The worker is gone. SIGKILL, because native threads may block an orderly exit.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
