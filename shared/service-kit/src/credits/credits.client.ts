import { billingInternalCalls } from '@likeness/contracts/calls/billing/internal.calls';
import { AppError } from '@likeness/contracts/errors/app-error';
import { HOLD_LIFETIME_SECONDS, type HoldPurpose } from '@likeness/contracts/http/internal-billing';
import { creditsCaptureJob, creditsReleaseJob } from '@likeness/contracts/jobs/credits.jobs';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { InternalClient } from '../http/internal-client.js';
import { ServiceClient } from '../http/service-clients.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { sharedNow } from '../time/shared-clock.js';

export type NewHolds = {
  readonly groupId: string;
  readonly userId: string;
  readonly purpose: HoldPurpose;
  readonly creditsEach: number;
  readonly holds: readonly { readonly holdId: string; readonly imageId: string }[];
};

@Injectable()
export class CreditsClient {
  constructor(
    @ServiceClient('billing') private readonly billing: InternalClient,
    @Inject(OutboxService) private readonly outbox: OutboxService,
  ) {}

  /**
   * All or none; idempotent. Billing releases uncaptured holds. @returns the remaining balance
   * @throws AppError CREDITS_REQUIRED, GENERATION_CONFLICT, PAYMENTS_UNAVAILABLE
   */
  async hold({ groupId, userId, purpose, creditsEach, holds }: NewHolds): Promise<number> {
    const body = {
      group_id: groupId,
      user_id: userId,
      purpose,
      holds: holds.map(({ holdId, imageId }) => ({
        hold_id: holdId,
        image_id: imageId,
        credits: creditsEach,
      })),
      expires_at: new Date(sharedNow() + HOLD_LIFETIME_SECONDS * 1_000).toISOString(),
      must_cover: true,
    };
    const { is_covered, balance } = await this.billing
      .call(billingInternalCalls.holdCredits, { body })
      .catch((error: unknown) => {
        throw error instanceof AppError && error.status === 503
          ? new AppError('PAYMENTS_UNAVAILABLE', undefined, { cause: error })
          : error;
      });
    if (!is_covered) throw new AppError('CREDITS_REQUIRED');
    return balance;
  }

  async capture(hold_id: string): Promise<boolean> {
    try {
      await this.billing.call(billingInternalCalls.captureHold, { body: { hold_id } });
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'HOLD_GONE') return false;
      throw error;
    }
  }

  /** Charges holds after the caller's transaction has committed. */
  async captureLater(manager: EntityManager, holdIds: readonly string[]): Promise<void> {
    for (const hold_id of holdIds) await this.outbox.add(manager, creditsCaptureJob, { hold_id });
  }

  /** Releases holds after the caller's transaction has committed. */
  async release(manager: EntityManager, holdIds: readonly string[]): Promise<void> {
    for (const hold_id of holdIds) await this.outbox.add(manager, creditsReleaseJob, { hold_id });
  }
}
