import { z } from 'zod';
import { defineJob } from './job-definition.js';

/** `revision` increases with every change of an account; images drops outdated ones. */
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
