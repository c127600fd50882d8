import { stylesAnnounceJob } from '@likeness/contracts/jobs/styles-announce.job';
import type { JobSender } from '@likeness/queue/job-sender';
import type { ObjectStore } from '@likeness/storage/object-store';
import type { StyleEntry } from '../engines/portrait-engine.js';
import { announcementVersion, storePicture } from './announced-picture.js';

/** Tells lenses which styles this worker's engine can render, previews included. */
export class StyleAnnouncement {
  constructor(
    private readonly engine: string,
    private readonly styles: readonly StyleEntry[],
    private readonly store: ObjectStore,
    private readonly sender: JobSender,
  ) {}

  async send(): Promise<void> {
    const styles = await Promise.all(
      this.styles.map(async ({ id, title, description, preview }) => ({
        id,
        title,
        description,
        preview_key: await storePicture(this.store, `styles/${id}`, preview),
      })),
    );
    const version = announcementVersion(styles);
    await this.sender.add(stylesAnnounceJob, { engine: this.engine, version, styles });
  }
}
