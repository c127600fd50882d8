import type { z } from 'zod';

export const QUEUES = [
  'photos',
  'provenance',
  'renditions',
  'renders',
  'diffusion-portraits',
  'diffusion-references',
  'results',
  'credits',
  'accounts',
  'plans',
] as const;
export type QueueName = (typeof QUEUES)[number];

/** One kind of background work, defined once and parsed both when it is sent and when received. */
export type JobDefinition<Payload = unknown, Result = unknown> = {
  readonly name: string;
  readonly queue: QueueName;
  readonly payload: z.ZodType<Payload>;
  readonly result: z.ZodType<Result>;
  readonly attempts: number;
  /** First pause before another attempt, in ms; doubles each time. */
  readonly backoffMs: number;
  /** Two payloads with the same key are the same job. May hold no colon. */
  readonly dedupeKey: (payload: Payload) => string;
};

export function defineJob<Payload, Result>(
  definition: JobDefinition<Payload, Result>,
): JobDefinition<Payload, Result> {
  return definition;
}
