import { z } from 'zod';
import { looseUuidSchema } from './loose-uuid.js';

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

/** Query of `GET /api/images/`; without `page` the newest 1,000 are answered. */
export const imageListQuerySchema = z.object({
  origin: z.enum(['both', 'ai_generated', 'user_provided']).default('both'),
  page: z.coerce.number().pipe(z.int().min(1)).optional(),
  limit: z.coerce.number().pipe(z.int().min(1).max(48)).default(48),
  sort: z.enum(['desc', 'asc']).default('desc'),
  reaction: z.enum(['all', 'like', 'dislike']).default('all'),
  /** Answers the page that holds this image instead of `page`; 404 when none does. */
  around: looseUuidSchema.optional(),
});
export type ImageListQuery = z.input<typeof imageListQuerySchema>;

const reactionCountsSchema = z.object({ all: z.int(), like: z.int(), dislike: z.int() });
export const imageListSchema = z
  .object({
    images: z.array(imageSchema),
    total: z.int().meta({ description: 'All that match.' }),
    next: z.int().nullable().meta({
      description: 'The page of `limit` images that goes on where this answer ends.',
    }),
    page: z.int(),
    counts: z
      .object({
        ai_generated: z.int(),
        user_provided: z.int(),
        reactions: reactionCountsSchema.meta({ description: 'Of the origin asked for.' }),
      })
      .nullable()
      .meta({ description: 'With `page` or `around` only.' }),
  })
  .meta({ id: 'ImageList' });
export type ImageList = z.infer<typeof imageListSchema>;

export const imageIdsRequestSchema = z
  .object({ image_ids: z.array(looseUuidSchema).min(1).max(1_000) })
  .meta({ id: 'ImageIds' });
export type ImageIdsRequest = z.infer<typeof imageIdsRequestSchema>;

/** Body of `POST /api/images/{id}/reactions`; a `user_id` beside it is ignored. */
export const reactionRequestSchema = z
  .object({ reaction: z.enum(['like', 'dislike', 'none']) })
  .meta({ id: 'ReactionRequest' });
export type ReactionRequest = z.infer<typeof reactionRequestSchema>;

/** Answer of `POST /api/images/remove-watermarks`. */
export const watermarksRemovedSchema = z
  .object({
    images: z.array(imageSchema),
    credits: z
      .int()
      .nullable()
      .meta({ description: 'Left afterwards; null for subscribers, who pay none.' }),
  })
  .meta({ id: 'WatermarksRemoved' });
export type WatermarksRemoved = z.infer<typeof watermarksRemovedSchema>;
