import { once, EventEmitter } from 'node:events';
import { AppError } from '@likeness/contracts/errors/app-error';
import { isErrorCode } from '@likeness/contracts/errors/catalogue';
import { isFinal } from '@likeness/contracts/generation/render-state';
import type { Accepted, GenerationResponse, RenderJob } from '@likeness/contracts/http/generation';
import type { Owner } from '@likeness/contracts/identity/owner';
import { EventBus } from '@likeness/events/event-bus';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Render } from '../database/lenses.entities.js';
import { RendersRepository } from '../database/renders.repository.js';
import { JobViewsService } from './job-views.service.js';
import { RenderEndsService } from './delivery.service.js';

/** Maximum for common proxies. */
const WAIT_MS = 55_000;
const LOOK_MS = 1_000;

@Injectable()
export class JobsService implements OnModuleInit {
  readonly #finished = new EventEmitter().setMaxListeners(0);

  constructor(
    private readonly renders: RendersRepository,
    private readonly views: JobViewsService,
    private readonly ends: RenderEndsService,
    private readonly events: EventBus,
  ) {}

  onModuleInit(): void {
    this.events.onLive(({ event }) => {
      if (event.type === 'render.finished') this.#finished.emit(event.job_id);
    });
  }

  async list(owner: Owner, generationId: string | undefined): Promise<RenderJob[]> {
    const renders =
      generationId === undefined
        ? await this.renders.unfinishedOf(owner)
        : await this.renders.ofGeneration(owner, generationId);
    return this.views.of(owner, renders);
  }

  /** @throws AppError NOT_FOUND for an unknown or foreign job */
  async one(owner: Owner, id: string): Promise<RenderJob> {
    const render = await this.renders.ofOwner(id, owner);
    const [job] = render ? await this.views.of(owner, [render]) : [];
    if (!job) throw new AppError('NOT_FOUND');
    return job;
  }

  /** Ignores ended jobs. @throws AppError NOT_FOUND */
  async cancel(owner: Owner, id: string): Promise<void> {
    if (!(await this.renders.ofOwner(id, owner))) throw new AppError('NOT_FOUND');
    await this.ends.end(id, { type: 'cancel' });
  }

  async accepted(renderId: string): Promise<Accepted> {
    const { id, owner, generationId } = await this.#find(renderId);
    const renders = await this.renders.ofGeneration(owner, generationId);
    return { job_id: id, generation_id: generationId, job_ids: renders.map((render) => render.id) };
  }

  /** @throws AppError with the reason if the render ends without an image */
  async result(renderId: string, owner: Owner): Promise<Accepted | GenerationResponse> {
    // Not awaited: the loop works without events.
    this.events.follow(owner).catch(() => undefined);
    try {
      const deadline = performance.now() + WAIT_MS;
      let render = await this.#find(renderId);
      while (!isFinal(render.state)) {
        if (performance.now() >= deadline) return await this.accepted(renderId);
        // Events may be lost.
        const signal = AbortSignal.timeout(LOOK_MS);
        await once(this.#finished, renderId, { signal }).catch(() => undefined);
        render = await this.#find(renderId);
      }
      const [job] = await this.views.of(owner, [render]);
      if (render.state !== 'done') throw failureOf(job);
      return { images: job?.images ?? [], job_id: render.id, generation_id: render.generationId };
    } finally {
      this.events.unfollow(owner);
    }
  }

  async #find(id: string): Promise<Render> {
    const render = await this.renders.find(id);
    if (!render) throw new AppError('NOT_FOUND');
    return render;
  }
}

function failureOf(job: RenderJob | undefined): AppError {
  const code = isErrorCode(job?.error?.code) ? job.error.code : 'RENDER_FAILED';
  return new AppError(code, job?.error?.detail);
}
