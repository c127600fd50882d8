import { imagesInternalCalls } from '@likeness/contracts/calls/images/internal.calls';
import { everyRenderFileKey } from '@likeness/contracts/generation/render-files';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Inject, Injectable } from '@nestjs/common';
import { LeftoversRepository } from '../database/leftovers.repository.js';

const EVERY_MS = 30_000;
const BATCH = 50;
/** By then a worker that lives has said what became of the render, and had its files removed. */
const ENDED_SECONDS = 120;

/**
 * A worker that is killed between storing a picture and telling so leaves files that no row names. Where
 * they would lie is known, so that they are removed once the render has ended otherwise.
 */
@Injectable()
export class LeftoverFiles extends RepeatingService {
  constructor(
    private readonly leftovers: LeftoversRepository,
    @ServiceClient('images') private readonly images: InternalClient,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, { everyMs: EVERY_MS, failure: 'leftover files not removed, will try again' });
  }

  /** Images keeps what a picture refers to. */
  async run(): Promise<void> {
    for (;;) {
      const ended = await this.leftovers.find(ENDED_SECONDS, BATCH);
      if (ended.length === 0) return;
      const object_keys = ended.flatMap(({ id, claims }) => everyRenderFileKey(id, claims));
      await this.images.call(imagesInternalCalls.discardObjects, { body: { object_keys } });
      await this.leftovers.markDiscarded(ended.map(({ id }) => id));
    }
  }
}
