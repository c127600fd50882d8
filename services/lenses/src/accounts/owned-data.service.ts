import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Holdings } from '@likeness/contracts/http/internal-accounts';
import type { Owner } from '@likeness/contracts/identity/owner';
import { ClosedOwners } from '@likeness/service-kit/database/closed-owners';
import { Injectable } from '@nestjs/common';
import { OwnedDataRepository } from '../database/owned-data.repository.js';
import { RenderEndsService } from '../renders/delivery.service.js';

/** A delivery takes a few short calls; the caller times out after 15 s and retries. */
const DELIVERED_WITHIN_MS = 10_000;
const POLL_MS = 100;

@Injectable()
export class OwnedDataService {
  constructor(
    private readonly ownedData: OwnedDataRepository,
    private readonly ends: RenderEndsService,
    private readonly closed: ClosedOwners,
  ) {}

  async claim(visitorId: string, userId: string): Promise<void> {
    await this.closed.close([{ kind: 'visitor', id: visitorId }], userId);
    await this.ownedData.claim(visitorId, userId);
  }

  async count(owners: readonly Owner[]): Promise<Holdings> {
    return this.ownedData.count(owners);
  }

  /**
   * Discards files of workers that still finish a render.
   * @throws AppError SERVICE_BUSY while an image is being delivered; retry then
   */
  async erase(owners: readonly Owner[]): Promise<void> {
    await this.closed.close(owners);
    const deadline = performance.now() + DELIVERED_WITHIN_MS;
    // A running delivery goes first, so that no image reaches the emptied gallery.
    for (;;) {
      const unfinished = await this.ownedData.unfinished(owners);
      for (const id of unfinished) await this.ends.end(id, { type: 'erase' });
      if ((await this.ownedData.unfinished(owners)).length === 0) break;
      if (performance.now() > deadline) throw new AppError('SERVICE_BUSY');
      await delay(POLL_MS);
    }
    await this.ownedData.remove(owners);
  }
}
