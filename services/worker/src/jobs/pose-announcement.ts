import { posesAnnounceJob } from '@likeness/contracts/jobs/results.jobs';
import { JobSender } from '@likeness/queue/job-sender';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import { STUDIO_ENGINE } from '../engines/studio/styles/catalogue.js';
import { studioPoseEntries } from '../engines/studio/pose/default-poses.js';
import { announcementVersion, storePicture } from './announced-picture.js';

@Injectable()
export class PoseAnnouncement {
  constructor(
    private readonly store: ObjectStore,
    private readonly sender: JobSender,
  ) {}

  async send(): Promise<void> {
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
