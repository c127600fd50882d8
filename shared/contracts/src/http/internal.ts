import { z } from 'zod';
import { RENDER_LANES } from '../generation/render-lane.js';
import { TOOLS } from '../generation/tool.js';
import { ownerSchema } from '../identity/owner.js';
import { genderSchema } from './gender.js';
import { imageSchema, likenessSchema } from './images.js';
import { recipeSchema } from './recipe.js';

/** images ← lenses: which stored photos a generation may use. */
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
  /** Whether a face was found in it; told by images, not needed by the worker. */
  has_face: z.boolean().optional(),
});
export type PhotoReference = z.infer<typeof photoReferenceSchema>;
export const resolvePhotosResponseSchema = z.object({ photos: z.array(photoReferenceSchema) });

/** lenses ← worker: everything needed to make one portrait. */
export const renderSpecSchema = z.object({
  render_id: z.uuid(),
  /** Counts who has begun it, also under the same job; names the folder of the files. */
  attempt: z.int(),
  /** The kind of engine it was placed for. */
  lane: z.enum(RENDER_LANES).default('studio'),
  owner: ownerSchema,
  generation_id: z.uuid(),
  image_index: z.int(),
  tool: z.enum(TOOLS),
  /** Id of an announced style; null where the picture follows the prompt. */
  style: z.string().nullable(),
  /** Null in the multi-reference tool, which does not ask for it. */
  gender: genderSchema.nullable(),
  /** The words to follow, already enhanced where that was asked for. */
  prompt: z.object({ positive: z.string(), negative: z.string() }).nullable(),
  head_pose: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('photo'), photo: photoReferenceSchema }),
      z.object({ kind: z.literal('default'), key: z.string() }),
    ])
    .nullable(),
  seed: z.int(),
  size: z.int(),
  /** Whether the person gets the watermarked rendition; previews follow it. */
  is_watermarked: z.boolean(),
  /** Empty only for a picture made from words alone. */
  references: z.array(photoReferenceSchema),
  expires_at: z.iso.datetime(),
});
export type RenderSpec = z.infer<typeof renderSpecSchema>;

/** images ← lenses: a finished portrait to keep. Idempotent by `id`. */
export const keepPortraitRequestSchema = z.object({
  id: z.uuid(),
  owner: ownerSchema,
  name: z.string(),
  master_key: z.string(),
  watermarked_key: z.string(),
  /** Of a `FingerprintFile`, by which copies of the portrait are found. */
  fingerprint_key: z.string().optional(),
  width: z.int(),
  height: z.int(),
  should_add_watermark: z.enum(['true', 'false']),
  creation_method_name: z.string(),
  creation_method_config: recipeSchema,
  /** Null for pictures that show nobody's face. */
  likeness: likenessSchema.nullable(),
  /** Kept out of sight until `/internal/portraits/reveal` names it. */
  hidden: z.boolean().default(false),
});
export type KeepPortraitRequest = z.infer<typeof keepPortraitRequestSchema>;

/** images ← lenses: the portrait is paid for and may be seen. Idempotent; answers the image. */
export const revealPortraitRequestSchema = z.object({ id: z.uuid() });
export type RevealPortraitRequest = z.infer<typeof revealPortraitRequestSchema>;

/** images ← lenses: pictures of the given ids, in that order; those that are gone are left out. */
export const findImagesRequestSchema = z.object({ owner: ownerSchema, ids: z.array(z.uuid()) });
export type FindImagesRequest = z.infer<typeof findImagesRequestSchema>;

/** images ← lenses: objects of a portrait that nobody wants any more. */
export const discardRequestSchema = z.object({ object_keys: z.array(z.string()) });
export type DiscardRequest = z.infer<typeof discardRequestSchema>;

/** lenses ← worker: which try of a render begins. */
export const claimRequestSchema = z.object({ attempt: z.int().min(1) });
export type ClaimRequest = z.infer<typeof claimRequestSchema>;
