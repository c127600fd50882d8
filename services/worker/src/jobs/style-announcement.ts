import { sortedTitle } from '@likeness/contracts/generation/style-value';
import { stylesAnnounceJob } from '@likeness/contracts/jobs/results.jobs';
import { JobSender } from '@likeness/queue/job-sender';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import { STUDIO_ENGINE, STUDIO_STYLES } from '../engines/studio/styles/catalogue.js';
import { USUAL_SECONDS } from '../engines/studio/styles/usual-seconds.js';
import { announcementVersion, storePicture } from './announced-picture.js';

@Injectable()
export class StyleAnnouncement {
  constructor(
    private readonly store: ObjectStore,
    private readonly sender: JobSender,
  ) {}

  async send(): Promise<void> {
    const styles = await Promise.all(
      STUDIO_STYLES.map(async ({ id, sort, title, description, preview, look }) => ({
        id,
        title: sortedTitle(sort, title),
        description,
        preview_key: await storePicture(this.store, `styles/${id}`, preview),
        usual_seconds: USUAL_SECONDS[look.renderer],
      })),
    );
    const version = announcementVersion(styles);
    await this.sender.add(stylesAnnounceJob, { engine: STUDIO_ENGINE, version, styles });
  }
}
