import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import { OpenHolds } from '../credits/open-holds.service.js';
import { BelongingsRepository } from '../database/belongings.repository.js';
import { RenderEnds } from '../recording/render-ends.service.js';

/** Ends a person's work and forgets it. */
@Injectable()
export class Belongings {
  constructor(
    private readonly belongings: BelongingsRepository,
    private readonly ends: RenderEnds,
    private readonly openHolds: OpenHolds,
  ) {}

  /** Files of a render that a worker finishes all the same are thrown away with its result. */
  async erase(owners: readonly Owner[]): Promise<void> {
    for (const id of await this.belongings.unfinished(owners)) {
      await this.ends.end(id, {
        state: 'cancelled',
        code: 'RENDER_CANCELLED',
        whateverIsMade: true,
      });
    }
    await this.openHolds.closeAll(await this.belongings.withOpenHolds(owners));
    await this.belongings.remove(owners);
  }
}
