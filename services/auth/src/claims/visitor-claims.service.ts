import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Injectable } from '@nestjs/common';
import type { Account } from '../database/account.entity.js';
import { VisitorClaimsRepository } from '../database/visitor-claims.repository.js';
import { ServiceClients } from '../service-clients/service-clients.js';

const POLL_MS = 1_000;

/** Delivers only to verified accounts. Retries each service; deliveries are idempotent. */
@Injectable()
export class VisitorClaimsService extends RepeatingService {
  protected readonly schedule = {
    everyMs: POLL_MS,
    failure: 'claims could not be read, will try again',
  };

  constructor(
    private readonly claims: VisitorClaimsRepository,
    private readonly services: ServiceClients,
  ) {
    super();
  }

  async claim(
    { id: accountId }: Pick<Account, 'id'>,
    visitorId: string | undefined,
  ): Promise<void> {
    if (visitorId !== undefined) await this.claims.insert({ visitorId, accountId });
    this.deliver();
  }

  async move(formerId: string, accountId: string): Promise<void> {
    await this.claims.move(formerId, accountId);
  }

  deliver(): void {
    this.wake();
  }

  async run(): Promise<void> {
    for (let claim = await this.claims.takeDue(); claim; claim = await this.claims.takeDue()) {
      const { visitorId: visitor_id, accountId: user_id } = claim;
      try {
        await this.services.claim({ visitor_id, user_id });
        await this.claims.settle(visitor_id);
      } catch (error) {
        this.logger.warn({ err: error }, 'claim not delivered, will try again');
      }
    }
  }
}
