import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Holdings } from '@likeness/contracts/http/internal-accounts';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import { OpenHolds } from '../credits/open-holds.service.js';
import { OwnedDataRepository } from '../database/owned-data.repository.js';
import { RenderEnds } from '../renders/render-ends.service.js';

/** A delivery takes some short calls; who asks gives up after 15 s and asks again. */
const DELIVERED_WITHIN_MS = 10_000;
const LOOK_MS = 100;

/** What this service keeps of a person, for the account that is to know it or to lose it. */
@Injectable()
export class OwnedDataService {
  constructor(
    private readonly ownedData: OwnedDataRepository,
    private readonly ends: RenderEnds,
    private readonly openHolds: OpenHolds,
  ) {}

  /** Makes what a visitor has ordered a person's. */
  async claim(visitorId: string, userId: string): Promise<void> {
    await this.ownedData.claim(visitorId, userId);
  }

  async count(owners: readonly Owner[]): Promise<Holdings> {
    return this.ownedData.count(owners);
  }

  /**
   * Ends what is under way and forgets everything. Files of a render that a worker finishes all the same are thrown away with its result.
   * @throws AppError SERVICE_BUSY while a picture is on its way; then it is to be asked again
   */
  async erase(owners: readonly Owner[]): Promise<void> {
    const deadline = performance.now() + DELIVERED_WITHIN_MS;
    for (const id of await this.ownedData.unfinished(owners)) {
      // No picture may come to images after theirs have been removed.
      while ((await this.#end(id)) === 'on its way') {
        if (performance.now() > deadline) throw new AppError('SERVICE_BUSY');
        await delay(LOOK_MS);
      }
    }
    await this.openHolds.closeAll(await this.ownedData.withOpenHolds(owners));
    await this.ownedData.remove(owners);
  }

  async #end(id: string): ReturnType<RenderEnds['endWhateverIsMade']> {
    return this.ends.endWhateverIsMade(id, { state: 'cancelled', code: 'RENDER_CANCELLED' });
  }
}
