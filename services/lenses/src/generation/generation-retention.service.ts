import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Injectable } from '@nestjs/common';
import { GenerationsRepository } from '../database/generations.repository.js';

const EVERY_MS = 10 * 60_000;
/** As long as images of members are kept; the privacy notice states it. */
const KEPT_DAYS = 90;
const BATCH = 500;

/** Deletes old generations with their prompts and renders. Images and ledger have their own periods. */
@Injectable()
export class GenerationRetentionService extends RepeatingService {
  protected readonly schedule = {
    everyMs: EVERY_MS,
    failure: 'old generations not deleted, will try again',
  };

  constructor(private readonly generations: GenerationsRepository) {
    super();
  }

  async run(): Promise<void> {
    while ((await this.generations.removeOld(KEPT_DAYS, BATCH)) === BATCH);
  }
}
