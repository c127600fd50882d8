import {
  type PortraitResult,
  portraitResultJob,
  posesAnnounceJob,
  stylesAnnounceJob,
} from '@likeness/contracts/jobs/results.jobs';
import { CreditsClient } from '@likeness/service-kit/credits/credits.client';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { handles } from '@likeness/queue/job-consumer';
import { QueueConsumer } from '@likeness/service-kit/jobs/queue-consumer';
import { everyRenderFileKey } from '@likeness/contracts/generation/render-files';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { ImagesClient } from '../images.client.js';
import { GenerationsRepository } from '../database/generations.repository.js';
import type { Render, Rendered } from '../database/lenses.entities.js';
import { RendersRepository } from '../database/renders.repository.js';
import { hasDroppedMainWish, portraitOf } from './portrait-of.js';
import { type EndEvent, transition } from './render-transitions.js';
import { QueueNewsService } from './job-views.service.js';
import { RenderQueueService } from './render-queue.service.js';
import { CatalogueRepository } from '../database/catalogue.repository.js';

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

/**
 * Steps are idempotent, so an interrupted delivery restarts. A lease replaces a lock, because no
 * transaction may be open during calls to images and billing.
 */
@Injectable()
export class DeliveryService {
  constructor(
    private readonly renders: RendersRepository,
    private readonly generations: GenerationsRepository,
    private readonly images: ImagesClient,
    private readonly credits: CreditsClient,
    private readonly ends: RenderEndsService,
  ) {}

  async record({ render_id: id, outcome, claim: lease }: PortraitResult): Promise<void> {
    if (outcome.status === 'rendered') await this.#receive(id, outcome);
    else if (outcome.status === 'failed') {
      await this.ends.end(id, { type: 'fail', code: 'RENDER_FAILED', lease });
    } else {
      const { code, detail } = outcome;
      await this.ends.end(id, { type: 'refuse', code, detail, lease });
    }
  }

  /** Stores the image in the row before charging for it, then delivers it. */
  async #receive(renderId: string, rendered: Rendered): Promise<void> {
    const stored = await this.renders.apply(renderId, transition({ type: 'store', rendered }));
    if (stored) await this.deliver(renderId);
    else await this.images.discard(filesOf(rendered));
  }

  /** Skips images that another process delivers; the sweep follows up. @throws AppError; retry */
  async deliver(renderId: string): Promise<void> {
    const render = await this.renders.apply(renderId, transition({ type: 'startDelivery' }));
    if (!render?.rendered) return;
    let ended: Render | undefined;
    try {
      const event = await this.#handOver(render, render.rendered);
      ended = event && (await this.ends.end(renderId, event));
    } finally {
      // If the release fails, the lease expires.
      await this.renders.releaseLease(render).catch(() => undefined);
    }
    if (ended && ended.state !== 'done') await this.images.discard(filesOf(render.rendered));
  }

  async #handOver(render: Render, rendered: Rendered): Promise<EndEvent | undefined> {
    const generation = await this.generations.find(render.generationId);
    if (!generation) return undefined;
    const portrait = portraitOf(render, generation, rendered);
    if (!(await this.images.keepPortrait(portrait))) {
      // Its owner deleted it for good after an earlier delivery revealed it.
      return { type: rendered.is_charged ? 'deliver' : 'loseFiles' };
    }
    if (!portrait.hidden) return { type: 'deliver' };
    const isCharged = !hasDroppedMainWish(rendered);
    if (isCharged && !(await this.credits.capture(render.id))) return { type: 'loseHold' };
    if (isCharged) await this.renders.markCharged(render.id);
    await this.images.revealPortrait(render.id);
    return { type: 'deliver' };
  }
}

function filesOf({ master_key, watermarked_key, fingerprint_key }: Rendered): string[] {
  return [master_key, watermarked_key, ...(fingerprint_key === undefined ? [] : [fingerprint_key])];
}

@Injectable()
export class ResultsConsumer extends QueueConsumer {
  constructor(
    private readonly delivery: DeliveryService,
    private readonly catalogue: CatalogueRepository,
  ) {
    super();
  }

  protected consumes() {
    const handlers = [
      handles(portraitResultJob, (result) => this.delivery.record(result)),
      handles(stylesAnnounceJob, (announcement) => this.catalogue.replaceStyles(announcement)),
      handles(posesAnnounceJob, (announcement) => this.catalogue.replacePoses(announcement)),
    ];
    return { queue: 'results', concurrency: 4, handlers } as const;
  }
}

const EVERY_MS = 30_000;
const BATCH = 50;
/** A running worker has reported its result by then. */
const ENDED_SECONDS = 120;

/** Discards files of workers that died between storing and reporting an image. */
@Injectable()
export class LeftoverFilesService extends RepeatingService {
  protected readonly schedule = {
    everyMs: EVERY_MS,
    failure: 'leftover files not removed, will try again',
  };

  constructor(
    private readonly renders: RendersRepository,
    private readonly images: ImagesClient,
  ) {
    super();
  }

  async run(): Promise<void> {
    for (;;) {
      const ended = await this.renders.withLeftovers(ENDED_SECONDS, BATCH);
      if (ended.length === 0) return;
      await this.images.discard(ended.flatMap(({ id, leases }) => everyRenderFileKey(id, leases)));
      await this.renders.markDiscarded(ended.map(({ id }) => id));
    }
  }
}
