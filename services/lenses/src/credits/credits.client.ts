import { billingInternalCalls } from '@likeness/contracts/calls/billing/internal.calls';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Tool } from '@likeness/contracts/generation/tool';
import {
  HOLD_LIFETIME_SECONDS,
  type HoldCreditsRequest,
  type HoldPurpose,
} from '@likeness/contracts/http/internal-billing';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import { renderIdOf } from '../database/render-id.js';

const PURPOSES = {
  lenszero: 'portrait',
  kontextlens: 'multi-reference',
} as const satisfies Record<Tool, HoldPurpose>;

export type HoldRequest = {
  readonly generationId: string;
  readonly userId: string;
  readonly tool: Tool;
  readonly imageCount: number;
  readonly creditsEach: number;
};

/** Credits of people, as the billing service keeps them. A hold's id is its render's. */
@Injectable()
export class CreditsClient {
  constructor(@ServiceClient('billing') private readonly billing: InternalClient) {}

  /**
   * Sets credits aside for every image of a generation or for none; asked again, the first decision
   * stands.
   * @returns whether the balance covers them: not so only for an id that an earlier version decided
   * @throws AppError CREDITS_REQUIRED, GENERATION_CONFLICT for an id that is somebody else's,
   * PAYMENTS_UNAVAILABLE
   */
  async hold(request: HoldRequest): Promise<boolean> {
    const { generationId, userId, tool, imageCount, creditsEach } = request;
    const holds = Array.from({ length: imageCount }, (_, index) => {
      const id = renderIdOf(generationId, index);
      return { hold_id: id, image_id: id, credits: creditsEach };
    });
    const body: HoldCreditsRequest = {
      group_id: generationId,
      user_id: userId,
      purpose: PURPOSES[tool],
      holds,
      expires_at: new Date(sharedNow() + HOLD_LIFETIME_SECONDS * 1_000).toISOString(),
      must_cover: true,
    };
    try {
      return (await this.billing.call(billingInternalCalls.holdCredits, { body })).is_covered;
    } catch (error) {
      throw isUnavailable(error)
        ? new AppError('PAYMENTS_UNAVAILABLE', undefined, { cause: error })
        : error;
    }
  }

  /** Charges a hold. @returns false when it was released or has expired */
  async capture(renderId: string): Promise<boolean> {
    try {
      await this.billing.call(billingInternalCalls.captureHold, { body: { hold_id: renderId } });
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'HOLD_GONE') return false;
      throw error;
    }
  }
}

function isUnavailable(error: unknown): boolean {
  return error instanceof AppError && error.status === 503;
}
