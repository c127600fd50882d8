import type { RenderOutcome } from '@likeness/contracts/jobs/portrait-result.job';
import { Injectable } from '@nestjs/common';
import type { Rendered } from '../database/render.entity.js';
import { Delivery } from './delivery.service.js';
import { Handover } from './handover.service.js';
import { RenderEnds } from './render-ends.service.js';

/** Records what became of a render, once, whatever number of times it is told. */
@Injectable()
export class ResultsService {
  constructor(
    private readonly ends: RenderEnds,
    private readonly delivery: Delivery,
    private readonly handover: Handover,
  ) {}

  /** @param claim whose work it is; a picture is welcome from anybody, a bad end only from whoever is at it */
  async record(renderId: string, outcome: RenderOutcome, claim?: number): Promise<void> {
    if (outcome.status === 'refused') {
      const { code, detail } = outcome;
      await this.ends.end(renderId, { state: 'refused', code, detail }, claim);
      return;
    }
    if (outcome.status === 'failed') {
      await this.ends.end(renderId, { state: 'failed', code: 'RENDER_FAILED' }, claim);
      return;
    }
    await this.#receive(renderId, outcome);
  }

  async #receive(renderId: string, rendered: Rendered): Promise<void> {
    if (await this.delivery.begin(renderId, rendered)) await this.delivery.deliver(renderId);
    else await this.handover.discard(rendered);
  }
}
