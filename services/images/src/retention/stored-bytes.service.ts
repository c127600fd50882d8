import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { ImagesRepository } from '../database/images.repository.js';

/** Each count reads the whole table, so scrapes never trigger it. */
const EVERY_MS = 6 * 60 * 60_000;

/** The size of the store, for an alert before it costs more than planned. */
@Injectable()
export class StoredBytesService extends RepeatingService {
  readonly #bytes: Gauge;

  protected readonly schedule = {
    everyMs: EVERY_MS,
    failure: 'the size of the stored images could not be counted, will try again',
  };

  constructor(
    private readonly images: ImagesRepository,
    metrics: Metrics,
  ) {
    super();
    this.#bytes = new Gauge({
      name: 'images_stored_bytes',
      help: 'Bytes of all images, at the last count; display sizes and watermarked copies come on top',
      registers: [metrics],
    });
  }

  async run(): Promise<void> {
    this.#bytes.set(await this.images.storedBytes());
  }
}
