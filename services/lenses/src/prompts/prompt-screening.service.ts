import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import type { Tool } from '@likeness/contracts/generation/tool';
import { AppError } from '@likeness/contracts/errors/app-error';
import { refusalWords } from '@likeness/prompts/screening/refusal-words';
import { type PromptReader, screenPrompt } from '@likeness/prompts/screening/screen-prompt';
import { SCREENING_VERSION } from '@likeness/prompts/screening/unsafe-terms';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { Prompts } from '../database/lenses.entities.js';
import { RenderWorkersService } from '../renders/render-workers.service.js';

/** Refuses unsafe prompts and counts refusals; logs no prompt. */
@Injectable()
export class PromptScreeningService {
  readonly #refused: Counter<'kind' | 'tables'>;

  constructor(
    metrics: Metrics,
    private readonly workers: RenderWorkersService,
  ) {
    this.#refused = new Counter({
      name: 'prompts_refused_total',
      help: 'Orders refused for their prompt, by the kind of refusal and the version of the tables',
      labelNames: ['kind', 'tables'],
      registers: [metrics],
    });
  }

  /** Applies the policy for models if a model draws. @throws AppError as `assertAllowed` */
  async laneOf(
    { tool, prompts }: { readonly tool: Tool; readonly prompts: Prompts | null },
    photoCount: number,
  ): Promise<RenderLane> {
    const lane = await this.workers.laneOfPrompt(tool, photoCount);
    if (prompts && lane !== 'studio') this.assertAllowed(prompts, 'model');
    return lane;
  }

  assertAllowed({ positive, negative }: Prompts, reader: PromptReader = 'studio'): void {
    const kind = screenPrompt({ positive, negative }, reader);
    if (!kind) return;
    this.#refused.inc({ kind, tables: SCREENING_VERSION });
    const { code, reason } = refusalWords(kind, positive);
    throw new AppError(code, reason);
  }
}
