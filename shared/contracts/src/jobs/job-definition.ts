import { z } from 'zod';
import type { QueueName } from '../names/queues.js';

export type JobDefinition<Payload = unknown, Result = unknown> = {
  readonly name: string;
  readonly queue: QueueName;
  readonly payload: z.ZodType<Payload>;
  readonly result: z.ZodType<Result>;
  readonly tries: number;
  /** First delay in ms; doubles with each retry. */
  readonly backoffMs: number;
  /** Somebody pays for it, so it is served before free work. */
  readonly isPaid?: true;
  /** Jobs with equal keys are one job. Colons are not allowed. */
  readonly dedupeKey: (payload: Payload) => string;
};

/** With a first delay of 500 ms, a fact that the receiver must learn is retried for more than a day. */
export const FACT_TRIES = 19;

type Usual = 'result' | 'backoffMs';

/** By default, a job returns null and is retried after 500 ms. */
export function defineJob<Payload, Result = null>(
  definition: Omit<JobDefinition<Payload, Result>, Usual> &
    Partial<Pick<JobDefinition<Payload, Result>, Usual>>,
): JobDefinition<Payload, Result> {
  return { result: z.null() as z.ZodType as z.ZodType<Result>, backoffMs: 500, ...definition };
}
