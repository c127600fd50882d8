import type { Owner } from '@likeness/contracts/identity/owner';
import { AuditLog } from '@likeness/service-kit/audit/audit-log';
import { afterCommit } from '@likeness/service-kit/database/transaction-guard';
import { Metrics, readOnScrape } from '@likeness/service-kit/metrics/metrics';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type Erasure,
  ErasuresRepository,
  type NewErasure,
} from '../database/erasures.repository.js';
import { MailOrdersService } from '../mail/mail-orders.service.js';
import { ProfilePicturesService } from '../pictures/profile-pictures.service.js';
import { ServiceClients } from '../service-clients/service-clients.js';

const POLL_MS = 1_000;

/** Retries across restarts until every service confirms; each step is idempotent. */
@Injectable()
export class ErasureProcessService extends RepeatingService {
  protected readonly schedule = {
    everyMs: POLL_MS,
    failure: 'erasures could not be read, will try again',
  };

  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly services: ServiceClients,
    private readonly pictures: ProfilePicturesService,
    private readonly mails: MailOrdersService,
    private readonly audit: AuditLog,
  ) {
    super();
  }

  async order(manager: EntityManager, erasure: NewErasure): Promise<void> {
    await this.erasures.insert(manager, erasure);
    afterCommit(() => this.wake());
  }

  async run(): Promise<void> {
    const { erasures } = this;
    for (let due = await erasures.takeDue(); due; due = await erasures.takeDue()) {
      try {
        await this.#erase(due);
      } catch (error) {
        this.logger.warn({ err: error }, 'erasure not finished, will go on');
      }
    }
  }

  /** Idempotent. @throws AppError when a service can't confirm that it erased everything */
  async #erase(erasure: Erasure): Promise<void> {
    const { erasures, services, pictures, mails, audit } = this;
    const owners = ownersOf(erasure);
    const removed = erasure.held ?? (await this.#count(erasure, owners));
    await services.erase(owners);
    await pictures.removeAll(erasure.accountId);
    const { email, firstName, language, requestedAt } = erasure;
    const facts = { firstName, language, requestedAt: requestedAt.toISOString(), removed };
    const receipt = { kind: 'erasure', recipient: email, facts } as const;
    await erasures.finish(erasure, (manager) => mails.order(manager, receipt));
    audit.record('erasure_finished', erasure.accountId);
  }

  /** Counts once, before the first removal, so that a retry doesn't report less. */
  async #count({ accountId }: Erasure, owners: readonly Owner[]): Promise<Record<string, number>> {
    const { erasures, services, pictures } = this;
    const held = {
      ...(await services.holdings(owners)),
      pictures: await pictures.count(accountId),
    };
    await erasures.setHeld(accountId, held);
    return held;
  }
}

function ownersOf({ accountId, visitorIds }: Erasure): Owner[] {
  const visitors = visitorIds.map((id): Owner => ({ kind: 'visitor', id }));
  return [{ kind: 'user', id: accountId }, ...visitors];
}

@Injectable()
export class ErasureFigures {
  constructor(erasures: ErasuresRepository, metrics: Metrics) {
    const figure = {
      name: 'erasure_oldest_seconds',
      help: 'Age of the oldest erasure that is not finished; 0 if there is none',
    };
    readOnScrape(metrics, figure, () => erasures.oldestSeconds());
  }
}
