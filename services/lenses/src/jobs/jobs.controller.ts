import type { JobsResponse, RenderJob } from '@likeness/contracts/http/generation';
import type { Person } from '@likeness/contracts/identity/principal';
import { IdPipe } from '@likeness/service-kit/http/id.pipe';
import { ZodPipe } from '@likeness/service-kit/http/zod.pipe';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { JobsService } from './jobs.service.js';

const stateQuery = new ZodPipe(z.literal('active', 'expected active').default('active'));

@Controller('api/lenses/jobs')
export class JobsController {
  constructor(private readonly jobs: JobsService) {}

  @Get()
  async active(
    @CurrentPerson() person: Person,
    @Query('state', stateQuery) _state: 'active',
  ): Promise<JobsResponse> {
    return { jobs: await this.jobs.active(person.owner) };
  }

  @Get(':id')
  async one(@CurrentPerson() person: Person, @Param('id', IdPipe) id: string): Promise<RenderJob> {
    return this.jobs.one(person.owner, id);
  }

  @Delete(':id')
  @HttpCode(204)
  async cancel(@CurrentPerson() person: Person, @Param('id', IdPipe) id: string): Promise<void> {
    await this.jobs.cancel(person.owner, id);
  }
}
