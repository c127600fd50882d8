import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import { isFinal } from '@likeness/contracts/generation/render-state';
import type { RenderJob, RenderStage } from '@likeness/contracts/http/generation';
import { Injectable } from '@nestjs/common';
import { kindOf, type Render } from '../database/lenses.entities.js';
import { type Ahead, RenderQueueRepository } from '../database/render-queue.repository.js';
import { type RenderTimes, RenderTimesRepository } from '../database/render-times.repository.js';
import { countOf, secondsOf, waitBehind } from './render-estimate.js';
import { RenderWorkersService } from './render-workers.service.js';

type Estimate = 'queue_place' | 'estimated_wait_seconds' | 'estimated_seconds';
type Outlook = Pick<RenderJob, Estimate | 'awaits'>;
type Waiting = Outlook & Record<Estimate, number>;

const AT_ITS_END: Outlook = {
  queue_place: null,
  estimated_wait_seconds: null,
  estimated_seconds: null,
  awaits: null,
};

@Injectable()
export class RenderForecastsService {
  constructor(
    private readonly queue: RenderQueueRepository,
    private readonly times: RenderTimesRepository,
    private readonly workers: RenderWorkersService,
  ) {}

  async of(renders: readonly Render[]): Promise<ReadonlyMap<string, Outlook>> {
    const times = await this.times.ofLanes(renders.filter(({ state }) => !isFinal(state)));
    const outlooks = renders.map(
      async (render) => [render.id, await this.#outlook(render, times.get(render.lane))] as const,
    );
    return new Map(await Promise.all(outlooks));
  }

  async ofWaiting(
    limit: number,
  ): Promise<{ readonly render: Render; readonly outlook: Waiting }[]> {
    const waiting = await this.queue.waiting(limit);
    const times = await this.times.ofLanes(waiting);
    const lanes = [...times].map(([lane, known]) => this.#ofLane(lane, waiting, known));
    return (await Promise.all(lanes)).flat();
  }

  async #ofLane(lane: RenderLane, waiting: readonly Render[], times: RenderTimes) {
    const inLane = waiting.filter((render) => render.lane === lane);
    const awaits = await this.workers.awaitedIn(lane);
    const ahead = await this.queue.atWork(lane);
    return inLane.map((render) => {
      const outlook = { ...behind(ahead, render, times), awaits };
      ahead.push({ kind: kindOf(render), isAtWork: false, count: 1, runs: 1, elapsed: 0 });
      return { render, outlook };
    });
  }

  async #outlook(render: Render, times: RenderTimes | undefined): Promise<Outlook> {
    if (isFinal(render.state) || !times) return AT_ITS_END;
    const awaits = await this.workers.awaitedIn(render.lane);
    if (render.state !== 'queued') {
      return { ...AT_ITS_END, estimated_seconds: secondsOf(kindOf(render), times), awaits };
    }
    return { ...behind(await this.queue.ahead(render), render, times), awaits };
  }
}

function behind(ahead: readonly Ahead[], render: Render, times: RenderTimes) {
  return {
    queue_place: countOf(ahead),
    estimated_wait_seconds: Math.ceil(waitBehind(ahead, times)),
    estimated_seconds: secondsOf(kindOf(render), times),
  };
}

/** The studio runs these stages once per photo, so they don't predict the next image. */
const PREPARATION = ['analyse', 'compose', 'matte', 'light'] as const satisfies RenderStage[];

@Injectable()
export class RenderTimesService {
  constructor(private readonly repository: RenderTimesRepository) {}

  /** An image's share of a run, without the photo's preparation. */
  async note(render: Render): Promise<void> {
    const { lane, startedAt, finishedAt } = render;
    if (!startedAt || !finishedAt || finishedAt < startedAt) return;
    const seconds = (finishedAt.getTime() - startedAt.getTime()) / 1_000;
    const own = lane === 'studio' ? seconds - preparationOf(render) : seconds;
    const atOnce = lane === 'studio' ? 1 : await this.#atOnce(render, seconds);
    const kind = kindOf(render);
    const newest = Math.max(0, own) / atOnce;
    const times = await this.repository.of(lane);
    // The first image of a kind may be slow, so the engine's usual time counts too.
    const first = times.usual.has(kind) ? [newest, secondsOf(kind, times)] : [newest];
    await this.repository.add(lane, kind, first);
  }

  /** Mean number of concurrent images of the generation, including this one. */
  async #atOnce(render: Render, seconds: number): Promise<number> {
    return seconds > 0 ? 1 + (await this.repository.secondsBeside(render)) / seconds : 1;
  }
}

/** Without a style, these stages run for each image. */
function preparationOf({ rendered, styleId }: Render): number {
  if (styleId === null) return 0;
  const timings = rendered?.record.timings ?? {};
  return PREPARATION.reduce((sum, stage) => sum + (timings[stage] ?? 0), 0) / 1_000;
}
