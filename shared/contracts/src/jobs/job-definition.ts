import type { z } from 'zod';
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

export function defineJob<Payload, Result>(
  definition: JobDefinition<Payload, Result>,
): JobDefinition<Payload, Result> {
  return definition;
}
