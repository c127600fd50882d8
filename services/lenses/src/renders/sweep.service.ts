import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Inject, Injectable } from '@nestjs/common';
import { OpenHolds } from '../credits/open-holds.service.js';
import { RendersRepository } from '../database/renders.repository.js';
import { RenderEnds } from './render-ends.service.js';
import { SilentRenders } from './silent-renders.service.js';

const EVERY_MS = 3_000;
const BATCH = 100;

/** Ends what is out of time, takes up what was broken off and re-adds what the queue has lost. */
@Injectable()
export class SweepService extends RepeatingService {
  constructor(
    private readonly renders: RendersRepository,
    private readonly ends: RenderEnds,
    private readonly openHolds: OpenHolds,
    private readonly silent: SilentRenders,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, { everyMs: EVERY_MS, failure: 'sweep failed, will try again' });
  }

  async run(): Promise<void> {
    for (const render of await this.renders.overdue(BATCH)) {
      await this.ends.end(render.id, { state: 'expired', code: 'RENDER_EXPIRED' });
    }
    await this.openHolds.closeOverdue();
    await this.silent.takeUp();
  }
}
