import { AppError } from '@likeness/contracts/errors/app-error';
import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import type { Person } from '@likeness/contracts/identity/principal';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RenderTimesRepository } from '../database/render-times.repository.js';
import { RendersRepository } from '../database/renders.repository.js';
import { waitBehind } from '../renders/render-estimate.js';
import { PRIORITY } from './priority.js';

const MAX_UNFINISHED = 10;
const MAX_GUEST_WAIT_SECONDS = 5 * 60;

/** Keeps one person, and guests as a whole, from filling the queue. */
@Injectable()
export class QueueLimits {
  constructor(
    private readonly renders: RendersRepository,
    private readonly times: RenderTimesRepository,
  ) {}

  /** @throws AppError TOO_MANY_UNFINISHED or QUEUE_FULL */
  async assertRoom(
    manager: EntityManager,
    person: Person,
    imageCount: number,
    lane: RenderLane,
  ): Promise<void> {
    const unfinished = await this.renders.unfinishedCount(manager, person.owner);
    if (unfinished + imageCount > MAX_UNFINISHED) throw new AppError('TOO_MANY_UNFINISHED');
    if (person.tier !== 'guest') return;
    const backlog = await this.renders.backlog(manager, lane, PRIORITY.guest);
    const wait = waitBehind(backlog, await this.times.of(lane, manager));
    if (wait > MAX_GUEST_WAIT_SECONDS) {
      throw new AppError('QUEUE_FULL', undefined, {
        retryAfterSeconds: Math.ceil(wait - MAX_GUEST_WAIT_SECONDS),
      });
    }
  }
}
