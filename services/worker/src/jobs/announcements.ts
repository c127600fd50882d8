import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { waitForStorage } from '@likeness/storage/wait-for-storage';
import { Inject, Injectable } from '@nestjs/common';
import { PoseAnnouncement } from './pose-announcement.js';
import { StyleAnnouncement } from './style-announcement.js';

@Injectable()
export class Announcements {
  readonly #stop = new AbortController();

  constructor(
    private readonly styles: StyleAnnouncement,
    private readonly poses: PoseAnnouncement,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async begin(): Promise<void> {
    await new Promise<void>((resolve) => void this.#tell(resolve).finally(resolve));
  }

  stop(): void {
    this.#stop.abort();
  }

  async #tell(onFault: () => void): Promise<void> {
    const { signal } = this.#stop;
    try {
      for (const announcement of [this.styles, this.poses]) {
        await waitForStorage(
          () => announcement.send(),
          signal,
          ({ fault, message }) => {
            this.logger.warn({ fault }, `waiting for storage: ${message}`);
            onFault();
          },
        );
      }
    } catch (error) {
      if (!signal.aborted) this.logger.error({ err: error }, 'styles and poses not announced');
    }
  }
}
