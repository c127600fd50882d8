import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openObjectStore } from '@likeness/service-kit/storage/open-object-store';
import { decoderFlags } from './decoder-fences.js';
import { MarkThread } from './mark-thread.js';
import { answerTo, type ObjectReader } from './parent.js';
import { type Ask, type FromProcess, receivedError, type ToProcess } from './process-messages.js';
import type { ProcessSettings } from './process-settings.js';
import { watchProcessor } from './processor-limit.js';

const HEAP_MB = 1024;
const OPEN_MS = 60_000;
/** Extra wall time for a busy machine before a process counts as hung. */
const STARVED_MS = 300_000;
const STARVED_GRACE_MS = 60_000;
/**
 * Settings of Node, the allocator and native libraries. The process decodes strangers' pictures, so
 * passwords and keys of the parent must not be in its environment.
 */
const PASSED_ON =
  /^(PATH|HOME|TMPDIR|LANG|TZ|LC_\w+|LD_LIBRARY_PATH|DISPLAY|(NODE(?!_OPTIONS)|MALLOC|OMP|ORT|CUDA|NVIDIA|VIPS|UV|VK|XDG|MESA|LIBGL)_\w+)$/;

export type ProcessOptions = {
  readonly script: URL;
  readonly settings: ProcessSettings;
  readonly openMs?: number;
  /** CPU time that a canceled task gets before the process is killed. */
  readonly graceMs: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly flags?: readonly string[];
};

export type RunOptions = {
  readonly signal: AbortSignal;
  readonly onNews?: (news: unknown) => void;
  /** CPU time per thread, without the start of the process. */
  readonly limitMs?: number;
  readonly parts?: readonly AbortSignal[];
};

export type ProcessEnd = {
  readonly reason: 'crashed' | 'overdue' | 'closed' | 'unopened';
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
};

export class ProcessEndedError extends Error {
  override readonly name = 'ProcessEndedError';

  constructor(readonly end: ProcessEnd) {
    super(`the inference process ended (${end.reason}, ${end.signal ?? end.exitCode})`);
  }
}

type Task = {
  readonly id: number;
  readonly task: unknown;
  readonly onNews?: (news: unknown) => void;
  readonly settle: (outcome: { result: unknown } | { error: Error }) => void;
};

export class InferenceProcess {
  readonly opened: Promise<unknown>;
  readonly ended: Promise<ProcessEnd>;
  readonly #child: ChildProcess;
  readonly #keeper: { readonly store: ObjectReader; readonly marks: MarkThread };
  readonly #opening: PromiseWithResolvers<unknown>;
  #task: Task | undefined;
  #tasks = 0;
  #reason: ProcessEnd['reason'] = 'crashed';
  #isAlive = true;

