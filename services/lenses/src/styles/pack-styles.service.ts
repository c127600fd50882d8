import { setTimeout } from 'node:timers/promises';
import { PACK_LANES, type RenderLane } from '@likeness/contracts/generation/render-lane';
import { RENDER_JOBS } from '@likeness/contracts/jobs/portrait-render.job';
import { JobSender } from '@likeness/queue/job-sender';
import { Injectable } from '@nestjs/common';
import { RenderWorkers } from '../renders/render-workers.js';

const FRESH_MS = 2_000;
const PATIENCE_MS = 1_000;

/** Which styles of model packs running workers can draw. */
@Injectable()
export class PackStyles {
  #latest: { readonly at: number; readonly ids: Promise<ReadonlySet<string>> } | undefined;

  constructor(
    private readonly workers: RenderWorkers,
    private readonly sender: JobSender,
  ) {}

  /** Ids. Without Redis nobody draws any. */
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

  /** Any worker of a lane may take a render, so that only what all of them draw can be promised. */
  async #drawnIn(lane: RenderLane): Promise<ReadonlySet<string>> {
    if (!(await this.sender.hasConsumers(RENDER_JOBS[lane].queue))) return new Set();
    const [first, ...others] = (await this.workers.heard())
      .filter(({ details }) => details.pack_lanes?.includes(lane))
      .map(({ details }) => new Set(details.pack_styles));
    if (!first) return new Set();
    return new Set([...first].filter((id) => others.every((styles) => styles.has(id))));
  }
}
