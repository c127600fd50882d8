import { AppError } from '@likeness/contracts/errors/app-error';
import {
  HOLD_LIFETIME_SECONDS,
  type holdCreditsRequestSchema,
  type HoldCreditsResponse,
} from '@likeness/contracts/http/internal-billing';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { creditsCaptureJob, creditsReleaseJob } from '@likeness/contracts/jobs/credits.jobs';
import { handles } from '@likeness/queue/job-consumer';
import { QueueConsumer } from '@likeness/service-kit/jobs/queue-consumer';
import { AccountsRepository } from '../database/accounts.repository.js';
import { type Hold, HoldsRepository } from '../database/holds.repository.js';
import { LedgerRepository } from '../database/ledger.repository.js';
import { captured, held, released } from '../ledger/posting.js';
import { HeldRefundsService } from '../purchases/purchases.service.js';
import { AccountSnapshotsService } from '../snapshots/account-snapshots.service.js';

type Request = z.output<typeof holdCreditsRequestSchema>;

const SWEEP_PEOPLE = 100;

/** Every change locks the account row first, so one person's changes run one after another. */
@Injectable()
export class HoldsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly holds: HoldsRepository,
    private readonly ledger: LedgerRepository,
    private readonly refunds: HeldRefundsService,
    private readonly snapshots: AccountSnapshotsService,
  ) {}

  /**
   * All or none; idempotent. @throws AppError CREDITS_REQUIRED, deciding nothing, if `must_cover`;
   * GENERATION_CONFLICT if the group is another person's, has other holds, or has lost some
   */
  async hold(request: Request): Promise<HoldCreditsResponse> {
    return this.accounts.exclusively(request.user_id, (manager, { available }) =>
      this.#hold(manager, request, available),
    );
  }

  /** @throws AppError HOLD_GONE */
  async capture(holdId: string): Promise<void> {
    await this.#settle(holdId, (hold) => {
      if (hold?.state === 'captured') return undefined;
      if (hold?.state !== 'held' || hold.has_expired) throw new AppError('HOLD_GONE');
      return 'captured';
    });
  }

  async release(holdId: string): Promise<void> {
    await this.#settle(holdId, (hold) => (hold?.state === 'held' ? 'released' : undefined));
  }

  async ownersOfExpired(): Promise<string[]> {
    return this.holds.ownersOfExpired(SWEEP_PEOPLE);
  }

  async releaseExpired(userId: string): Promise<number> {
    return this.accounts.exclusively(userId, async (manager) => {
      const expired = await this.holds.expired(manager, userId);
      if (expired.length > 0) await this.#book(manager, userId, expired, 'released');
      return expired.length;
    });
  }

  async #hold(
    manager: EntityManager,
    request: Request,
    available: number,
  ): Promise<HoldCreditsResponse> {
    const { group_id: groupId, user_id: userId, purpose, holds } = request;
    const decided = await this.holds.decision(manager, groupId);
    if (decided) {
      const isRepeated =
        decided.userId === userId &&
        (!decided.isCovered || (await this.holds.areHeld(manager, groupId, holds)));
      if (!isRepeated) throw new AppError('GENERATION_CONFLICT');
      return { is_covered: decided.isCovered, balance: available };
    }
    const sum = holds.reduce((total, { credits }) => total + credits, 0);
    const isCovered = sum <= available;
    if (!isCovered && request.must_cover) throw new AppError('CREDITS_REQUIRED');
    if (!(await this.holds.decide(manager, { groupId, userId, isCovered }))) {
      throw new AppError('GENERATION_CONFLICT');
    }
    if (!isCovered) return { is_covered: false, balance: available };
    const expiresAt = latest(new Date(request.expires_at));
    if (!(await this.holds.insert(manager, { groupId, userId, purpose, holds, expiresAt }))) {
      throw new AppError('GENERATION_CONFLICT');
    }
    const postings = holds.map(({ hold_id, credits }) => held(hold_id, credits));
    await this.ledger.book(manager, userId, postings);
    await this.snapshots.announce(manager, userId);
    return { is_covered: true, balance: available - sum };
  }

  async #settle(
    holdId: string,
    decide: (hold: Hold | undefined) => 'captured' | 'released' | undefined,
  ): Promise<void> {
    const userId = await this.holds.ownerOf(holdId);
    if (userId === undefined) {
      decide(undefined);
      return;
    }
    await this.accounts.exclusively(userId, async (manager) => {
      const hold = await this.holds.find(manager, holdId);
      const state = decide(hold);
      if (hold && state) await this.#book(manager, userId, [hold], state);
    });
  }

  async #book(
    manager: EntityManager,
    userId: string,
    holds: readonly Hold[],
    state: 'captured' | 'released',
  ): Promise<void> {
    const ids = holds.map(({ hold_id }) => hold_id);
    const posting = state === 'captured' ? captured : released;
    await this.holds.settle(manager, ids, state);
    const postings = holds.map(({ hold_id, credits }) => posting(hold_id, credits));
    await this.ledger.book(manager, userId, postings);
    const sum = holds.reduce((total, { credits }) => total + credits, 0);
    await this.refunds.collect(manager, userId, state === 'released' ? sum : 0);
    await this.snapshots.announce(manager, userId);
  }
}

/** Caps the caller's expiry at the maximum lifetime of a job. */
function latest(asked: Date): Date {
  return new Date(Math.min(asked.getTime(), sharedNow() + HOLD_LIFETIME_SECONDS * 1_000));
}

const EVERY_MS = 5_000;

@Injectable()
export class HoldExpiryService extends RepeatingService {
  protected readonly schedule = {
    everyMs: EVERY_MS,
    failure: 'expired holds could not be given back, will try again',
    level: 'error' as const,
  };

  constructor(private readonly holds: HoldsService) {
    super();
  }

  async run(): Promise<void> {
    let count = 0;
    await this.each(await this.holds.ownersOfExpired(), async (userId) => {
      count += await this.holds.releaseExpired(userId);
    });
    if (count > 0) this.logger.info({ count }, 'expired holds given back');
  }
}

@Injectable()
export class CreditsConsumer extends QueueConsumer {
  constructor(private readonly holds: HoldsService) {
    super();
  }

  protected consumes() {
    const handlers = [
      handles(creditsCaptureJob, ({ hold_id }) => this.#capture(hold_id)),
      handles(creditsReleaseJob, ({ hold_id }) => this.holds.release(hold_id)),
    ];
    return { queue: 'credits', concurrency: 4, handlers } as const;
  }

  /** An expired hold makes the image free. A retry can't change that. */
  async #capture(holdId: string): Promise<void> {
    try {
      await this.holds.capture(holdId);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'HOLD_GONE')) throw error;
      this.logger.warn({ holdId }, 'delivered, but its credits are no longer held');
    }
  }
}
