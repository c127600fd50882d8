import { lensesInternalCalls } from '@likeness/contracts/calls/lenses/internal.calls';
import type { FailedJob, JobRef, Retried } from '@likeness/contracts/http/operator';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
import { Injectable } from '@nestjs/common';
import { OperatorLogService } from './operator-log.service.js';

const PATIENCE_MS = 5_000;

@Injectable()
export class FailureRetriesService {
  constructor(
    @ServiceClient('lenses') private readonly lenses: InternalClient,
    private readonly log: OperatorLogService,
  ) {}

  /** @throws AppError SERVICE_UNAVAILABLE when lenses does not respond */
  async list(): Promise<FailedJob[]> {
    return (await this.lenses.call(lensesInternalCalls.listFailedJobs, {}, PATIENCE_MS)).jobs;
  }

  async retry(operatorId: string, job: JobRef): Promise<Retried> {
    const subject = `${job.queue}/${job.id}`;
    await this.log.write({ operatorId, act: 'job_retry', subject });
    try {
      const told = await this.lenses.call(
        lensesInternalCalls.retryFailedJob,
        { body: job },
        PATIENCE_MS,
      );
      if (!told.is_retried) await this.log.write({ operatorId, act: 'job_retry_failed', subject });
      return told;
    } catch (error) {
      await this.log.write({ operatorId, act: 'job_retry_failed', subject });
      throw error;
    }
  }
}
