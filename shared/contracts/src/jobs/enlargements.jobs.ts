import { z } from 'zod';
import { pixelBoxSchema } from '../http/recipe.js';
import { portraitFinishSchema } from '../generation/portrait-finish.js';
import { genderSchema } from '../http/fields.js';
import { photoReferenceSchema, renderSpecSchema } from '../http/internal.js';
import { defineJob } from './job-definition.js';

const portraitToEnlargeSchema = z.object({
  master_key: z.string(),
  enlarged_key: z.string(),
  /** With the visible mark; absent if none is due. */
  watermarked_key: z.string().optional(),
  head: pixelBoxSchema.optional(),
});
export type PortraitToEnlarge = z.infer<typeof portraitToEnlargeSchema>;

/** Doubles the sides of a portrait. Returns false if its face would change too much. */
export const portraitEnlargeJob = defineJob({
  name: 'portrait.enlarge',
  queue: 'enlargements',
  isPaid: true,
  payload: portraitToEnlargeSchema,
  result: z.boolean(),
  tries: 2,
  dedupeKey: ({ enlarged_key, watermarked_key }) =>
    `portrait-enlarge-${watermarked_key ?? enlarged_key}`,
});

const portraitToWidenSchema = z.object({
  master_key: z.string(),
  wide_key: z.string(),
  /** With the visible mark; absent if none is due. */
  watermarked_key: z.string().optional(),
  fingerprint_key: z.string(),
  /** The photo of the person, and the recipe that made the portrait from it. */
  photo: photoReferenceSchema.pick({ id: true, object_key: true }),
  head_pose: renderSpecSchema.shape.head_pose,
  style: z.string(),
  gender: genderSchema.nullable(),
  finish: portraitFinishSchema.nullable(),
  seed: z.int(),
  size: z.int(),
  gentleness: z.int().min(0),
});
export type PortraitToWiden = z.infer<typeof portraitToWidenSchema>;

/** Renders a portrait again in a 3:2 frame. Returns false if the photo has too little room, or the face would change. */
export const portraitWidenJob = defineJob({
  name: 'portrait.widen',
  queue: 'enlargements',
  payload: portraitToWidenSchema,
  result: z.boolean(),
  tries: 2,
  dedupeKey: ({ wide_key, watermarked_key }) => `portrait-widen-${watermarked_key ?? wide_key}`,
});