  constructor(private readonly options: ProcessOptions) {
    const { env, flags = [] } = options;
    const { storage, provenance, ...shared } = options.settings;
    const settings = { ...shared, provenance: { DATA_DIR: provenance.DATA_DIR } };
    this.#keeper = { store: openObjectStore(storage), marks: new MarkThread(provenance) };
    const child = fork(fileURLToPath(options.script), {
      serialization: 'advanced',
      env: { ...harmlessSettings(), ...env },
      execArgv: [
        ...process.execArgv,
        `--max-old-space-size=${HEAP_MB}`,
        ...decoderFlags(settings),
        ...flags,
      ],
    });
    this.#child = child;
    const opening = Promise.withResolvers<unknown>();
    this.opened = opening.promise;
    this.#opening = opening;
    this.opened.catch(() => undefined);
    const openMs = options.openMs ?? OPEN_MS;
    const unwatch = this.#watch(openMs, openMs + STARVED_MS, () => this.kill('unopened'));
    void this.opened.finally(unwatch).catch(() => undefined);

    const ending = Promise.withResolvers<ProcessEnd>();
    this.ended = ending.promise;
    const end = (exitCode: number | null, signal: NodeJS.Signals | null) => {
      if (!this.#isAlive) return;
      this.#isAlive = false;
      this.#keeper.marks.close();
      const ended = new ProcessEndedError({ reason: this.#reason, exitCode, signal });
      opening.reject(ended);
      this.#task?.settle({ error: ended });
      ending.resolve(ended.end);
    };
    child.once('exit', end);
    child.on('error', () => child.pid === undefined && end(null, null));
    child.on('message', (message: FromProcess) => this.#hear(message));
    this.#send({ kind: 'open', settings });
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /**
   * Kills the process if canceling takes too long. Settles when the process is idle or gone.
   * @throws the signal's reason, TimeoutError, ProcessEndedError or the task's error
   */
  async run(
    task: unknown,
    { signal: wanted, limitMs = Infinity, onNews, parts = [] }: RunOptions,
  ): Promise<unknown> {
    await this.#readyFor(wanted);
    const id = ++this.#tasks;
    const late = new AbortController();
    const signal = AbortSignal.any([wanted, late.signal]);
    const unwatch = this.#watch(limitMs, limitMs + STARVED_MS, () =>
      late.abort(new DOMException('the task used up its processor time', 'TimeoutError')),
    );
    let forgive: (() => void) | undefined;
    const giveUp = () => {
      this.#send({ kind: 'cancel', id });
      const { graceMs } = this.options;
      const longest = Math.min(10 * graceMs, graceMs + STARVED_GRACE_MS);
      forgive = this.#watch(graceMs, longest, () => this.kill('overdue'));
    };
    signal.addEventListener('abort', giveUp, { once: true });
    const isOver = new AbortController();
    const watchParts = () =>
      parts.forEach((each, part) => {
        const giveUpPart = () => this.#send({ kind: 'cancel', id, part });
        if (each.aborted) giveUpPart();
        else each.addEventListener('abort', giveUpPart, { once: true, signal: isOver.signal });
      });
    try {
      return await new Promise((resolve, reject) => {
        const settle: Task['settle'] = (outcome) => {
          this.#task = undefined;
          if (signal.aborted) reject(signal.reason as Error);
          else if ('error' in outcome) reject(outcome.error);
          else resolve(outcome.result);
        };
        this.#task = { id, task, onNews, settle };
        this.#send({ kind: 'run', id, task });
        watchParts();
      });
    } finally {
      isOver.abort();
      signal.removeEventListener('abort', giveUp);
      unwatch();
      forgive?.();
    }
  }

  #watch(processorMs: number, wallMs: number, onUsedUp: () => void): () => void {
    const { threads } = this.options.settings;
    const { pid } = this.#child;
    if (pid === undefined || processorMs === Infinity) return () => undefined;
    return watchProcessor(pid, { processorMs, threads, wallMs }, onUsedUp);
  }

  kill(reason: ProcessEnd['reason']): void {
    if (!this.#isAlive) return;
    this.#reason = reason;
    this.#child.kill('SIGKILL');
  }

  async #readyFor(signal: AbortSignal): Promise<void> {
    const done = new AbortController();
    const abandoned = once(signal, 'abort', { signal: done.signal }).catch(() => undefined);
    try {
      signal.throwIfAborted();
      await Promise.race([this.opened, abandoned]);
      signal.throwIfAborted();
    } finally {
      done.abort();
    }
  }

  #hear(message: FromProcess): void {
    if (message.kind === 'opened') this.#opening.resolve(message.report);
    if (message.kind === 'unopened') {
      this.#opening.reject(receivedError(message.error));
      this.kill('unopened');
    }
    if (message.kind === 'ask' && this.#isAlive) void this.#answer(message.id, message.ask);
    const task = this.#task;
    if (!task || !('id' in message) || message.id !== task.id) return;
    if (message.kind === 'news') task.onNews?.(message.news);
    if (message.kind === 'done') task.settle({ result: message.result });
    if (message.kind === 'failed') task.settle({ error: receivedError(message.error) });
  }

  async #answer(id: number, ask: Ask): Promise<void> {
    const answer = await answerTo(ask, this.#task?.task, this.#keeper);
    this.#send({ kind: 'answer', id, answer });
  }

  #send(message: ToProcess): void {
    // A closed channel means an ended process, which `ended` reports.
    this.#child.send(message, () => undefined);
  }
}

function harmlessSettings(): NodeJS.ProcessEnv {
  // oxlint-disable-next-line house/environment -- handed on, not read
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name)));
}
