import { AppError } from '@likeness/contracts/errors/app-error';
import type { JobDefinition } from '@likeness/contracts/jobs/job-definition';
import type { JobSender } from '@likeness/queue/job-sender';
import pTimeout from 'p-timeout';

/** @throws AppError ENGINE_UNAVAILABLE */
export async function askWorker<Payload, Result>(
  jobs: JobSender,
  job: JobDefinition<Payload, Result>,
  payload: Payload,
  milliseconds: number,
): Promise<Result> {
  try {
    // Redis commands hang while Redis is away.
    return await pTimeout(jobs.addAndWait(job, payload, milliseconds), {
      milliseconds,
      message: 'no answer in time',
    });
  } catch (error) {
    // Best effort: a worker that takes the job later finds no file or no listener.
    jobs.remove(job, payload).catch(() => undefined);
    throw new AppError('ENGINE_UNAVAILABLE', undefined, { cause: error });
  }
}
