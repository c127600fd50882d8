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
/** By then a running worker has reported its result. */
const ENDED_SECONDS = 120;

/** Discards files of workers that were killed between storing an image and reporting it. */
@Injectable()
export class LeftoverFilesService extends RepeatingService {
  constructor(
    private readonly leftovers: LeftoversRepository,
    @ServiceClient('images') private readonly images: InternalClient,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, { everyMs: EVERY_MS, failure: 'leftover files not removed, will try again' });
  }

  /** The images service keeps files that a portrait refers to. */
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
