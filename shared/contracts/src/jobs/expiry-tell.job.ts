import { z } from 'zod';
import { defineJob } from './job-definition.js';

/** Days before the deletion of a member's images. */
export const EXPIRY_NOTICE_DAYS = [14, 3] as const;

export const expiryTellJob = defineJob({
  name: 'expiry.tell',
  queue: 'accounts',
  payload: z.object({
    user_id: z.uuid(),
    days: z.literal(EXPIRY_NOTICE_DAYS),
    count: z.int().min(1),
    first_at: z.iso.datetime(),
    /** Images that expire before this time get no other notice. */
    covers_until: z.iso.datetime(),
  }),
  result: z.null(),
  attempts: 10,
  backoffMs: 500,
  dedupeKey: ({ user_id, days, covers_until }) =>
    `expiry-tell-${user_id}-${days}-${Date.parse(covers_until)}`,
});
