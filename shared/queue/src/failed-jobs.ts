import type { Job, Queue } from 'bullmq';

export type FailedQueueJob = {
  readonly id: string;
  readonly name: string;
  readonly failedAt: number | undefined;
  readonly tries: number;
  readonly reason: string;
};

export async function failedJobs(queue: Queue, limit: number): Promise<FailedQueueJob[]> {
  const jobs = (await queue.getFailed(0, limit - 1)) as (Job | undefined)[];
  return jobs.flatMap((job) =>
    job?.id === undefined
      ? []
      : {
          id: job.id,
          name: job.name,
          failedAt: job.finishedOn,
          tries: job.attemptsMade,
          reason: job.failedReason ?? '',
        },
  );
}

/** Restores all tries. @returns false if the job is no longer failed */
export async function retryFailed(queue: Queue, id: string): Promise<boolean> {
  const job = (await queue.getJob(id)) as Job | undefined;
  if (!job || !(await job.isFailed())) return false;
  try {
    await job.retry('failed', { resetAttemptsMade: true });
    return true;
  } catch {
    // Another process was faster; otherwise the job would still be failed.
    if (await job.isFailed()) throw new Error('the job could not be retried');
    return false;
  }
}

/** @returns false if the job is no longer failed */
export async function discardFailed(queue: Queue, id: string): Promise<boolean> {
  const job = (await queue.getJob(id)) as Job | undefined;
  if (!job || !(await job.isFailed())) return false;
  return (await queue.remove(id)) === 1;
}
