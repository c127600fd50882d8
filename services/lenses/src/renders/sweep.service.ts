import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Inject, Injectable } from '@nestjs/common';
import { RendersRepository } from '../database/renders.repository.js';
import { RenderEndsService } from './render-ends.service.js';
import { SilentRendersService } from './silent-renders.service.js';

const EVERY_MS = 3_000;
const BATCH = 100;

/** Expires overdue renders and resumes silent ones. */
@Injectable()
export class SweepService extends RepeatingService {
  constructor(
    private readonly renders: RendersRepository,
    private readonly ends: RenderEndsService,
    private readonly silent: SilentRendersService,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, { everyMs: EVERY_MS, failure: 'sweep failed, will try again' });
  }

  async run(): Promise<void> {
    for (const { id } of await this.renders.overdue(BATCH)) {
      await this.ends.end(id, { type: 'expire' });
    }
    await this.silent.resume();
  }
}
