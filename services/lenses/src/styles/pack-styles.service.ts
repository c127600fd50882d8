import { setTimeout } from 'node:timers/promises';
import { PACK_LANES, type RenderLane } from '@likeness/contracts/generation/render-lane';
import { RENDER_JOBS } from '@likeness/contracts/jobs/portrait-render.job';
import { JobSender } from '@likeness/queue/job-sender';
import { Injectable } from '@nestjs/common';
import { RenderWorkersService } from '../renders/render-workers.service.js';

const FRESH_MS = 2_000;
const PATIENCE_MS = 1_000;

/** Styles of model packs that running workers draw. */
@Injectable()
export class PackStylesService {
  #latest: { readonly at: number; readonly ids: Promise<ReadonlySet<string>> } | undefined;

  constructor(
    private readonly workers: RenderWorkersService,
    private readonly sender: JobSender,
  ) {}

  /** Ids of styles; none without Redis. */
  async drawnNow(): Promise<ReadonlySet<string>> {
    if (!this.#latest || performance.now() - this.#latest.at > FRESH_MS) {
      this.#latest = { at: performance.now(), ids: this.#look() };
    }
    return this.#latest.ids;
  }

  async #look(): Promise<ReadonlySet<string>> {
    const none: ReadonlySet<string> = new Set<string>();
    const looking = Promise.all(Object.values(PACK_LANES).map((lane) => this.#drawnIn(lane)))
      .then((lanes) => new Set(lanes.flatMap((ids) => [...ids])))
      .catch(() => none);
    return Promise.race([looking, setTimeout(PATIENCE_MS, none, { ref: false })]);
  }

  /** Any worker of the lane may take a render, so all of them must draw its style. */
  async #drawnIn(lane: RenderLane): Promise<ReadonlySet<string>> {
    if (!(await this.sender.hasConsumers(RENDER_JOBS[lane].queue))) return new Set();
    const [first, ...others] = (await this.workers.alive())
      .filter(({ details }) => details.pack_lanes?.includes(lane))
      .map(({ details }) => new Set(details.pack_styles));
    if (!first) return new Set();
    return new Set([...first].filter((id) => others.every((styles) => styles.has(id))));
  }
}
