import { z } from 'zod';
import { defineJob } from './job-definition.js';

/** How many days before a member's images are removed the member is told by mail. */
export const EXPIRY_NOTICE_DAYS = [14, 3] as const;

/** Images of a member that are soon removed: one mail for all of them, sent by auth. */
export const expiryTellJob = defineJob({
  name: 'expiry.tell',
  queue: 'accounts',
  payload: z.object({
    user_id: z.uuid(),
    days: z.literal(EXPIRY_NOTICE_DAYS),
    /** At most `COUNTED_AT_MOST`; then there may be more. */
    count: z.int().min(1),
    first_at: z.iso.datetime(),
    /** Whatever is removed until then is told of with this; no two notices are about the same. */
    covers_until: z.iso.datetime(),
  }),
  result: z.null(),
  attempts: 10,
  backoffMs: 500,
  dedupeKey: ({ user_id, days, covers_until }) =>
    `expiry-tell-${user_id}-${days}-${Date.parse(covers_until)}`,
});
