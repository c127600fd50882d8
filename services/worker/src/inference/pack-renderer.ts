import type { RenderSpec } from '@likeness/contracts/http/internal';
import type { BatchMember } from '@likeness/queue/job-batch';
import type { OpenedPack } from '../packs/opened-pack.js';
import type { PackLibrary } from '../packs/pack-library.js';
import { PackRefusedError } from '../packs/pack-refusal.js';
import type { PackStatus } from '../packs/pack-status.js';
import { type PoolProcessEnd, PoolClosedError } from './inference-pool.js';
import { ProcessEndedError } from './inference-process.js';
import { type PortraitOrder, PortraitRenderer } from './portrait-renderer.js';
import type { ProcessSettings } from './process-settings.js';
import { RenderAloneError, type RenderedPortrait } from './rendered-portrait.js';

type Options = {
  readonly library: PackLibrary;
  readonly processes: ProcessSettings;
  readonly idleMs: number;
  readonly together: number | undefined;
  readonly status: PackStatus;
  readonly onEnd: (end: PoolProcessEnd) => void;
};

/** Larger batches are no faster per image and delay the next user. */
const MOST_TOGETHER = 4;

type Waiting = PortraitOrder & { readonly portrait: PromiseWithResolvers<RenderedPortrait> };

export class PackRenderer {
  #loaded: Promise<PortraitRenderer> | undefined;
  readonly #renders = new Set<Promise<unknown>>();
  #change: Promise<void> = Promise.resolve();
  #usedAt = performance.now();
  #isOneByOne = false;

  constructor(
    private readonly options: Options,
    public pack: OpenedPack,
  ) {}

  async change(pack: OpenedPack): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#change = promise;
    const before = this.pack;
    try {
      await this.unload();
      this.pack = pack;
      await this.#load();
    } catch (error) {
      await this.unload();
      this.pack = before;
      throw error;
    } finally {
      this.#usedAt = performance.now();
      resolve();
    }
  }

  async pids(): Promise<number[]> {
    return (await this.#loaded)?.pids ?? [];
  }

  get mostTogether(): number {
    if (this.#isOneByOne) return 1;
    const { together } = this.options;
    const { room, providers } = this.pack;
    const suits = providers[0] === 'cpu' ? 1 : MOST_TOGETHER;
    return Math.min(together ?? suits, room);
  }

  /** @throws like `PortraitRenderer.render` */
  async render(order: PortraitOrder, batch?: BatchMember): Promise<RenderedPortrait> {
    if (!batch) return this.#alone(order);
    const waiting: Waiting = { ...order, portrait: Promise.withResolvers() };
    const all = await batch.gather(waiting);
    if (all[0] === waiting) {
      const alike = Map.groupBy(all, ({ spec }) => sharedBy(spec));
      for (const orders of alike.values()) void this.#together(orders);
    }
    return waiting.portrait.promise;
  }

  async #alone(order: PortraitOrder): Promise<RenderedPortrait> {
    await this.#change;
    order.signal.throwIfAborted();
    return this.#tracked(this.#load().then((renderer) => renderer.render(order)));
  }

  async #together(orders: readonly Waiting[]): Promise<void> {
    await this.#change;
    const wanted = orders.filter(({ signal }) => !signal.aborted);
    if (wanted.length < 2) {
      for (const order of orders) order.portrait.resolve(this.#alone(order));
      return;
    }
    const { status } = this.options;
    const rendering = this.#load().then(async (renderer) => {
      status.tellTogether(this.pack, wanted.length);
      const portraits = renderer.renderTogether(wanted);
      wanted.forEach((order, i) => order.portrait.resolve(this.#orAlone(order, portraits[i])));
      await Promise.allSettled(portraits);
    });
    for (const { signal, portrait } of orders) if (signal.aborted) portrait.reject(signal.reason);
    await this.#tracked(rendering).catch((error: unknown) => {
      for (const { portrait } of wanted) portrait.reject(error);
    });
  }

  /** Retries alone after a batch ran out of memory. Batches stay off until the pack is reloaded. */
  async #orAlone(
    order: PortraitOrder,
    together: Promise<RenderedPortrait>,
  ): Promise<RenderedPortrait> {
    try {
      return await together;
    } catch (error) {
      if (!isOfBatch(error)) throw error;
      if (!this.#isOneByOne) this.options.status.reportBatchingOff(this.pack, error.message);
      this.#isOneByOne = true;
      return this.#alone(order);
    }
  }

  async #tracked<T>(rendering: Promise<T>): Promise<T> {
    this.#renders.add(rendering);
    try {
      return await rendering;
    } finally {
      this.#renders.delete(rendering);
      this.#usedAt = performance.now();
    }
  }

  /** Frees memory after idle time; the next render reloads the pack. */
  async unloadIdle(): Promise<void> {
    const { idleMs } = this.options;
    if (idleMs === 0 || this.#renders.size > 0 || performance.now() - this.#usedAt < idleMs) return;
    await this.unload();
  }

  async close(): Promise<void> {
    const loaded = await this.#loaded?.catch(() => undefined);
    await loaded?.close();
  }

  #load(): Promise<PortraitRenderer> {
    if (this.#loaded) return this.#loaded;
    const loading = this.#open();
    this.#loaded = loading;
    loading.catch(() => {
      if (this.#loaded === loading) this.#loaded = undefined;
    });
    return loading;
  }

  async #open(): Promise<PortraitRenderer> {
    // The files may have changed.
    const { checks = [] } = this.pack;
    return this.options.library.openAndTry(this.pack, async (opened) => {
      const pack = { ...opened, checks };
      const renderer = await this.#start(pack);
      this.pack = pack;
      this.#isOneByOne = false;
      return renderer;
    });
  }

  async #start(pack: OpenedPack): Promise<PortraitRenderer> {
    const { processes, onEnd } = this.options;
    const renderer = new PortraitRenderer(1, { ...processes, pack }, onEnd);
    try {
      await renderer.warmUp();
      return renderer;
    } catch (error) {
      await renderer.close();
      if (error instanceof PackRefusedError || error instanceof PoolClosedError) throw error;
      const why = error instanceof Error ? error.message : String(error);
      throw new PackRefusedError(
        'load-failed',
        `${pack.manifest.id} ended the process that loaded it (${why}): look at the memory of the machine and of the card, then start the worker again.`,
      );
    }
  }

  /** Finishes the pictures that were begun. */
  async unload(): Promise<void> {
    await Promise.allSettled(this.#renders);
    const loaded = this.#loaded;
    this.#loaded = undefined;
    await (await loaded?.catch(() => undefined))?.close();
  }
}

/** A crash may mean that memory ran out. */
function isOfBatch(error: unknown): error is Error {
  if (error instanceof ProcessEndedError) return error.end.reason === 'crashed';
  return error instanceof RenderAloneError;
}

/** Equal for images of one set that a pack may make in one run. */
function sharedBy(spec: RenderSpec): string {
  const own = { render_id: null, attempt: null, image_index: null, seed: null, expires_at: null };
  return JSON.stringify({ ...spec, ...own });
}
