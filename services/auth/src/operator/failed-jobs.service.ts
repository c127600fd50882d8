import { lensesInternalCalls } from '@likeness/contracts/calls/lenses/internal.calls';
import type {
  FailedJob,
  FailedJobsAct,
  JobRef,
  OperatorActName,
  PauseRequest,
} from '@likeness/contracts/http/operator';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
import { Injectable } from '@nestjs/common';
import { OperatorsRepository } from '../database/operators.repository.js';
import { OperatorLogService } from './operator-log.service.js';

const PATIENCE_MS = 5_000;

@Injectable()
export class FailedJobsService {
  constructor(
    @ServiceClient('lenses') private readonly lenses: InternalClient,
    private readonly operators: OperatorsRepository,
    private readonly log: OperatorLogService,
  ) {}

  /** @throws AppError SERVICE_UNAVAILABLE when lenses does not respond */
  async list(): Promise<FailedJob[]> {
    return (await this.lenses.call(lensesInternalCalls.listFailedJobs, {}, PATIENCE_MS)).jobs;
  }

  /** @returns how many were done; the others no longer were failed */
  async act(operatorId: string, { act, jobs }: FailedJobsAct): Promise<number> {
    const asked = new Map(jobs.map((job) => [subjectOf(job), job]));
    await this.#note(operatorId, `job_${act}`, asked.keys());
    let done: readonly JobRef[] = [];
    try {
      const body = { act, jobs: [...asked.values()] };
      const told = await this.lenses.call(
        lensesInternalCalls.actOnFailedJobs,
        { body },
        PATIENCE_MS,
      );
      done = told.jobs;
      return done.length;
    } finally {
      for (const job of done) asked.delete(subjectOf(job));
      await this.#note(operatorId, `job_${act}_failed`, asked.keys());
    }
  }

  async pause(operatorId: string, { queue, is_paused: isPaused }: PauseRequest): Promise<void> {
    const act = isPaused ? 'queue_paused' : 'queue_resumed';
    await this.log.write({ operatorId, act, subject: queue });
    const body = { queue, is_paused: isPaused };
    await this.lenses.call(lensesInternalCalls.pauseQueue, { body }, PATIENCE_MS);
  }

  async #note(operatorId: string, act: OperatorActName, subjects: Iterable<string>): Promise<void> {
    await this.operators.transaction(async (manager) => {
      for (const subject of subjects) await this.log.write({ operatorId, act, subject }, manager);
    });
  }
}

function subjectOf({ queue, id }: JobRef): string {
  return `${queue}/${id}`;
}
