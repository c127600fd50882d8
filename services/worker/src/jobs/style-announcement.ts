import { stylesAnnounceJob } from '@likeness/contracts/jobs/styles-announce.job';
import { JobSender } from '@likeness/queue/job-sender';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import { STUDIO_ENGINE, studioStyleEntries } from '../engines/studio/styles/catalogue.js';
import { announcementVersion, storePicture } from './announced-picture.js';

@Injectable()
export class StyleAnnouncement {
  constructor(
    private readonly store: ObjectStore,
    private readonly sender: JobSender,
  ) {}

  async send(): Promise<void> {
    const styles = await Promise.all(
      studioStyleEntries().map(async ({ id, title, description, preview, usualSeconds }) => ({
        id,
        title,
        description,
        preview_key: await storePicture(this.store, `styles/${id}`, preview),
        usual_seconds: usualSeconds,
      })),
    );
    const version = announcementVersion(styles);
    await this.sender.add(stylesAnnounceJob, { engine: STUDIO_ENGINE, version, styles });
  }
}
