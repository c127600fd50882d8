import { z } from 'zod';
import { defineJob } from './job-definition.js';

/**
 * Whether an account has a subscription, for images to keep its pictures by. `revision` rises with
 * every change of one account; an older one that arrives late is dropped.
 */
export const accountPlanJob = defineJob({
  name: 'account.plan',
  queue: 'plans',
  payload: z.object({
    user_id: z.uuid(),
    revision: z.int().min(1),
    is_subscriber: z.boolean(),
  }),
  result: z.null(),
  attempts: 10,
  backoffMs: 500,
  dedupeKey: (payload) => `account-plan-${payload.user_id}-${payload.revision}`,
});
