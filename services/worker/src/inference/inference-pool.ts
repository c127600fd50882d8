import {
  InferenceProcess,
  type ProcessEnd,
  type ProcessOptions,
  type RunOptions,
} from './inference-process.js';

export type PoolProcessEnd = ProcessEnd & { readonly pool: string };

export type PoolOptions = ProcessOptions & {
  readonly name: string;
  readonly size: number;
  readonly onEnd: (end: PoolProcessEnd) => void;
};

export class PoolClosedError extends Error {
  override readonly name = 'PoolClosedError';
}

/** `cachedPhotos`: keys of the photos that the last task left in the cache. */
type Place = { process: InferenceProcess; cachedPhotos: readonly string[] };
type BackgroundTask = { readonly photoKey: string; readonly giveUp: AbortController };
type Waiting = { readonly take: (place: Place) => void; readonly leave: (error: Error) => void };

/** Inference blocks its thread, so queue locks need another process. A crash affects one task. */
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

  get pids(): number[] {
    return this.#places.flatMap(({ process }) => (process.isAlive && process.pid) || []);
  }

  async warmUp<T>(): Promise<T> {
    const [report] = await Promise.all(this.#places.map(({ process }) => process.opened));
    return report as T;
  }

  /** @param uses see `runInBackground`. @throws like `InferenceProcess.run`, and PoolClosedError */
  async run<T>(task: unknown, options: RunOptions, uses: readonly string[] = []): Promise<T> {
    const place = await this.#acquire(options.signal, uses);
    try {
      this.#revive(place);
      place.cachedPhotos = uses;
      return (await place.process.run(task, options)) as T;
    } catch (error) {
      throw this.#isClosed ? closed() : error;
    } finally {
      this.#release(place);
    }
  }

  /** Tasks that need the process cancel it, except tasks that use its photo. @returns undefined if the task was not finished */
  async runInBackground<T>(task: unknown, photoKey: string): Promise<T | undefined> {
    const place = this.#isClosed ? undefined : this.#idle.shift();
    if (!place) return undefined;
    const background: BackgroundTask = { photoKey, giveUp: new AbortController() };
    this.#backgroundTasks.add(background);
    try {
      this.#revive(place);
      place.cachedPhotos = [photoKey];
      return (await place.process.run(task, { signal: background.giveUp.signal })) as T;
    } catch {
      return undefined;
      // Errors are ignored: the task that needs the result will fail itself.
    } finally {
      this.#backgroundTasks.delete(background);
      this.#release(place);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { leave } of this.#waiting.splice(0)) leave(closed());
    for (const { process } of this.#places) process.kill('closed');
    await Promise.all(this.#places.map(({ process }) => process.ended));
  }

  #open(): Place {
    const place: Place = { process: new InferenceProcess(this.options), cachedPhotos: [] };
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
      // A process that failed to open restarts with the next task, which avoids a restart loop.
      if (hasOpened) this.#revive(place);
    });
  }

  #revive(place: Place): void {
    if (this.#isClosed || place.process.isAlive) return;
    const settings = { ...this.options.settings, isWarmedUp: false };
    place.cachedPhotos = [];
    place.process = new InferenceProcess({ ...this.options, settings });
    this.#watch(place);
  }

  async #acquire(signal: AbortSignal, uses: readonly string[]): Promise<Place> {
    if (this.#isClosed) throw closed();
    signal.throwIfAborted();
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

  #idleFor(uses: readonly string[]): Place | undefined {
    const caching = this.#idle.findIndex(({ cachedPhotos }) =>
      uses.some((use) => cachedPhotos.includes(use)),
    );
    return this.#idle.splice(Math.max(0, caching), 1)[0];
  }

  #isMaking(uses: readonly string[]): boolean {
    return [...this.#backgroundTasks].some(({ photoKey }) => uses.includes(photoKey));
  }

  #release(place: Place): void {
    const next = this.#waiting[0];
    if (next) next.take(place);
    else this.#idle.unshift(place);
  }

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
