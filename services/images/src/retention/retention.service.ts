import { RepeatingTask } from '@likeness/service-kit/schedule/repeating-task';
import { LOGGER } from '@likeness/service-kit/service-kit.module';
import type { Logger } from '@likeness/service-kit/logging/logger';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ProvenanceCheck } from '../provenance/provenance-check.service.js';
import { PhotoSpool } from '../uploads/photo-spool.js';
import { ImageRemoval } from './image-removal.service.js';

const SWEEP_MS = 60_000;

/** Lets nothing outlive its time: expired pictures, unfinished uploads, removals that failed. */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #sweep: RepeatingTask;

  constructor(
    removal: ImageRemoval,
    spool: PhotoSpool,
    checks: ProvenanceCheck,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.#sweep = new RepeatingTask(
      async () => {
        await removal.sweep();
        await spool.removeStale();
        await checks.sweep();
      },
      SWEEP_MS,
      (error) => logger.warn({ err: error }, 'retention sweep failed, will try again'),
    );
  }

  onApplicationBootstrap(): void {
    this.#sweep.wake();
  }

  async onModuleDestroy(): Promise<void> {
    await this.#sweep.stop();
  }
}
