import type { JobDefinition } from '@likeness/contracts/jobs/job-definition';
import type { BatchRule } from './batch-collector.js';
import type { BatchMember } from './job-batch.js';

export type JobContext = {
  readonly jobId: string;
  readonly tryNumber: number;
  readonly isLastTry: boolean;
  readonly batch?: BatchMember;
};

export type JobHandler = {
  readonly definition: JobDefinition;
  readonly handle: (payload: unknown, context: JobContext) => Promise<unknown>;
  readonly batchRule?: BatchRule<unknown>;
};
