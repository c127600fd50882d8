import { PORTRAIT_SIZE } from '@likeness/contracts/generation/portrait-size';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import { PackRefusedError } from '../packs/pack-refusal.js';
import { InferencePool, type PoolProcessEnd } from './inference-pool.js';
import { PAINTING } from './painting.js';
import type { ModelReport, ProcessSettings, RefusedReport } from './process-settings.js';
import { receivedError } from './process-messages.js';
import {
  ApartError,
  type OfOne,
  type RenderedPortrait,
  type RenderNews,
} from './rendered-portrait.js';

/** Portraits to make, or a photo to prepare for portraits that may follow. */
export type RenderTask =
  | RenderSpec
  | { readonly together: readonly RenderSpec[] }
  | { readonly prepare: { readonly objectKey: string; readonly size: number } };

/** A portrait that somebody waits for. */
export type PortraitOrder = {
  readonly spec: RenderSpec;
  readonly onNews: (news: RenderNews) => void;
  readonly signal: AbortSignal;
  /** Processor time of each thread, and more for portraits that are made together. */
  readonly limitMs?: number;
};

/**
 * A render that nobody wants any more looks up after some hundredths of a second, on a machine that is
 * very busy after some tenths.
 */
const GRACE_MS = 2_000;

/**
 * A pack takes minutes to load, so that its process is not ended for the sake of one render: that is given
 * up between two steps, each of which may take long without a card.
 */
const PACK_PATIENCE = { openMs: 600_000, graceMs: 120_000 };

/** Renders portraits, each in a process of its own. */
export class PortraitRenderer {
  readonly #pool: InferencePool;

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

  /**
   * @returns undefined where this process renders nothing
   * @throws PackRefusedError
   */
  async warmUp(): Promise<ModelReport | undefined> {
    const report = await this.#pool.warmUp<ModelReport | RefusedReport | undefined>();
    if (!report || !('refused' in report)) return report;
    throw new PackRefusedError(report.refused.fault, report.refused.message);
  }

  /**
   * @throws the signal's reason when aborted; ProcessEndedError when the process died of it;
   * PoolClosedError when the worker is closing
   */
  async render({ spec, onNews, signal, limitMs }: PortraitOrder): Promise<RenderedPortrait> {
    const task: RenderTask = spec;
    const uses = spec.references.map(({ object_key }) => object_key);
    const told = (news: unknown) => onNews(news as RenderNews);
    return this.#pool.run<RenderedPortrait>(task, { signal, limitMs, onNews: told }, uses);
  }

  /**
   * Renders portraits that differ by their seed alone, in one process at the same time. Each is there as soon as it is
   * finished, and can be given up alone.
   * @returns for each what `render` gives or throws, and ApartError where it has to be rendered alone
   */
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
      else reject(one.isApart ? new ApartError(one.error.message) : receivedError(one.error));
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

  /** Has a photo looked at and cut out while there is nothing else to do. */
  async prepare(objectKey: string): Promise<void> {
    const task: RenderTask = { prepare: { objectKey, size: PORTRAIT_SIZE } };
    await this.#pool.runInBackground(task, objectKey);
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }
}

/** Aborted with the last of them. */
function whenAllAborted(signals: readonly AbortSignal[]): AbortSignal {
  const all = new AbortController();
  const look = () => {
    if (signals.every(({ aborted }) => aborted)) all.abort(signals[0].reason);
  };
  for (const signal of signals) signal.addEventListener('abort', look, { once: true });
  look();
  return all.signal;
}
