import {
  InferenceProcess,
  type ProcessEnd,
  type ProcessOptions,
  type RunOptions,
} from './inference-process.js';

export type PoolProcessEnd = ProcessEnd & { readonly pool: string };

export type PoolOptions = ProcessOptions & {
  readonly name: string;
  /** Processes, and so tasks done at the same time. */
  readonly size: number;
  /** Hears of every process that ended without being closed. */
  readonly onEnd: (end: PoolProcessEnd) => void;
};

/** The worker is closing: the task is left to another one. */
export class PoolClosedError extends Error {
  override readonly name = 'PoolClosedError';
}

/** `knows`: what its last task made use of, which it has kept. */
type Place = { process: InferenceProcess; knows: readonly string[] };
/** Something that may help later tasks, done while there are none. */
type BackgroundTask = { readonly about: string; readonly giveUp: AbortController };
type Waiting = { readonly take: (place: Place) => void; readonly leave: (error: Error) => void };

/**
 * Processes for one kind of work. Inference blocks the thread it runs in, so it never runs in the one
 * that holds the queue's locks; native code that crashes, or has to be stopped by force, takes its
 * process with it, so each has one task at a time and no kind of work waits for another.
 */
export class InferencePool {
  readonly #places: readonly Place[];
  readonly #idle: Place[];
  readonly #waiting: Waiting[] = [];
  readonly #backgroundTasks = new Set<BackgroundTask>();
  #isClosed = false;

  constructor(private readonly options: PoolOptions) {
    this.#places = Array.from({ length: options.size }, () => this.#open());
    this.#idle = [...this.#places];
  }

  /** Ids of the processes that are there now. */
  get pids(): number[] {
    return this.#places.flatMap(({ process }) => (process.isAlive && process.pid) || []);
  }

  /** What the processes tell once all of them have loaded their models. */
  async warmUp<T>(): Promise<T> {
    const [report] = await Promise.all(this.#places.map(({ process }) => process.opened));
    return report as T;
  }

  /**
   * @param uses what the task can make use of; see `runInBackground`
   * @throws like `InferenceProcess.run`; PoolClosedError when the worker is closing
   */
  async run<T>(task: unknown, options: RunOptions, uses: readonly string[] = []): Promise<T> {
    const place = await this.#acquire(options.signal, uses);
    try {
      this.#revive(place);
      place.knows = uses;
      return (await place.process.run(task, options)) as T;
    } catch (error) {
      throw this.#isClosed ? closed() : error;
    } finally {
      this.#release(place);
    }
  }

  /**
   * Does a task that nobody waits for, if a process has nothing else to do. A task that needs the
   * process stops it, unless it can use what is being made. However it ends is no news.
   */
  async runInBackground(task: unknown, about: string): Promise<void> {
    const place = this.#isClosed ? undefined : this.#idle.shift();
    if (!place) return;
    const background: BackgroundTask = { about, giveUp: new AbortController() };
    this.#backgroundTasks.add(background);
    try {
      this.#revive(place);
      place.knows = [about];
      await place.process.run(task, { signal: background.giveUp.signal });
    } catch {
      // Who needs it makes it, and hears what is wrong with it.
    } finally {
      this.#backgroundTasks.delete(background);
      this.#release(place);
    }
  }

  /** Ends all processes at once, whatever they are doing. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { leave } of this.#waiting.splice(0)) leave(closed());
    for (const { process } of this.#places) process.kill('closed');
    await Promise.all(this.#places.map(({ process }) => process.ended));
  }

  #open(): Place {
    const place: Place = { process: new InferenceProcess(this.options), knows: [] };
    this.#watch(place);
    return place;
  }

  #watch(place: Place): void {
    const { process } = place;
    let hasOpened = false;
    void process.opened.then(
      () => (hasOpened = true),
      () => undefined,
    );
    void process.ended.then((end) => {
      if (this.#isClosed) return;
      this.options.onEnd({ ...end, pool: this.options.name });
      // One that could not even begin is tried again when there is a task, not in a circle.
      if (hasOpened) this.#revive(place);
    });
  }

  #revive(place: Place): void {
    if (this.#isClosed || place.process.isAlive) return;
    // There may be a task for it: it begins at once.
    const settings = { ...this.options.settings, isWarmedUp: false };
    place.knows = [];
    place.process = new InferenceProcess({ ...this.options, settings });
    this.#watch(place);
  }

  async #acquire(signal: AbortSignal, uses: readonly string[]): Promise<Place> {
    if (this.#isClosed) throw closed();
    signal.throwIfAborted();
    // Its first task waits for what is being made for it; further ones are quicker where nothing is known yet.
    const idle =
      this.#isMaking(uses) && this.#waiting.length === 0 ? undefined : this.#idleFor(uses);
    if (idle) return idle;
    this.#stopBackgroundTask(uses);
    return new Promise((resolve, reject) => {
      const settled = () => {
        signal.removeEventListener('abort', giveUp);
        const at = this.#waiting.indexOf(waiting);
        if (at >= 0) this.#waiting.splice(at, 1);
      };
      const giveUp = () => waiting.leave(signal.reason as Error);
      const waiting: Waiting = {
        take: (place) => {
          settled();
          resolve(place);
        },
        leave: (error) => {
          settled();
          reject(error);
        },
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.#waiting.push(waiting);
    });
  }

  /** The one that knows most about the task's matter, else the one that had work last. */
  #idleFor(uses: readonly string[]): Place | undefined {
    const knowing = this.#idle.findIndex(({ knows }) => uses.some((use) => knows.includes(use)));
    return this.#idle.splice(Math.max(0, knowing), 1)[0];
  }

  #isMaking(uses: readonly string[]): boolean {
    return [...this.#backgroundTasks].some(({ about }) => uses.includes(about));
  }

  #release(place: Place): void {
    const next = this.#waiting[0];
    if (next) next.take(place);
    // The next task finds what the last one has left.
    else this.#idle.unshift(place);
  }

  /** One background task for one task: the others go on. */
  #stopBackgroundTask(uses: readonly string[]): void {
    const [background] = this.#backgroundTasks;
    if (!background || this.#isMaking(uses)) return;
    this.#backgroundTasks.delete(background);
    background.giveUp.abort(new Error('a task needs the process'));
  }
}

function closed(): PoolClosedError {
  return new PoolClosedError('the worker is closing');
}
