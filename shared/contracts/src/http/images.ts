import { z } from 'zod';

export const likenessSchema = z
  .object({
    /** 0..100; the plain figure shown to people. */
    percent: z.number().min(0).max(100),
    /** Euclidean distance of the 128-d face embeddings; delivered portraits have at most 0.50. */
    euclid: z.number().nonnegative(),
    cosine: z.number(),
    reference_id: z.uuid(),
  })
  .meta({ id: 'Likeness' });
export type Likeness = z.infer<typeof likenessSchema>;

export const imageSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    url: z.string().meta({ description: 'Relative to `/api/`, without a leading slash.' }),
    created_at: z.iso.datetime(),
    width: z.int(),
    height: z.int(),
    reaction: z.enum(['like', 'dislike']).nullable(),
    creation_method_name: z
      .string()
      .nullable()
      .meta({ description: 'The tool that made the image; null for an uploaded photo.' }),
    creation_method_config: z.record(z.string(), z.unknown()).nullable(),
    should_add_watermark: z.enum(['true', 'false', 'already_present']),
    likeness: likenessSchema.nullable(),
  })
  .meta({ id: 'Image' });
export type Image = z.infer<typeof imageSchema>;

export const uploadResponseSchema = z
  .object({
    id: z.uuid(),
    width: z.int(),
    height: z.int(),
    duplicate: z
      .boolean()
      .meta({ description: 'The same photo was uploaded before; this is its id.' }),
  })
  .meta({ id: 'Upload' });
export type UploadResponse = z.infer<typeof uploadResponseSchema>;

/** Widths in px at which the page may ask for a display size (`?w=`). */
export const DISPLAY_WIDTHS = [256, 512, 1024] as const;
export const imageFileQuerySchema = z.object({
  w: z.coerce
    .number()
    .pipe(z.union([z.literal(256), z.literal(512), z.literal(1024)]))
    .optional(),
  download: z.literal('1').optional(),
});

/** Answer of `GET /api/images/face-consent`; POST gives the consent (204), DELETE takes it back. */
export const faceConsentSchema = z
  .object({ given: z.boolean(), given_at: z.iso.datetime().nullable() })
  .meta({ id: 'FaceConsent' });
export type FaceConsent = z.infer<typeof faceConsentSchema>;
