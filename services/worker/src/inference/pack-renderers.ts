import { basename } from 'node:path';
import { PACK_LANES, type RenderLane } from '@likeness/contracts/generation/render-lane';
import type { BatchMember } from '@likeness/queue/job-batch';
import type { CheckTask } from '@likeness/contracts/packs/check-manifest';
import { PACK_TASKS, type PackTask } from '@likeness/contracts/packs/pack-manifest';
import type { OpenedPack } from '../packs/opened-pack.js';
import type { PackLibrary } from '../packs/pack-library.js';
import { PackRefusedError } from '../packs/pack-refusal.js';
import type { PackStatus } from '../packs/pack-status.js';
import type { LibraryPack, Refusal } from '../packs/library-contents.js';
import { type PoolProcessEnd, PoolClosedError } from './inference-pool.js';
import { PackRenderer } from './pack-renderer.js';
import type { ProcessSettings } from './process-settings.js';
import type { PortraitOrder } from './portrait-renderer.js';
import type { RenderedPortrait } from './rendered-portrait.js';

type Options = {
  readonly library: PackLibrary;
  readonly processes: ProcessSettings;
  readonly idleMs: number;
  /** Maximum batch size; undefined chooses it by hardware. */
  readonly together: number | undefined;
  readonly onEnd: (end: PoolProcessEnd) => void;
};

const CHECK_CODES: Readonly<Record<string, CheckTask | undefined>> = {
  PICTURE_UNSAFE: 'safety',
  PHOTO_UNDER_AGE: 'age',
};

type Leave = (lane: RenderLane) => Promise<void>;

export class PackRenderers {
  readonly #current = new Map<PackTask, PackRenderer>();
  /** Packs that the runtime rejected; retried when the manifest changes. */
  readonly #broken = new Map<string, Refusal>();

  constructor(
    private readonly options: Options | undefined,
    private readonly status: PackStatus,
  ) {}

  get lanes(): ReadonlySet<RenderLane> {
    return new Set([...this.#current.keys()].map((task) => PACK_LANES[task]));
  }

  async pids(): Promise<number[]> {
    const all = [...this.#current.values()].map((renderer) => renderer.pids());
    return (await Promise.all(all)).flat();
  }

  /** Before it unloads a pack, it stops consuming the queue and finishes the current image. */
  async look(leave?: Leave): Promise<void> {
    if (!this.options) return;
    const inUse = [...this.#current.values()].map(({ pack }) => pack);
    const { packs, refusals } = await this.options.library.choose(inUse, (pack) =>
      this.#broken.get(keyOf(pack)),
    );
    const refused = [...refusals];
    for (const task of PACK_TASKS) {
      const pack = packs[task];
      const refusal = pack ? await this.#use(task, pack) : await this.#unload(task, leave);
      if (refusal) refused.push(refusal);
    }
    this.status.tell(
      [...this.#current.values()].map(({ pack }) => pack),
      refused,
    );
    for (const renderer of this.#current.values()) await renderer.unloadIdle();
  }

  async render(
    lane: RenderLane,
    order: PortraitOrder,
    batch?: BatchMember,
  ): Promise<RenderedPortrait> {
    const renderer = this.#of(lane);
    if (!renderer) throw new PoolClosedError('the model pack is gone');
    const made = await renderer.render(order, batch);
    const check = made.status === 'refused' ? CHECK_CODES[made.code] : undefined;
    if (check) this.status.countRefused(renderer.pack, check);
    return made;
  }

  mostTogether(lane: RenderLane): number {
    return this.#of(lane)?.mostTogether ?? 1;
  }

  async close(): Promise<void> {
    const all = [...this.#current.values()];
    this.#current.clear();
    await Promise.all(all.map((renderer) => renderer.close()));
  }

  #of(lane: RenderLane): PackRenderer | undefined {
    const task = PACK_TASKS.find((each) => PACK_LANES[each] === lane);
    return task && this.#current.get(task);
  }

  async #unload(task: PackTask, leave: Leave | undefined): Promise<undefined> {
    const before = this.#current.get(task);
    if (!before) return;
    this.#current.delete(task);
    await leave?.(PACK_LANES[task]);
    await before.unload();
  }

  async #use(task: PackTask, pack: OpenedPack): Promise<Refusal | undefined> {
    const before = this.#current.get(task);
    if (before?.pack === pack || !this.options) return undefined;
    const next = before ?? new PackRenderer({ ...this.options, status: this.status }, pack);
    try {
      await next.change(pack);
      this.#current.set(task, next);
      return undefined;
    } catch (error) {
      if (!(error instanceof PackRefusedError)) throw error;
      const refusal = { pack: basename(pack.folder), refused: error };
      this.#broken.set(keyOf(pack), refusal);
      if (before?.pack.folder === pack.folder) this.#current.delete(task);
      return refusal;
    }
  }
}

function keyOf({ folder, manifest }: LibraryPack): string {
  return JSON.stringify([folder, manifest]);
}
