import { randomUUID } from 'node:crypto';
import { billingInternalCalls } from '@likeness/contracts/calls/billing/internal.calls';
import { AppError } from '@likeness/contracts/errors/app-error';
import { WATERMARK_REMOVAL_CREDITS } from '@likeness/contracts/generation/price';
import {
  HOLD_LIFETIME_SECONDS,
  type HoldCreditsRequest,
} from '@likeness/contracts/http/internal-billing';
import { creditsCaptureJob } from '@likeness/contracts/jobs/credits-capture.job';
import { creditsReleaseJob } from '@likeness/contracts/jobs/credits-release.job';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
import { OutboxService } from '@likeness/service-kit/outbox/outbox.service';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** `balance` is what remains after the holds. */
export type Holds = { readonly ids: readonly string[]; readonly balance: number };

@Injectable()
export class CreditsClient {
  constructor(
    @ServiceClient('billing') private readonly billing: InternalClient,
    private readonly outbox: OutboxService,
  ) {}

  /** Holds one credit per image. @throws AppError CREDITS_REQUIRED, PAYMENTS_UNAVAILABLE */
  async hold(userId: string, imageIds: readonly string[]): Promise<Holds> {
    const holds = imageIds.map((id) => ({
      hold_id: randomUUID(),
      image_id: id,
      credits: WATERMARK_REMOVAL_CREDITS,
    }));
    const request: HoldCreditsRequest = {
      group_id: randomUUID(),
      user_id: userId,
      purpose: 'watermark-removal',
      holds,
      expires_at: new Date(sharedNow() + HOLD_LIFETIME_SECONDS * 1000).toISOString(),
      must_cover: true,
    };
    const { balance } = await this.billing
      .call(billingInternalCalls.holdCredits, { body: request })
      .catch((error: unknown) => {
        throw error instanceof AppError && error.status === 503
          ? new AppError('PAYMENTS_UNAVAILABLE', undefined, { cause: error })
          : error;
      });
    return { ids: holds.map(({ hold_id }) => hold_id), balance };
  }

  /** Writes to the outbox in the caller's transaction; call `wake` after the commit. */
  async capture(manager: EntityManager, { ids }: Holds): Promise<void> {
    for (const hold_id of ids) await this.outbox.add(manager, creditsCaptureJob, { hold_id });
  }

  async release(manager: EntityManager, { ids }: Holds): Promise<void> {
    for (const hold_id of ids) await this.outbox.add(manager, creditsReleaseJob, { hold_id });
  }

  wake(): void {
    this.outbox.wake();
  }
}
