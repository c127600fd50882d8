import { AppError } from '@likeness/contracts/errors/app-error';
import type { RenderJob } from '@likeness/contracts/http/generation';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import { RendersRepository } from '../database/renders.repository.js';
import { RenderEndsService } from './render-ends.service.js';
import { JobViewsService } from './job-views.service.js';

/** A person's own jobs. */
@Injectable()
export class JobsService {
  constructor(
    private readonly renders: RendersRepository,
    private readonly views: JobViewsService,
    private readonly ends: RenderEndsService,
  ) {}

  async active(owner: Owner): Promise<RenderJob[]> {
    return this.views.of(owner, await this.renders.unfinishedOf(owner));
  }

  /** Every job of a generation, ended ones included. */
  async ofGeneration(owner: Owner, generationId: string): Promise<RenderJob[]> {
    return this.views.of(owner, await this.renders.ofGeneration(owner, generationId));
  }

  /** @throws AppError NOT_FOUND for an unknown or foreign job */
  async one(owner: Owner, id: string): Promise<RenderJob> {
    const render = await this.renders.ofOwner(id, owner);
    if (!render) throw new AppError('NOT_FOUND');
    const [job] = await this.views.of(owner, [render]);
    if (!job) throw new AppError('NOT_FOUND');
    return job;
  }

  /** Cancels a queued or running job; a job that has ended stays as it is. @throws AppError NOT_FOUND */
  async cancel(owner: Owner, id: string): Promise<void> {
    if (!(await this.renders.ofOwner(id, owner))) throw new AppError('NOT_FOUND');
    await this.ends.end(id, { type: 'cancel' });
  }
}
