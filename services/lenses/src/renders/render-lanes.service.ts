import { setTimeout } from 'node:timers/promises';
import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import type { AwaitedPart } from '@likeness/contracts/http/generation';
import type { Tool } from '@likeness/contracts/generation/tool';
import { RENDER_JOBS } from '@likeness/contracts/jobs/portrait-render.job';
import { JobSender } from '@likeness/queue/job-sender';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import type { Render } from '../database/render.entity.js';
import { WorkerPresence } from './worker-presence.service.js';

const FRESH_MS = 5_000;
const PATIENCE_MS = 1_000;
/** A worker that is started anew loads its model for so long. */
const ABSENCE_MS = 60_000;

const MODEL_LANES = {
  lenszero: 'diffusion-portraits',
  kontextlens: 'diffusion-references',
} as const satisfies Readonly<Record<Tool, RenderLane>>;

/** What of an order decides who makes it. */
type Ordered = {
  readonly tool: Tool;
  /** Of the engine that draws the style; null where the picture follows a prompt. */
  readonly styleLane: RenderLane | null;
  readonly photoCount: number;
};

/** Which kind of engine makes which render. A worker takes from a lane while it has a pack for it. */
@Injectable()
export class RenderLanes {
  readonly #looks = new Map<
    RenderLane,
    { readonly at: number; readonly isServed: Promise<boolean> }
  >();

  constructor(
    private readonly sender: JobSender,
    private readonly presence: WorkerPresence,
  ) {}

  /** Words about photos are for a diffusion model where one is there, styles for whose they are; all else is the studio's. */
  async laneFor({ tool, styleLane, photoCount }: Ordered): Promise<RenderLane> {
    if (styleLane !== null) return styleLane;
    if (photoCount === 0) return 'studio';
    return (await this.#isModelThere(tool)) ? MODEL_LANES[tool] : 'studio';
  }

  /** Whether a model draws the words that are written in a tool. */
  async #isModelThere(tool: Tool): Promise<boolean> {
    return this.#isServed(MODEL_LANES[tool]);
  }

  /** Who is missing at present for the renders of a lane to be made. */
  async awaitedIn(lane: RenderLane): Promise<AwaitedPart> {
    if (lane === 'studio') return (await this.presence.isThere()) ? null : 'worker';
    return (await this.#isServed(lane)) ? null : 'model';
  }

  /** Whether nobody is left, and has been for some time, who could make the render. */
  async isDeserted({ lane, startedAt, createdAt }: Render): Promise<boolean> {
    if (lane === 'studio') return false;
    if (sharedNow() - (startedAt ?? createdAt).getTime() < ABSENCE_MS) return false;
    return !(await this.sender.hasConsumers(RENDER_JOBS[lane].queue));
  }

  /** Without Redis nobody answers; then it is placed as if there were no pack. */
  async #isServed(lane: RenderLane): Promise<boolean> {
    const latest = this.#looks.get(lane);
    if (latest && performance.now() - latest.at < FRESH_MS) return latest.isServed;
    const looking = this.sender.hasConsumers(RENDER_JOBS[lane].queue).catch(() => false);
    const isServed = Promise.race([looking, setTimeout(PATIENCE_MS, false, { ref: false })]);
    this.#looks.set(lane, { at: performance.now(), isServed });
    return isServed;
  }
}
