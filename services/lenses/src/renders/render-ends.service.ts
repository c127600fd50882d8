import { CreditsClient } from '@likeness/service-kit/credits/credits.client';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GenerationsRepository } from '../database/generations.repository.js';
import type { Render } from '../database/render.entity.js';
import { RendersRepository } from '../database/renders.repository.js';
import { hasDroppedMainWish } from './portrait-of.js';
import { QueueNewsService } from './queue-news.service.js';
import { RenderQueueService } from './render-queue.service.js';
import { type EndEvent, transition } from './render-transitions.js';

@Injectable()
export class RenderEndsService {
  constructor(
    private readonly renders: RendersRepository,
    private readonly generations: GenerationsRepository,
    private readonly credits: CreditsClient,
    private readonly queue: RenderQueueService,
    private readonly news: QueueNewsService,
  ) {}

  /** @returns undefined if the render has ended or can't end this way */
  async end(renderId: string, event: EndEvent): Promise<Render | undefined> {
    const ended = await this.renders.apply(renderId, transition(event), (render, manager) =>
      this.#settle(manager, render),
    );
    if (!ended) return undefined;
    if (ended.state === 'cancelled' || ended.state === 'expired') this.queue.remove(ended);
    await this.news.finished(ended);
    return ended;
  }

  async #settle(manager: EntityManager, render: Render): Promise<void> {
    const generation = await this.generations.find(render.generationId, manager);
    const isDone = render.state === 'done';
    const isCharged = isDone && render.rendered !== null && !hasDroppedMainWish(render.rendered);
    if (generation && generation.creditsEach > 0 && !isCharged)
      await this.credits.release(manager, [render.id]);
    if (!isDone) await this.generations.releaseIfUnused(manager, render.generationId);
  }
}
