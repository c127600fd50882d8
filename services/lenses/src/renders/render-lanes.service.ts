import { setTimeout } from 'node:timers/promises';
import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import type { AwaitedPart } from '@likeness/contracts/http/generation';
import type { Tool } from '@likeness/contracts/generation/tool';
import { RENDER_JOBS } from '@likeness/contracts/jobs/portrait-render.job';
import { JobSender } from '@likeness/queue/job-sender';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import type { Render } from '../database/render.entity.js';
import { RenderWorkersService } from './render-workers.service.js';

const FRESH_MS = 5_000;
const PATIENCE_MS = 1_000;
/** The longest that a restarted worker takes to load its model. */
const ABSENCE_MS = 60_000;

const MODEL_LANES = {
  lenszero: 'diffusion-portraits',
  kontextlens: 'diffusion-references',
} as const satisfies Readonly<Record<Tool, RenderLane>>;

/** Decides which kind of engine makes a render. A worker serves a lane while it has a model pack for it. */
@Injectable()
export class RenderLanesService {
  readonly #looks = new Map<
    RenderLane,
    { readonly at: number; readonly isServed: Promise<boolean> }
  >();

  constructor(
    private readonly sender: JobSender,
    private readonly workers: RenderWorkersService,
  ) {}

  /** A diffusion model draws prompts about photos while a worker has one; the studio draws the rest. */
  async laneOfPrompt(tool: Tool, photoCount: number): Promise<RenderLane> {
    const lane = MODEL_LANES[tool];
    return photoCount > 0 && (await this.#isServed(lane)) ? lane : 'studio';
  }

  /** What is missing for the renders of a lane to start. */
  async awaitedIn(lane: RenderLane): Promise<AwaitedPart> {
    if (lane === 'studio') return (await this.workers.wereThere()) ? null : 'worker';
    return (await this.#isServed(lane)) ? null : 'model';
  }

  /** Whether no worker has served the render's lane for a while. */
  async isDeserted({ lane, startedAt, createdAt }: Render): Promise<boolean> {
    if (lane === 'studio') return false;
    if (sharedNow() - (startedAt ?? createdAt).getTime() < ABSENCE_MS) return false;
    return !(await this.sender.hasConsumers(RENDER_JOBS[lane].queue));
  }

  /** Without Redis, as if no worker had a pack. */
  async #isServed(lane: RenderLane): Promise<boolean> {
    const latest = this.#looks.get(lane);
    if (latest && performance.now() - latest.at < FRESH_MS) return latest.isServed;
    const looking = this.sender.hasConsumers(RENDER_JOBS[lane].queue).catch(() => false);
    const isServed = Promise.race([looking, setTimeout(PATIENCE_MS, false, { ref: false })]);
    this.#looks.set(lane, { at: performance.now(), isServed });
    return isServed;
  }
}
