import { RetentionRegistry } from '@likeness/service-kit/retention/retention-registry';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Injectable } from '@nestjs/common';
import { type Plan, PlansRepository } from '../database/plans.repository.js';
import { ProvenanceCheckService } from '../provenance/provenance-check.service.js';
import { ImageRemovalService } from './image-removal.service.js';

const SWEEP_MS = 60_000;
const PLANS = 20;

/** Sweeps expired images, unfinished uploads and failed removals. */
@Injectable()
export class RetentionService extends RepeatingService {
  protected readonly schedule = {
    everyMs: SWEEP_MS,
    failure: 'retention sweep failed, will try again',
  };

  constructor(
    private readonly plans: PlansRepository,
    private readonly removal: ImageRemovalService,
    private readonly checks: ProvenanceCheckService,
    private readonly registry: RetentionRegistry,
  ) {
    super();
  }

  async run(): Promise<void> {
    let plans: readonly Plan[] = [];
    do {
      plans = await this.plans.unsettled(PLANS, plans.at(-1)?.userId);
      await this.each(plans, async (plan) => {
        await this.plans.apply(plan);
        await this.plans.settle(plan);
      });
    } while (plans.length === PLANS);
    const images = await this.removal.sweep();
    await this.checks.sweep();
    await this.registry.tell({ images });
  }
}
