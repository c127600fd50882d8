import { z } from 'zod';
import { personNameSchema } from './account-fields.js';
import { languageSchema } from './fields.js';

export const LISTED_REACTIONS = 1_000;

export const userSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    is_active: z.boolean(),
    is_superuser: z.boolean(),
    is_verified: z.boolean(),
    first_name: z.string(),
    last_name: z.string(),
    language: languageSchema,
    profile_picture_url: z.string().nullable(),
    credits: z.int(),
    subscription_status: z.string().nullable(),
    subscription_start: z.iso.datetime().nullable(),
    subscription_end: z.iso.datetime().nullable(),
    liked_image_ids: z.array(z.uuid()),
    disliked_image_ids: z.array(z.uuid()),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof userSchema>;

/** Ignores other fields, including passwords. */
export const patchUserSchema = z
  .object({
    first_name: personNameSchema,
    last_name: personNameSchema,
    language: languageSchema,
    /** Must be the current address, which can't change. */
    email: z.string(),
    /** Only the account's own picture; null or empty removes it. */
    profile_picture_url: z.string().nullable(),
  })
  .partial()
  .meta({ id: 'UserPatch' });
export type UserPatch = z.infer<typeof patchUserSchema>;
