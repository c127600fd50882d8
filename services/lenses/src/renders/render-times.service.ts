import type { RenderStage } from '@likeness/contracts/http/generation';
import { Injectable } from '@nestjs/common';
import type { Render } from '../database/render.entity.js';
import { kindOf } from '../database/render-kind.js';
import { RenderTimesRepository } from '../database/render-times.repository.js';
import { secondsOf } from './render-estimate.js';

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
