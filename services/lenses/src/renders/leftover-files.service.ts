import { everyRenderFileKey } from '@likeness/contracts/generation/render-files';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Injectable } from '@nestjs/common';
import { ImagesClient } from '../images.client.js';
import { RendersRepository } from '../database/renders.repository.js';

const EVERY_MS = 30_000;
const BATCH = 50;
/** A running worker has reported its result by then. */
const ENDED_SECONDS = 120;

/** Discards files of workers that died between storing and reporting an image. */
@Injectable()
export class LeftoverFilesService extends RepeatingService {
  protected readonly schedule = {
    everyMs: EVERY_MS,
    failure: 'leftover files not removed, will try again',
  };

  constructor(
    private readonly renders: RendersRepository,
    private readonly images: ImagesClient,
  ) {
    super();
  }

  async run(): Promise<void> {
    for (;;) {
      const ended = await this.renders.withLeftovers(ENDED_SECONDS, BATCH);
      if (ended.length === 0) return;
      await this.images.discard(ended.flatMap(({ id, claims }) => everyRenderFileKey(id, claims)));
      await this.renders.markDiscarded(ended.map(({ id }) => id));
    }
  }
}
