import type { Owner } from '@likeness/contracts/identity/owner';
import { RepeatingTask } from '@likeness/service-kit/schedule/repeating-task';
import type { Logger } from '@likeness/service-kit/logging/logger';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Erasure } from '../database/erasure.entity.js';
import type { ErasuresRepository } from '../database/erasures.repository.js';
import type { MailOrders } from '../mail/mail-orders.service.js';
import type { Neighbours } from '../neighbours/neighbours.js';
import type { ProfilePictures } from '../pictures/profile-pictures.service.js';

const POLL_MS = 1_000;

type Parts = {
  readonly erasures: ErasuresRepository;
  readonly neighbours: Neighbours;
  readonly pictures: ProfilePictures;
  readonly mails: MailOrders;
  readonly logger: Logger;
};

/**
 * Removes what other services keep of a person, then sends the receipt. It goes on, across
 * restarts and failures of any part, until every part has said that nothing is left; each step may
 * run twice.
 */
export class ErasureProcess implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #task: RepeatingTask;

  constructor(private readonly parts: Parts) {
    this.#task = new RepeatingTask(
      () => this.#runAll(),
      POLL_MS,
      (error) => parts.logger.warn({ err: error }, 'erasures could not be read, will try again'),
    );
  }

  onApplicationBootstrap(): void {
    this.#task.start();
  }

  wake(): void {
    this.#task.wake();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#task.stop();
  }

  async #runAll(): Promise<void> {
    const { erasures, logger } = this.parts;
    for (let due = await erasures.takeDue(); due; due = await erasures.takeDue()) {
      try {
        await this.#run(due);
      } catch (error) {
        logger.warn({ err: error }, 'erasure not finished, will go on');
      }
    }
  }

  async #run(erasure: Erasure): Promise<void> {
    const { erasures, neighbours, pictures, mails } = this.parts;
    const owners = ownersOf(erasure);
    const removed = erasure.held ?? (await this.#count(erasure, owners));
    await neighbours.erase(owners);
    await pictures.removeOthers(erasure.accountId);
    const { email, firstName, requestedAt } = erasure;
    const facts = { firstName, requestedAt: requestedAt.toISOString(), removed };
    await erasures.finish(erasure, (manager) => mails.erasureReceipt(manager, email, facts));
    mails.send();
  }

  /** Counted once, before the first removal, so that a retry does not report less. */
  async #count({ accountId }: Erasure, owners: readonly Owner[]): Promise<Record<string, number>> {
    const { erasures, neighbours, pictures } = this.parts;
    const held = {
      ...(await neighbours.holdings(owners)),
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
