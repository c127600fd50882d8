import { z } from 'zod';
import { defineJob } from './job-definition.js';

/** `revision` increases with every change of an account; auth drops outdated ones. */
export const accountSnapshotJob = defineJob({
  name: 'account.standing',
  queue: 'accounts',
  payload: z.object({
    user_id: z.uuid(),
    revision: z.int().min(1),
    credits: z.int().min(0),
    subscription_status: z.string().nullable(),
    subscription_start: z.iso.datetime().nullable(),
    subscription_end: z.iso.datetime().nullable(),
  }),
  result: z.null(),
  attempts: 10,
  backoffMs: 500,
  dedupeKey: (payload) => `account-standing-${payload.user_id}-${payload.revision}`,
});
