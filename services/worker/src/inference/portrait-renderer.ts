import { PORTRAIT_SIZE } from '@likeness/contracts/generation/portrait-count';
import type {
  PortraitToEnlarge,
  PortraitToWiden,
} from '@likeness/contracts/jobs/enlargements.jobs';
import type { PhotoTreatment } from '@likeness/contracts/http/comparison';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import type { PictureFiles, WideFiles } from '../engines/portrait/finish/picture-files.js';
import { LruCache } from '../engines/portrait/lru-cache.js';
import { PackRefusedError } from '../packs/pack-refusal.js';
import { InferencePool, type PoolProcessEnd } from './inference-pool.js';
import type { ModelReport, ProcessSettings, RefusedReport } from './process-settings.js';
import { receivedError } from './process-messages.js';
import {
  type OfOne,
  RenderAloneError,
  type RenderedPortrait,
  type RenderNews,
} from './rendered-portrait.js';

export type RenderTask =
  | RenderSpec
  | { readonly together: readonly RenderSpec[] }
  | { readonly enlarge: PortraitToEnlarge }
  | { readonly widen: PortraitToWiden }
  | { readonly prepare: { readonly objectKey: string; readonly size: number } };

export type PortraitOrder = {
  readonly spec: RenderSpec;
  readonly onNews: (news: RenderNews) => void;
  readonly signal: AbortSignal;
  readonly limitMs?: number;
};

/** CPU time. */
const ENLARGED_MS = 60_000;
const WIDENED_MS = 60_000;
const PREPARED_KEPT = 100;
const NEVER = new AbortController().signal;

/** A canceled render stops within hundredths of a second, or tenths under load. */
const GRACE_MS = 2_000;

/** A pack takes minutes to load, so canceled renders get long to stop between steps. */
const PACK_PATIENCE = { openMs: 600_000, graceMs: 120_000 };

/**
 * Painting allocates hundreds of 4 MB planes. malloc keeps freed planes: the kernel zeroes pages.
 * Short-lived objects die in a large young generation. The old one is collected at once, because
 * incremental marking slows every store.
 */
const PAINTING = {
  env: { MALLOC_MMAP_THRESHOLD_: '33554432', MALLOC_TRIM_THRESHOLD_: '33554432' },
  flags: ['--max-semi-space-size=16', '--no-incremental-marking'],
} as const;

export class PortraitRenderer {
  readonly #pool: InferencePool;
  readonly #prepared = new LruCache<string, PhotoTreatment>(PREPARED_KEPT);

  constructor(
    concurrency: number,
    settings: ProcessSettings,
    onEnd: (end: PoolProcessEnd) => void,
  ) {
    this.#pool = new InferencePool({
      name: settings.pack ? 'diffusion' : 'render',
      script: new URL('./render.process.js', import.meta.url),
      size: concurrency,
      settings,
      ...(settings.pack ? PACK_PATIENCE : { graceMs: GRACE_MS, ...PAINTING }),
      onEnd,
    });
  }

  get pids(): number[] {
    return this.#pool.pids;
  }

  /** @returns undefined if this process renders nothing. @throws PackRefusedError */
  async warmUp(): Promise<ModelReport | undefined> {
    const report = await this.#pool.warmUp<ModelReport | RefusedReport | undefined>();
    if (!report || !('refused' in report)) return report;
    throw new PackRefusedError(report.refused.fault, report.refused.message);
  }

  async render({ spec, onNews, signal, limitMs }: PortraitOrder): Promise<RenderedPortrait> {
    const task: RenderTask = spec;
    const uses = spec.references.map(({ object_key }) => object_key);
    const told = (news: unknown) => onNews(news as RenderNews);
    return this.#pool.run<RenderedPortrait>(task, { signal, limitMs, onNews: told }, uses);
  }

  /** @returns like `render`, with RenderAloneError if an order must be rendered alone */
  renderTogether(orders: readonly PortraitOrder[]): Promise<RenderedPortrait>[] {
    const portraits = orders.map(() => Promise.withResolvers<RenderedPortrait>());
    const parts = orders.map(({ signal }) => signal);
    const hear = (told: unknown) => {
      const { of, ...one } = told as OfOne & { readonly of: number };
      const { signal, onNews } = orders[of];
      const { resolve, reject } = portraits[of];
      if ('news' in one) onNews(one.news as RenderNews);
      else if (signal.aborted) reject(signal.reason);
      else if ('portrait' in one) resolve(one.portrait);
      else if (one.mustRenderAlone) reject(new RenderAloneError(one.error.message));
      else reject(receivedError(one.error));
    };
    const task: RenderTask = { together: orders.map(({ spec }) => spec) };
    const uses = orders[0].spec.references.map(({ object_key }) => object_key);
    const limitMs = orders[0].limitMs && orders[0].limitMs * orders.length;
    const end = (error: unknown) => {
      orders.forEach(({ signal }, i) =>
        portraits[i].reject(signal.aborted ? signal.reason : error),
      );
    };
    this.#pool
      .run(task, { signal: whenAllAborted(parts), limitMs, onNews: hear, parts }, uses)
      .then(() => end(new Error('a portrait was not told of')), end);
    return portraits.map(({ promise }) => promise);
  }

  /** @returns null if the face changed too much */
  async enlarge(wanted: PortraitToEnlarge): Promise<PictureFiles | null> {
    const task: RenderTask = { enlarge: wanted };
    return this.#pool.run<PictureFiles | null>(task, { signal: NEVER, limitMs: ENLARGED_MS });
  }

  /** @returns null if the photo allows no wide frame, or if the face would change */
  async widen(wanted: PortraitToWiden): Promise<WideFiles | null> {
    const task: RenderTask = { widen: wanted };
    const options = { signal: NEVER, limitMs: WIDENED_MS };
    return this.#pool.run<WideFiles | null>(task, options);
  }

  /** @returns undefined if portraits left no time to see */
  async prepare(objectKey: string): Promise<PhotoTreatment | undefined> {
    const task: RenderTask = { prepare: { objectKey, size: PORTRAIT_SIZE } };
    return this.#prepared
      .get(objectKey, async () => {
        const found = await this.#pool.runInBackground<PhotoTreatment>(task, objectKey);
        // Only what is known is kept.
        if (found === undefined) throw new Error('not prepared');
        return found;
      })
      .catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }
}

function whenAllAborted(signals: readonly AbortSignal[]): AbortSignal {
  const all = new AbortController();
  const look = () => {
    if (signals.every(({ aborted }) => aborted)) all.abort(signals[0].reason);
  };
  for (const signal of signals) signal.addEventListener('abort', look, { once: true });
  look();
  return all.signal;
}
