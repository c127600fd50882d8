import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { waitForStorage } from '@likeness/storage/wait-for-storage';
import { Inject, Injectable } from '@nestjs/common';

@Injectable()
export class StoragePatience {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  async wait<T>(renderId: string, cancelled: AbortSignal, work: () => Promise<T>): Promise<T> {
    return waitForStorage(work, cancelled, ({ fault, message }) =>
      this.logger.warn({ render_id: renderId, fault }, `waiting for storage: ${message}`),
    );
  }
}
