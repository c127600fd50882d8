import { z } from 'zod';
import { RENDER_LANES } from '../generation/render-lane.js';
import { TOOLS } from '../generation/tool.js';
import { ownerSchema } from '../identity/owner.js';
import { portraitFinishSchema } from '../generation/portrait-finish.js';
import { photoAdviceSchema } from '../photos/advice.js';
import { genderSchema } from './fields.js';
import { imageSchema, likenessSchema } from './images.js';
import { recipeSchema } from './recipe.js';

export const resolvePhotosRequestSchema = z.object({
  owner: ownerSchema,
  photo_ids: z.array(z.uuid()).min(1),
  face_consent: z.boolean(),
});
export type ResolvePhotosRequest = z.infer<typeof resolvePhotosRequestSchema>;

export const findImagesResponseSchema = z.object({ images: z.array(imageSchema) });

export const photoReferenceSchema = z.object({
  id: z.uuid(),
  object_key: z.string(),
  has_face: z.boolean().optional(),
  /** Absent, too, if it is new to this version. */
  advice: photoAdviceSchema.optional().catch(undefined),
});
export type PhotoReference = z.infer<typeof photoReferenceSchema>;
export const resolvePhotosResponseSchema = z.object({ photos: z.array(photoReferenceSchema) });

export const renderSpecSchema = z.object({
  render_id: z.uuid(),
  /** Number of the lease, over all jobs of the render. Names the folder of the files. */
  attempt: z.int(),
  lane: z.enum(RENDER_LANES).default('studio'),
  owner: ownerSchema,
  generation_id: z.uuid(),
  image_index: z.int(),
  tool: z.enum(TOOLS),
  style: z.string().nullable(),
  gender: genderSchema.nullable(),
  finish: portraitFinishSchema.nullish(),
  prompt: z.object({ positive: z.string(), negative: z.string() }).nullable(),
  head_pose: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('photo'), photo: photoReferenceSchema }),
      z.object({ kind: z.literal('default'), key: z.string() }),
    ])
    .nullable(),
  seed: z.int(),
  size: z.int(),
  /** Previews of an image that costs credits have the watermark, because it is not paid yet. */
  is_watermarked: z.boolean(),
  references: z.array(photoReferenceSchema),
  expires_at: z.iso.datetime(),
});
export type RenderSpec = z.infer<typeof renderSpecSchema>;

/** Idempotent by `id`. */
export const keepPortraitRequestSchema = z.object({
  id: z.uuid(),
  owner: ownerSchema,
  name: z.string(),
  master_key: z.string(),
  watermarked_key: z.string(),
  /** A `FingerprintFile`, which identifies copies of the portrait. */
  fingerprint_key: z.string().optional(),
  width: z.int(),
  height: z.int(),
  should_add_watermark: z.enum(['true', 'false']),
  creation_method_name: z.string(),
  creation_method_config: recipeSchema,
  likeness: likenessSchema.nullable(),
  /** Invisible until `/internal/portraits/reveal`. */
  hidden: z.boolean().default(false),
});
export type KeepPortraitRequest = z.infer<typeof keepPortraitRequestSchema>;

/** Idempotent. */
export const revealPortraitRequestSchema = z.object({ id: z.uuid() });

export const findImagesRequestSchema = z.object({ owner: ownerSchema, ids: z.array(z.uuid()) });

export const discardRequestSchema = z.object({ object_keys: z.array(z.string()) });

export const leaseRequestSchema = z.object({ attempt: z.int().min(1) });
