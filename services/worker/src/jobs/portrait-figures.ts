import { renderStageSchema } from '@likeness/contracts/http/generation';
import type { Recipe } from '@likeness/contracts/http/recipe';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { Injectable } from '@nestjs/common';
import { Histogram } from 'prom-client';

const STAGES: ReadonlySet<string> = new Set(renderStageSchema.options);

@Injectable()
export class PortraitFigures {
  readonly #stages: Histogram<'stage' | 'family'>;

  constructor(metrics: Metrics) {
    this.#stages = new Histogram({
      name: 'portrait_stage_seconds',
      help: 'Time that finished portraits spent in a stage, gentler repaints included',
      labelNames: ['stage', 'family'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64],
      registers: [metrics],
    });
  }

  note({ timings = {}, renderer = 'unknown', avatar }: Recipe): void {
    const family = avatar ? 'avatar' : renderer;
    for (const [stage, ms] of Object.entries(timings)) {
      if (STAGES.has(stage)) this.#stages.observe({ stage, family }, ms / 1_000);
    }
  }
}
