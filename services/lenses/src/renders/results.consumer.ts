import {
  portraitResultJob,
  posesAnnounceJob,
  stylesAnnounceJob,
} from '@likeness/contracts/jobs/results.jobs';
import { handles } from '@likeness/queue/job-consumer';
import { QueueConsumer } from '@likeness/service-kit/jobs/queue-consumer';
import { Injectable } from '@nestjs/common';
import { CatalogueRepository } from '../database/catalogue.repository.js';
import { DeliveryService } from './delivery.service.js';

@Injectable()
export class ResultsConsumer extends QueueConsumer {
  constructor(
    private readonly delivery: DeliveryService,
    private readonly catalogue: CatalogueRepository,
  ) {
    super();
  }

  protected consumes() {
    const handlers = [
      handles(portraitResultJob, (result) => this.delivery.record(result)),
      handles(stylesAnnounceJob, (announcement) => this.catalogue.replaceStyles(announcement)),
      handles(posesAnnounceJob, (announcement) => this.catalogue.replacePoses(announcement)),
    ];
    return { queue: 'results', concurrency: 4, handlers } as const;
  }
}
