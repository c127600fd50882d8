import { posesAnnounceJob } from '@likeness/contracts/jobs/poses-announce.job';
import type { JobSender } from '@likeness/queue/job-sender';
import type { ObjectStore } from '@likeness/storage/object-store';
import type { PoseEntry } from '../engines/portrait-engine.js';
import { announcementVersion, storePicture } from './announced-picture.js';

/** Tells lenses which head poses this worker's engine knows, pictures included. */
export class PoseAnnouncement {
  constructor(
    private readonly engine: string,
    private readonly poses: readonly PoseEntry[],
    private readonly store: ObjectStore,
    private readonly sender: JobSender,
  ) {}

  async send(): Promise<void> {
    const poses = await Promise.all(
      this.poses.map(async ({ key, picture }) => ({
        key,
        picture_key: await storePicture(this.store, `poses/${key}`, picture),
      })),
    );
    const version = announcementVersion(poses);
    await this.sender.add(posesAnnounceJob, { engine: this.engine, version, poses });
  }
}
