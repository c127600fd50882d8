import { RetentionRegistry } from '@likeness/service-kit/retention/retention-registry';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Injectable } from '@nestjs/common';
import { ProvenanceCheckService } from '../provenance/provenance-check.service.js';
import { PlansService } from './plans.service.js';
import { ImageRemovalService } from './image-removal.service.js';

const SWEEP_MS = 60_000;

/** Sweeps expired images, unfinished uploads and failed removals. */
@Injectable()
export class RetentionService extends RepeatingService {
  protected readonly schedule = {
    everyMs: SWEEP_MS,
    failure: 'retention sweep failed, will try again',
  };

  constructor(
    private readonly plans: PlansService,
    private readonly removal: ImageRemovalService,
    private readonly checks: ProvenanceCheckService,
    private readonly registry: RetentionRegistry,
  ) {
    super();
  }

  async run(): Promise<void> {
    await this.plans.settle();
    const images = await this.removal.sweep();
    await this.checks.sweep();
    await this.registry.tell({ images });
  }
}
