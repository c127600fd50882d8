import {
  memeSignJob,
  portraitCropJob,
  renditionSignJob,
} from '@likeness/contracts/jobs/renditions.jobs';
import { photoCheckJob, photosCompareJob } from '@likeness/contracts/jobs/photos.jobs';
import { portraitEnlargeJob, portraitWidenJob } from '@likeness/contracts/jobs/enlargements.jobs';
import { portraitRenderJob } from '@likeness/contracts/jobs/renders.jobs';
import { provenanceCheckJob } from '@likeness/contracts/jobs/provenance.jobs';
import { type ConsumerOptions, handles } from '@likeness/queue/job-consumer';
import { Injectable } from '@nestjs/common';
import { UploadChecks } from '../inference/upload-checks.js';
import { PhotoCheck } from './photo-check.handler.js';
import { RenderJob } from './render.job.js';
import { RenditionSigning } from './rendition-sign.handler.js';
import { WorkSettings } from './work.settings.js';

/** Signing mostly waits for storage. */
const SIGNED_AT_ONCE = 4;

type QueueWork = Pick<ConsumerOptions, 'queue' | 'concurrency' | 'handlers'>;

@Injectable()
export class JobHandlers {
  constructor(
    private readonly renderJob: RenderJob,
    private readonly photoCheck: PhotoCheck,
    private readonly checks: UploadChecks,
    private readonly renditions: RenditionSigning,
    private readonly settings: WorkSettings,
  ) {}

  queues(): readonly QueueWork[] {
    const { renderJob, photoCheck, checks, renditions } = this;
    if (!this.settings.makesStudio) return [];
    return [
      {
        queue: 'renders',
        concurrency: this.settings.concurrency,
        handlers: [handles(portraitRenderJob, (payload, job) => renderJob.run(payload, job))],
      },
      {
        queue: 'photos',
        // One may wait for a cut-out.
        concurrency: 2,
        handlers: [
          handles(photoCheckJob, (payload) => photoCheck.run(payload)),
          handles(photosCompareJob, (photos) => photoCheck.compare(photos)),
        ],
      },
      {
        queue: 'provenance',
        concurrency: 1,
        handlers: [handles(provenanceCheckJob, ({ object_key }) => checks.examine(object_key))],
      },
      {
        queue: 'renditions',
        concurrency: SIGNED_AT_ONCE,
        handlers: [
          handles(renditionSignJob, (payload) => renditions.run(payload)),
          handles(memeSignJob, (payload) => renditions.signMeme(payload)),
          handles(portraitCropJob, (payload) => renditions.crop(payload)),
        ],
      },
      {
        queue: 'enlargements',
        concurrency: 1,
        handlers: [
          handles(portraitEnlargeJob, (payload) => renditions.enlarge(payload)),
          handles(portraitWidenJob, (payload) => renditions.widen(payload)),
        ],
      },
    ];
  }
}
