import type { RenderBrief } from '@likeness/contracts/http/internal';
import type { OpenedPack } from '../packs/opened-pack.js';
import type { PackLibrary } from '../packs/pack-library.js';
import { PackRefusedError } from '../packs/pack-refusal.js';
import { type LaneEnd, LaneClosedError } from './lane.js';
import { PortraitRenderer } from './portrait-renderer.js';
import type { ProcessSettings } from './process-settings.js';
import type { RenderedPortrait, RenderNews } from './rendered-portrait.js';

type Options = {
  readonly library: PackLibrary;
  readonly processes: ProcessSettings;
  readonly idleMs: number;
  readonly onEnd: (end: LaneEnd) => void;
};

/**
 * A pack in a process of its own, which makes one picture at a time: a card holds one model, and what it
 * held is given back for certain when the process ends. Renders wait while a pack is being loaded.
 */
export class PackRenderer {
  #loaded: Promise<PortraitRenderer> | undefined;
  /** What has begun; a process is ended when they are through. */
  readonly #renders = new Set<Promise<unknown>>();
  #change: Promise<void> = Promise.resolve();
  #usedAt = performance.now();

  constructor(
    private readonly options: Options,
    public pack: OpenedPack,
  ) {}

  /**
   * Loads a pack in the place of the one before, whose picture is finished first.
   * @throws PackRefusedError when it can't be used; then the one before goes on
   */
  async change(pack: OpenedPack): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#change = promise;
    const before = this.pack;
    try {
      await this.#unload();
      this.pack = pack;
      await this.#load();
    } catch (error) {
      await this.#unload();
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

  /** @throws like `PortraitRenderer.render` */
  async render(
    brief: RenderBrief,
    onNews: (news: RenderNews) => void,
    signal: AbortSignal,
  ): Promise<RenderedPortrait> {
    await this.#change;
    signal.throwIfAborted();
    const rendering = this.#load().then((renderer) => renderer.render(brief, onNews, signal));
    this.#renders.add(rendering);
    try {
      return await rendering;
    } finally {
      this.#renders.delete(rendering);
      this.#usedAt = performance.now();
    }
  }

  /** Gives the memory back when nobody has asked for a picture for long; the next one loads anew. */
  async unloadIdle(): Promise<void> {
    const { idleMs } = this.options;
    if (idleMs === 0 || this.#renders.size > 0 || performance.now() - this.#usedAt < idleMs) return;
    await this.#unload();
  }

  /** Ends the process once its picture is finished. */
  async finish(): Promise<void> {
    await this.#unload();
  }

  /** Ends the process wherever it is. */
  async close(): Promise<void> {
    const loaded = await this.#loaded?.catch(() => undefined);
    await loaded?.close();
  }

  #load(): Promise<PortraitRenderer> {
    if (this.#loaded) return this.#loaded;
    const loading = this.#open();
    this.#loaded = loading;
    // What could not be loaded is tried again by the next render.
    loading.catch(() => {
      if (this.#loaded === loading) this.#loaded = undefined;
    });
    return loading;
  }

  async #open(): Promise<PortraitRenderer> {
    // The folder may hold other files by now.
    return this.options.library.openAndTry(this.pack, async (pack) => {
      const renderer = await this.#start(pack);
      this.pack = pack;
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
      if (error instanceof PackRefusedError || error instanceof LaneClosedError) throw error;
      const why = error instanceof Error ? error.message : String(error);
      throw new PackRefusedError(
        'load-failed',
        `${pack.manifest.id} ended the process that loaded it (${why}): look at the memory of the machine and of the card, then start the worker again.`,
      );
    }
  }

  async #unload(): Promise<void> {
    await Promise.allSettled(this.#renders);
    const loaded = this.#loaded;
    this.#loaded = undefined;
    await (await loaded?.catch(() => undefined))?.close();
  }
}
