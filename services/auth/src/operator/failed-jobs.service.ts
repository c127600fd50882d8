import { lensesInternalCalls } from '@likeness/contracts/calls/lenses/internal.calls';
import type {
  FailedJob,
  FailedJobsAct,
  JobRef,
  PauseRequest,
} from '@likeness/contracts/http/operator';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
import { Injectable } from '@nestjs/common';
import { OperatorLogService } from './operator-log.service.js';

const PATIENCE_MS = 5_000;

@Injectable()
export class FailedJobsService {
  constructor(
    @ServiceClient('lenses') private readonly lenses: InternalClient,
    private readonly log: OperatorLogService,
  ) {}

  /** @throws AppError SERVICE_UNAVAILABLE when lenses does not respond */
  async list(): Promise<FailedJob[]> {
    return (await this.lenses.call(lensesInternalCalls.listFailedJobs, {}, PATIENCE_MS)).jobs;
  }

  /** @returns how many were done; the others no longer were failed */
  async act(operatorId: string, { act, jobs }: FailedJobsAct): Promise<number> {
    const asked = new Map(jobs.map((job) => [subjectOf(job), job]));
    const body = { act, jobs: [...asked.values()] };
    const call = () => this.lenses.call(lensesInternalCalls.actOnFailedJobs, { body }, PATIENCE_MS);
    const attempt = { operatorId, act: `job_${act}`, subjects: [...asked.keys()] } as const;
    const told = await this.log.noted(attempt, call, ({ jobs: done }) => done.map(subjectOf));
    return told.jobs.length;
  }

  async pause(operatorId: string, { queue, is_paused: isPaused }: PauseRequest): Promise<void> {
    const act = isPaused ? 'queue_paused' : 'queue_resumed';
    await this.log.write({ operatorId, act, subject: queue });
    const body = { queue, is_paused: isPaused };
    await this.lenses.call(lensesInternalCalls.pauseQueue, { body }, PATIENCE_MS);
  }
}

function subjectOf({ queue, id }: JobRef): string {
  return `${queue}/${id}`;
}
