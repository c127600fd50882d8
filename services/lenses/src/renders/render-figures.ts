import { ERRORS } from '@likeness/contracts/errors/catalogue';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import type { Render } from '../database/lenses.entities.js';

@Injectable()
export class RenderFigures {
  readonly #ends: Counter<'state' | 'code'>;
  readonly #likeness: Histogram;

  constructor(metrics: Metrics) {
    this.#ends = new Counter({
      name: 'renders_ended_total',
      help: 'Renders that came to their end, by state and by the code in the catalogue of errors',
      labelNames: ['state', 'code'],
      registers: [metrics],
    });
    this.#likeness = new Histogram({
      name: 'portrait_likeness_ratio',
      help: 'Likeness of delivered portraits to their photo, 0 to 1',
      buckets: [0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1],
      registers: [metrics],
    });
  }

  note({ state, errorCode, rendered }: Render): void {
    this.#ends.inc({ state, code: known(errorCode) });
    const likeness = state === 'done' ? rendered?.likeness : undefined;
    if (likeness) this.#likeness.observe(likeness.percent / 100);
  }
}

/** Workers of another version may send unknown codes. */
function known(code: string | null): string {
  if (code === null) return 'none';
  return Object.hasOwn(ERRORS, code) ? code : 'unknown';
}
