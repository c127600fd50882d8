import { PACK_LANES, type RenderLane } from '@likeness/contracts/generation/render-lane';
import type { Tool } from '@likeness/contracts/generation/tool';
import type { AwaitedPart } from '@likeness/contracts/http/generation';
import type { ProcessFigures } from '@likeness/contracts/http/operator';
import { RENDER_JOBS } from '@likeness/contracts/jobs/renders.jobs';
import { JobSender } from '@likeness/queue/job-sender';
import { HealthCheck } from '@likeness/service-kit/health/health-check';
import { ProcessRegistry } from '@likeness/service-kit/presence/process-registry';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pTimeout from 'p-timeout';

/** Processes refresh their entry every ten seconds. */
const SILENT_MS = 35_000;
/** Open forms poll every few seconds. */
const CACHED = { max: 10, ttl: 2_000 };
const PATIENCE_MS = 1_000;

const MODEL_LANES = {
  lenszero: 'diffusion-portraits',
  kontextlens: 'diffusion-references',
} as const satisfies Readonly<Record<Tool, RenderLane>>;

const NONE: ReadonlySet<string> = new Set();

/** Not vital: orders wait for workers. Without Redis, cached answers are "none". */
@Injectable()
export class RenderWorkersService extends HealthCheck {
  readonly name = 'worker';
  override readonly isVital = false;
  readonly #served = new LRUCache<RenderLane, boolean>({
    ...CACHED,
    fetchMethod: (lane) => inTime(this.#serves(lane), false),
  });
  readonly #packStyles = new LRUCache<RenderLane, ReadonlySet<string>>({
    ...CACHED,
    fetchMethod: (lane) => inTime(this.#stylesIn(lane), NONE),
  });

  constructor(
    private readonly sender: JobSender,
    private readonly registry: ProcessRegistry,
  ) {
    super();
  }

  async check(): Promise<void> {
    if (!(await this.#serves('studio'))) throw new Error('no worker takes renders');
  }

  async areThere(): Promise<boolean> {
    return this.#isServed('studio');
  }

  async awaitedIn(lane: RenderLane): Promise<AwaitedPart> {
    if (await this.#isServed(lane)) return null;
    return lane === 'studio' ? 'worker' : 'model';
  }

  /** A diffusion model draws prompts with photos if a worker has one, else the studio does. */
  async laneOfPrompt(tool: Tool, photoCount: number): Promise<RenderLane> {
    const lane = MODEL_LANES[tool];
    return photoCount > 0 && (await this.#isServed(lane)) ? lane : 'studio';
  }

  /** Ids of available styles of model packs. */
  async packStyles(): Promise<ReadonlySet<string>> {
    const lanes = Object.values(PACK_LANES).map((lane) => this.#packStyles.fetch(lane));
    return new Set((await Promise.all(lanes)).flatMap((ids) => [...(ids ?? NONE)]));
  }

  async #isServed(lane: RenderLane): Promise<boolean> {
    return (await this.#served.fetch(lane)) ?? false;
  }

  /** A frozen worker keeps its connection but leaves the registry. */
  async #serves(lane: RenderLane): Promise<boolean> {
    if (!(await this.sender.hasConsumers(RENDER_JOBS[lane].queue))) return false;
    if (lane !== 'studio') return true;
    const known = await this.#workers();
    return known.length === 0 || known.some(isAlive);
  }

  /** Any worker of the lane may take a render, so all of them must draw its style. */
  async #stylesIn(lane: RenderLane): Promise<ReadonlySet<string>> {
    if (!(await this.#serves(lane))) return NONE;
    const [first, ...others] = (await this.#workers())
      .filter((worker) => isAlive(worker) && worker.details.pack_lanes?.includes(lane))
      .map(({ details }) => new Set(details.pack_styles));
    return new Set([...(first ?? NONE)].filter((id) => others.every((styles) => styles.has(id))));
  }

  async #workers(): Promise<ProcessFigures[]> {
    return (await this.registry.read()).filter(({ service }) => service === 'worker');
  }
}

function isAlive({ heard_at }: ProcessFigures): boolean {
  return Date.parse(heard_at) > sharedNow() - SILENT_MS;
}

async function inTime<T>(looking: Promise<T>, fallback: T): Promise<T> {
  const options = { milliseconds: PATIENCE_MS, fallback: () => fallback };
  return pTimeout(looking, options).catch(() => fallback);
}
