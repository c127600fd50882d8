import { z } from 'zod';
import {
  backdropSchema,
  clothesSchema,
  retouchSchema,
  shouldersSchema,
} from '../generation/portrait-finish.js';
import { genderSchema } from './fields.js';

/** Beside an English text. */
export const codedSchema = z.object({
  code: z.string().optional().meta({ description: 'What it says, for other languages.' }),
  values: z.array(z.string()).optional().meta({ description: 'Of the code, such as a style.' }),
});
const codedUnmetSchema = codedSchema.extend({ words: z.string().optional() });
export type CodedUnmet = z.infer<typeof codedUnmetSchema>;

export const pixelBoxSchema = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int(),
  height: z.int(),
});

export const engineRecordSchema = z.object({
  engine: z.string(),
  engineVersion: z.string(),
  renderer: z.string(),
  pack: z
    .string()
    .optional()
    .meta({ description: 'Name of the model pack that made the picture by diffusion.' }),
  size: z.int(),
  head: pixelBoxSchema
    .optional()
    .meta({ description: 'The head with its hair, in pixels; absent where none was found.' }),
  invented: z
    .literal('shoulders')
    .optional()
    .meta({ description: 'What goes on beyond the photo, where the engine made it up.' }),
  sharpness: z
    .number()
    .optional()
    .meta({ description: 'Of the face: RMS of the Laplacian over the contrast at 128 px.' }),
  referenceId: z
    .string()
    .nullable()
    .meta({ description: 'The photo the person was taken from; null where nobody is shown.' }),
  lookReferenceId: z
    .string()
    .nullish()
    .meta({ description: 'The reference whose look was taken, where one was.' }),
  heldOut: z
    .object({
      referenceId: z.string(),
      percent: z.number(),
      euclid: z.number(),
      cosine: z.number(),
    })
    .nullish()
    .meta({ description: 'Distance to a further photo, which the picture was not made from.' }),
  gentleness: z
    .int()
    .meta({ description: '0 is the full strength of the style; 1 and 2 are gentler renders.' }),
  attempts: z.int().meta({ description: 'Pictures painted until one was alike.' }),
  provider: z.string(),
  timings: z
    .record(z.string(), z.number())
    .meta({ description: 'Milliseconds per stage, summed over all paintings.' }),
  inferenceMs: z.number(),
  unmet: z
    .array(z.string())
    .optional()
    .meta({ description: 'What was asked for and could not be honoured, in words.' }),
  unmetCodes: z
    .array(codedUnmetSchema)
    .optional()
    .meta({ description: 'The entries of `unmet`, for other languages.' }),
  mainUnmet: z
    .string()
    .nullish()
    .meta({ description: 'The main wish of the prompt, where it was not honoured.' }),
  photoSourceType: z
    .string()
    .optional()
    .meta({ description: 'IPTC source type of a photo that AI made, by its own marks.' }),
  avatar: z.literal(true).optional().meta({ description: 'An illustration that shows nobody.' }),
});
export type EngineRecord = z.infer<typeof engineRecordSchema>;

export const orderRecordSchema = z.object({
  style: z.string().nullable().meta({ description: 'Null where the picture follows a prompt.' }),
  gender: genderSchema.nullable(),
  retouch: retouchSchema.optional(),
  backdrop: backdropSchema.nullish(),
  clothes: clothesSchema.optional(),
  shoulders: shouldersSchema.optional(),
  seed: z.int(),
  generation_id: z.string(),
  image_index: z.int(),
  photo_ids: z.array(z.string()),
  head_pose: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('photo'), photo_id: z.string() }),
      z.object({ kind: z.literal('default'), key: z.string() }),
    ])
    .nullable(),
  positive_prompt: z.string().nullable(),
  negative_prompt: z.string().nullable(),
  enhanced_positive_prompt: z.string().nullable(),
  enhanced_negative_prompt: z.string().nullable(),
});
export type OrderRecord = z.infer<typeof orderRecordSchema>;

const memeRecordSchema = z.object({
  origin_id: z.string().meta({ description: 'The image that a meme was written on.' }),
});

const knownRecipeSchema = orderRecordSchema
  .extend(engineRecordSchema.shape)
  .extend(memeRecordSchema.shape)
  .partial();
/** Images from earlier versions may lack any part. */
export type Recipe = z.infer<typeof knownRecipeSchema>;

/** Keeps unknown fields, which a newer version may have written. */
export const recipeSchema = knownRecipeSchema.loose().meta({ id: 'Recipe' });
