import { posesAnnounceJob, stylesAnnounceJob } from '@likeness/contracts/jobs/results.jobs';
import { JobSender } from '@likeness/queue/job-sender';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { ObjectStore } from '@likeness/storage/object-store';
import { waitForStorage } from '@likeness/storage/wait-out';
import { Inject, Injectable } from '@nestjs/common';
import { studioPoseEntries } from '../engines/studio/1-compose/default-poses.js';
import { STUDIO_ENGINE, STUDIO_STYLES } from '../engines/studio/styles/catalogue.js';
import { USUAL_SECONDS } from '../engines/studio/styles/usual-seconds.js';
import { announcementVersion, storePicture } from './announced-picture.js';

/** Tells lenses the studio's styles and poses. */
@Injectable()
export class Announcements {
  readonly #stop = new AbortController();

  constructor(
    private readonly store: ObjectStore,
    private readonly sender: JobSender,
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
      for (const send of [() => this.#sendStyles(), () => this.#sendPoses()]) {
        await waitForStorage(send, signal, ({ fault, message }) => {
          this.logger.warn({ fault }, `waiting for storage: ${message}`);
          onFault();
        });
      }
    } catch (error) {
      if (!signal.aborted) this.logger.error({ err: error }, 'styles and poses not announced');
    }
  }

  async #sendStyles(): Promise<void> {
    const styles = await Promise.all(
      STUDIO_STYLES.map(async ({ id, title, description, preview, look }, index) => ({
        id,
        sort: index + 1,
        title,
        description,
        preview_key: await storePicture(this.store, `styles/${id}`, preview),
        usual_seconds: USUAL_SECONDS[look.renderer],
      })),
    );
    const version = announcementVersion(styles);
    await this.sender.add(stylesAnnounceJob, { engine: STUDIO_ENGINE, version, styles });
  }

  async #sendPoses(): Promise<void> {
    const poses = await Promise.all(
      studioPoseEntries().map(async ({ key, picture }) => ({
        key,
        picture_key: await storePicture(this.store, `poses/${key}`, picture),
      })),
    );
    const version = announcementVersion(poses);
    await this.sender.add(posesAnnounceJob, { engine: STUDIO_ENGINE, version, poses });
  }
}
