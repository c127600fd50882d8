import { AppError } from '@likeness/contracts/errors/app-error';
import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RenderTimesRepository } from '../database/render-times.repository.js';
import { RenderQueueRepository } from '../database/render-queue.repository.js';
import { RendersRepository } from '../database/renders.repository.js';
import { waitBehind } from '../renders/render-estimate.js';
import { type Newcomer, RenderQueueService } from '../renders/render-queue.service.js';
import { GenerationLimitSettings } from './generation-limits.service.js';

const MAX_UNFINISHED = 10;
const MAX_GUEST_WAIT_SECONDS = 5 * 60;
/** Long enough for a few images to finish. */
const SOON = { retryAfterSeconds: 30 };

/** Limits the unfinished images of one person, the unpaid ones of one address, and the wait of guests. */
@Injectable()
export class QueueLimitsService {
  constructor(
    private readonly renders: RendersRepository,
    private readonly queued: RenderQueueRepository,
    private readonly times: RenderTimesRepository,
    private readonly queue: RenderQueueService,
    private readonly settings: GenerationLimitSettings,
  ) {}

  /** @throws AppError TOO_MANY_UNFINISHED, ADDRESS_BUSY or QUEUE_FULL */
  async assertRoom(
    manager: EntityManager,
    newcomer: Newcomer,
    lanes: readonly RenderLane[],
  ): Promise<void> {
    const { owner, work, addressHash } = newcomer;
    const { unpaidPerAddress } = this.settings;
    const imageCount = lanes.length;
    const unfinished = await this.renders.unfinishedCount(manager, { owner });
    if (unfinished + imageCount > MAX_UNFINISHED) {
      throw new AppError('TOO_MANY_UNFINISHED', undefined, SOON);
    }
    if (work === 'unpaid' && unpaidPerAddress > 0) {
      const there = await this.renders.unfinishedCount(manager, { addressHash });
      if (there + imageCount > unpaidPerAddress) {
        throw new AppError('ADDRESS_BUSY', undefined, SOON);
      }
    }
    const [lane] = lanes;
    if (owner.kind === 'visitor' && lane) await this.#assertShortWait(manager, newcomer, lane);
  }

  async #assertShortWait(
    manager: EntityManager,
    newcomer: Newcomer,
    lane: RenderLane,
  ): Promise<void> {
    const priority = await this.queue.priorityFor(manager, lane, newcomer);
    const backlog = await this.queued.backlog(manager, lane, priority);
    const wait = waitBehind(backlog, await this.times.of(lane, manager));
    if (wait > MAX_GUEST_WAIT_SECONDS) {
      throw new AppError('QUEUE_FULL', undefined, {
        retryAfterSeconds: Math.ceil(wait - MAX_GUEST_WAIT_SECONDS),
      });
    }
  }
}
