import { z } from 'zod';

export const holdPurposeSchema = z.enum([
  'portrait',
  'multi-reference',
  'watermark-removal',
  'enlargement',
]);
export type HoldPurpose = z.infer<typeof holdPurposeSchema>;

export const HOLD_LIFETIME_SECONDS = 25 * 60;

/** All or none; idempotent by `group_id`: an equal request returns the first decision. */
export const holdCreditsRequestSchema = z.object({
  group_id: z.uuid(),
  user_id: z.uuid(),
  purpose: holdPurposeSchema,
  holds: z
    .array(z.object({ hold_id: z.uuid(), image_id: z.uuid(), credits: z.int().min(1) }))
    .min(1)
    .max(1_000),
  expires_at: z.iso.datetime(),
  /** Responds with 402 CREDITS_REQUIRED, without a decision, if the balance is too low. */
  must_cover: z.boolean().default(false),
});
export type HoldCreditsRequest = z.input<typeof holdCreditsRequestSchema>;
export const holdCreditsResponseSchema = z.object({
  is_covered: z.boolean(),
  balance: z.int().meta({ description: 'Available credits afterwards.' }),
});
export type HoldCreditsResponse = z.infer<typeof holdCreditsResponseSchema>;

/** Idempotent. Responds with 409 HOLD_GONE for a released or expired hold. */
export const captureHoldRequestSchema = z.object({ hold_id: z.uuid() });

export const findAccountRequestSchema = z.object({ email: z.string().max(320) });
export const findAccountResponseSchema = z.object({ user_id: z.uuid().nullable() });
export type FindAccountResponse = z.infer<typeof findAccountResponseSchema>;
