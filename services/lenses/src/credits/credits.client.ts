import { billingInternalCalls } from '@likeness/contracts/calls/billing/internal.calls';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Tool } from '@likeness/contracts/generation/tool';
import {
  HOLD_LIFETIME_SECONDS,
  type HoldCreditsRequest,
  type HoldPurpose,
} from '@likeness/contracts/http/internal-billing';
import { creditsReleaseJob } from '@likeness/contracts/jobs/credits-release.job';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
import { OutboxService } from '@likeness/service-kit/outbox/outbox.service';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

const PURPOSES = {
  lenszero: 'portrait',
  kontextlens: 'multi-reference',
} as const satisfies Record<Tool, HoldPurpose>;

export type HoldRequest = {
  readonly generationId: string;
  readonly userId: string;
  readonly tool: Tool;
  readonly renderIds: readonly string[];
  readonly creditsEach: number;
};

/** Credits in the billing service. A hold has the id of its render. */
@Injectable()
export class CreditsClient {
  constructor(
    @ServiceClient('billing') private readonly billing: InternalClient,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Holds the credits of a whole generation or none. Idempotent while the hold stands; billing
   * releases a hold that nothing captures.
   * @throws AppError CREDITS_REQUIRED, GENERATION_CONFLICT, PAYMENTS_UNAVAILABLE
   */
  async hold(request: HoldRequest): Promise<void> {
    const { generationId, userId, tool, renderIds, creditsEach } = request;
    const body: HoldCreditsRequest = {
      group_id: generationId,
      user_id: userId,
      purpose: PURPOSES[tool],
      holds: renderIds.map((id) => ({ hold_id: id, image_id: id, credits: creditsEach })),
      expires_at: new Date(sharedNow() + HOLD_LIFETIME_SECONDS * 1_000).toISOString(),
      must_cover: true,
    };
    const { is_covered } = await this.billing
      .call(billingInternalCalls.holdCredits, { body })
      .catch((error: unknown) => {
        throw error instanceof AppError && error.status === 503
          ? new AppError('PAYMENTS_UNAVAILABLE', undefined, { cause: error })
          : error;
      });
    if (!is_covered) throw new AppError('CREDITS_REQUIRED');
  }

  /** Charges a hold. @returns false if it was released or has expired */
  async capture(renderId: string): Promise<boolean> {
    try {
      await this.billing.call(billingInternalCalls.captureHold, { body: { hold_id: renderId } });
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'HOLD_GONE') return false;
      throw error;
    }
  }

  /** Releases holds after the caller's transaction has committed; call `wake` then. */
  async release(manager: EntityManager, renderIds: readonly string[]): Promise<void> {
    for (const hold_id of renderIds) {
      await this.outbox.add(manager, creditsReleaseJob, { hold_id });
    }
  }

  wake(): void {
    this.outbox.wake();
  }
}
