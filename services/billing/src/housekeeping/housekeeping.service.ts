import { RetentionRegistry } from '@likeness/service-kit/retention/retention-registry';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Injectable } from '@nestjs/common';
import { DeclarationsRepository } from '../database/declarations.repository.js';
import { PaymentClaimsRepository } from '../database/payment-claims.repository.js';
import { StripeEventsRepository } from '../database/stripe-events.repository.js';

const EVERY_MS = 60 * 60_000;

@Injectable()
export class HousekeepingService extends RepeatingService {
  protected readonly schedule = {
    everyMs: EVERY_MS,
    failure: 'housekeeping failed, will try again',
  };

  constructor(
    private readonly events: StripeEventsRepository,
    private readonly declarations: DeclarationsRepository,
    private readonly claims: PaymentClaimsRepository,
    private readonly registry: RetentionRegistry,
  ) {
    super();
  }

  async run(): Promise<void> {
    const events = await this.events.removeOld();
    const declarations = await this.declarations.removeOld();
    const claims = await this.claims.removeOld();
    await this.registry.tell({ events, declarations, claims });
  }
}
