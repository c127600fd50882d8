import { creditsReleaseJob } from '@likeness/contracts/jobs/credits-release.job';
import { Outbox } from '@likeness/service-kit/outbox/outbox.service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Generation } from '../database/generation.entity.js';
import { GenerationsRepository } from '../database/generations.repository.js';
import { renderIdOf } from '../database/render-id.js';

/** How long the images of a paid generation may take to be asked for. */
const OPEN_SECONDS = 5 * 60;
const BATCH = 100;

/** Holds of images that were announced by their generation but never asked for. */
@Injectable()
export class OpenHolds {
  constructor(
    private readonly generations: GenerationsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Closes the generations that have been open for too long. */
  async closeOverdue(): Promise<void> {
    await this.closeAll(await this.generations.openFor(OPEN_SECONDS, BATCH));
  }

  async closeAll(generationIds: readonly string[]): Promise<void> {
    for (const id of generationIds) {
      await this.generations.locked(id, (generation, manager) => this.close(manager, generation));
    }
    if (generationIds.length > 0) this.outbox.wake();
  }

  /** Has what is still held for nothing given back; no image of it is accepted from then on. */
  async close(manager: EntityManager, generation: Generation): Promise<void> {
    if (generation.closedAt !== null) return;
    const taken = await this.generations.takenIndices(manager, generation.id);
    for (let index = 0; index < generation.imageCount; index += 1) {
      if (taken.has(index)) continue;
      const payload = { hold_id: renderIdOf(generation.id, index) };
      await this.outbox.add(manager, creditsReleaseJob, payload);
    }
    await this.generations.close(manager, generation.id);
    await this.generations.releaseIfNothingCameOut(manager, generation.id);
  }
}
