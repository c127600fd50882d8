import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { lensCalls } from '@likeness/contracts/calls/lenses/lenses.calls';
import type { JobsResponse, RenderJob } from '@likeness/contracts/http/generation';
import type { Person } from '@likeness/contracts/identity/principal';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Controller } from '@nestjs/common';
import { JobsService } from './jobs.service.js';

const { listActiveJobs, readJob, cancelJob } = lensCalls;

@Controller()
export class JobsController {
  constructor(private readonly jobs: JobsService) {}

  @Serves(listActiveJobs)
  async list(
    @CurrentPerson() { owner }: Person,
    @Input() { query }: CallInput<typeof listActiveJobs>,
  ): Promise<JobsResponse> {
    return { jobs: await this.jobs.list(owner, query.generation_id) };
  }

  @Serves(readJob)
  async one(
    @CurrentPerson() person: Person,
    @Input() { params }: CallInput<typeof readJob>,
  ): Promise<RenderJob> {
    return this.jobs.one(person.owner, params.id);
  }

  @Serves(cancelJob)
  async cancel(
    @CurrentPerson() person: Person,
    @Input() { params }: CallInput<typeof cancelJob>,
  ): Promise<void> {
    await this.jobs.cancel(person.owner, params.id);
  }
}
