import { AppError } from '@likeness/contracts/errors/app-error';
import { isErrorCode } from '@likeness/contracts/errors/catalogue';
import { isFinal } from '@likeness/contracts/generation/render-state';
import type { Accepted, GenerationResponse, RenderJob } from '@likeness/contracts/http/generation';
import type { Owner } from '@likeness/contracts/identity/owner';
import { EventBus } from '@likeness/events/event-bus';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Render } from '../database/render.entity.js';
import { RendersRepository } from '../database/renders.repository.js';
import { JobViewsService } from './job-views.service.js';

const WAIT_MS = 55_000;
const LOOK_MS = 1_000;

/** Waits for the image of a generation call, as long as proxies allow. */
@Injectable()
export class AwaitedRenderService implements OnModuleInit {
  readonly #waiters = new Map<string, Set<() => void>>();

  constructor(
    private readonly renders: RendersRepository,
    private readonly views: JobViewsService,
    private readonly events: EventBus,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.events.onLive(({ event }) => {
      if (event.type !== 'render.finished') return;
      this.#waiters.get(event.job_id)?.forEach((wake) => wake());
    });
  }

  async accepted(renderId: string): Promise<Accepted> {
    const { id, generationId } = await this.#find(renderId);
    const job_ids = await this.renders.idsOf(generationId);
    return { job_id: id, generation_id: generationId, job_ids };
  }

  /**
   * The image if it is delivered within 55 s, else that the job was accepted.
   * @throws AppError the reason if the render ends without an image
   */
  async result(renderId: string, owner: Owner): Promise<Accepted | GenerationResponse> {
    const deadline = performance.now() + WAIT_MS;
    let render = await this.#find(renderId);
    while (!isFinal(render.state)) {
      if (performance.now() >= deadline) return this.accepted(renderId);
      await this.#newsOrPause(renderId);
      render = await this.#find(renderId);
    }
    const [job] = await this.views.of(owner, [render]);
    if (render.state !== 'done') throw failureOf(job);
    return { images: job?.images ?? [], job_id: render.id, generation_id: render.generationId };
  }

  async #find(id: string): Promise<Render> {
    const render = await this.renders.refreshed(id);
    if (!render) throw new AppError('NOT_FOUND');
    return render;
  }

  /** Events may be lost, so the caller reads the row every second. */
  async #newsOrPause(id: string): Promise<void> {
    const waiters = this.#waiters.get(id) ?? new Set();
    this.#waiters.set(id, waiters);
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        waiters.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, LOOK_MS);
      waiters.add(wake);
    });
    if (waiters.size === 0) this.#waiters.delete(id);
  }
}

function failureOf(job: RenderJob | undefined): AppError {
  const code = isErrorCode(job?.error?.code) ? job.error.code : 'RENDER_FAILED';
  return new AppError(code, job?.error?.detail);
}
