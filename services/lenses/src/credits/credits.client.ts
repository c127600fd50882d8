import { AppError } from '@likeness/contracts/errors/app-error';
import type { Tool } from '@likeness/contracts/generation/tool';
import {
  HOLD_LIFETIME_SECONDS,
  type HoldCreditsRequest,
  holdCreditsResponseSchema,
  type HoldPurpose,
} from '@likeness/contracts/http/internal-billing';
import type { InternalClient } from '@likeness/service-kit/http/internal-client';
import { z } from 'zod';
import { renderIdOf } from '../generation/render-id.js';

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
  /** Refuse rather than leave it free. */
  readonly mustCover: boolean;
};

/** Credits of people, as the billing service keeps them. A hold's id is its render's. */
export class CreditsClient {
  constructor(private readonly billing: InternalClient) {}

  /**
   * Sets credits aside for every image of a generation or for none; asked again, the first decision
   * stands.
   * @returns whether the balance covers them
   * @throws AppError CREDITS_REQUIRED where they must be covered, GENERATION_CONFLICT for an id that
   * is somebody else's, PAYMENTS_UNAVAILABLE
   */
  async hold(request: HoldRequest): Promise<boolean> {
    const { generationId, userId, tool, imageCount, creditsEach, mustCover } = request;
    const holds = Array.from({ length: imageCount }, (_, index) => {
      const id = renderIdOf(generationId, index);
      return { hold_id: id, image_id: id, credits: creditsEach };
    });
    const body: HoldCreditsRequest = {
      group_id: generationId,
      user_id: userId,
      purpose: PURPOSES[tool],
      holds,
      expires_at: new Date(Date.now() + HOLD_LIFETIME_SECONDS * 1_000).toISOString(),
      must_cover: mustCover,
    };
    try {
      return (await this.billing.post('/internal/holds', body, holdCreditsResponseSchema))
        .is_covered;
    } catch (error) {
      throw isUnavailable(error)
        ? new AppError('PAYMENTS_UNAVAILABLE', undefined, { cause: error })
        : error;
    }
  }

  /** Charges a hold. @returns false when it was released or has expired */
  async capture(renderId: string): Promise<boolean> {
    try {
      await this.billing.post('/internal/holds/capture', { hold_id: renderId }, z.undefined());
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'HOLD_GONE') return false;
      throw error;
    }
  }
}

function isUnavailable(error: unknown): boolean {
  return error instanceof AppError && error.code === 'ENGINE_UNAVAILABLE';
}
