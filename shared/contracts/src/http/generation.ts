import { z } from 'zod';
import { IMAGE_COUNTS, MAX_SEED } from '../generation/portrait-count.js';
import {
  backdropSchema,
  clothesSchema,
  retouchSchema,
  shouldersSchema,
} from '../generation/portrait-finish.js';
import { PROMPT_MAX } from '../generation/prompt-limits.js';
import { RENDER_STATES } from '../generation/render-state.js';
import { TOOLS } from '../generation/tool.js';
import { says } from '../errors/plain-issue.js';
import { genderSchema, looseUuidSchema } from './fields.js';
import { errorValuesSchema } from '../errors/error-body.js';
import { imageSchema } from './images.js';
import { PHOTO_LIMITS } from '../photos/limits.js';

export type Gender = z.infer<typeof genderSchema>;

const formInteger = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,10}$/, { error: says('has to be a whole number') })
    .meta({ description: `A whole number from ${min} to ${max}.` })
    .transform(Number)
    .pipe(z.int().min(min).max(max));
const formFlag = z.enum(['true', 'false']).transform((value) => value === 'true');
const jsonIdList = z.string().transform((value, context) => {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    context.addIssue({
      code: 'custom',
      input: value,
      params: { says: 'has to be a JSON list of ids' },
    });
    return z.NEVER;
  }
});

const faceFields = {
  face_consent: formFlag.default(false),
  facial_feature_image_ids: jsonIdList
    .pipe(z.array(looseUuidSchema).max(PHOTO_LIMITS.maxFiles))
    .default([]),
};

const generationFields = (counts: { min: number; max: number }) => ({
  /** Defaults to true for subscribers and false for others. */
  pro_generation: formFlag.optional(),
  generation_id: looseUuidSchema.optional(),
  image_index: formInteger(0, counts.max - 1).optional(),
  image_count: formInteger(counts.min, counts.max).default(1),
  /** Seed of the first image; the others increment it. The server picks one by default. */
  seed: formInteger(0, MAX_SEED).optional(),
});

type Numbered = { image_index?: number; image_count: number; generation_id?: string };
const isWithinCount = (form: Numbered) => (form.image_index ?? 0) < form.image_count;
const hasBothOrNeither = (form: Numbered) =>
  (form.image_index === undefined) === (form.generation_id === undefined);
const WITHIN_COUNT = {
  path: ['image_index'],
  params: { says: 'has to be below the image count' },
};
const BOTH_OR_NEITHER = {
  path: ['generation_id'],
  params: { says: 'and image index belong together' },
};

export const portraitFormSchema = z
  .object({
    style: z.string().trim().min(1).max(160).meta({
      description:
        'Value of a style; `random` for any; `four styles` for a headshot, a place, an artwork and a playful style, in turns and chosen for the photos; or `prompt-only`.',
    }),
    gender: genderSchema,
    retouch: retouchSchema.default('light'),
    backdrop: backdropSchema.optional().meta({
      description:
        'White, gray, navy, warm, transparent or `#rrggbb`, in styles with a plain backdrop.',
    }),
    clothes: clothesSchema.optional().meta({
      description:
        'Color of the main garment; as in the photo without it, or if cloth, skin and hair look alike.',
    }),
    shoulders: shouldersSchema.optional().meta({
      description:
        '`continued`: shoulders that a side of the photo cuts go on beyond it, if the person can be cut out cleanly.',
    }),
    ...faceFields,
    ...generationFields(IMAGE_COUNTS.lenszero),
    /** Only used with the style `prompt-only`. */
    positive_prompt: z.string().trim().max(PROMPT_MAX.lenszero).default(''),
    negative_prompt: z.string().trim().max(PROMPT_MAX.lenszero).default(''),
    enhance_positive_prompt: formFlag.default(false),
    enhance_negative_prompt: formFlag.default(false),
    /** Own image with the head pose to follow. An uploaded file takes precedence. */
    head_pose_gallery_id: looseUuidSchema.optional(),
    /** Accepts the name with or without `default_` and a file extension. */
    head_pose_default_key: z
      .string()
      .regex(/^(default_)?[a-z0-9-]{1,60}(\.[a-z]{3,4})?$/i, {
        error: says('is not the name of a pose'),
      })
      .optional(),
  })
  .refine(isWithinCount, WITHIN_COUNT)
  .refine(hasBothOrNeither, BOTH_OR_NEITHER);
export type PortraitForm = z.infer<typeof portraitFormSchema>;

export const kontextFormSchema = z
  .object({
    positive_prompt: z.string().trim().max(PROMPT_MAX.kontextlens).default(''),
    enhance_positive_prompt: formFlag.default(false),
    ...faceFields,
    ...generationFields(IMAGE_COUNTS.kontextlens),
  })
  .refine(isWithinCount, WITHIN_COUNT)
  .refine(hasBothOrNeither, BOTH_OR_NEITHER);
export type KontextForm = z.infer<typeof kontextFormSchema>;

export const renderStateSchema = z.enum(RENDER_STATES);

export const renderStageSchema = z.enum([
  'analyse',
  'compose',
  'matte',
  'light',
  'style',
  'diffuse',
  'decode',
  'verify',
  'encode',
]);
export type RenderStage = z.infer<typeof renderStageSchema>;

/** Defaults to null for events of the previous version. */
export const awaitedSchema = z.enum(['worker', 'model']).nullable().default(null).meta({
  description:
    'Who is missing at present: `worker` while none that makes portraits is running, `model` while no running worker has the model that this one was placed for.',
});
export type AwaitedPart = z.infer<typeof awaitedSchema>;

export const renderJobSchema = z
  .object({
    job_id: z.uuid(),
    generation_id: z.uuid(),
    image_index: z.int(),
    image_count: z.int(),
    state: renderStateSchema,
    queue_place: z
      .int()
      .nullable()
      .meta({ description: 'Jobs ahead in the order of the queue; null once rendering.' }),
    estimated_wait_seconds: z.int().nullable(),
    awaits: awaitedSchema,
    estimated_seconds: z.number().nullable().default(null).meta({
      description: 'What making it is likely to take once it has begun; null at its end.',
    }),
    created_at: z.iso.datetime(),
    tool: z.enum(TOOLS),
    style: z
      .string()
      .nullable()
      .meta({ description: 'Id of the style; null where the picture follows a prompt.' }),
    credits: z.int().meta({
      description:
        'Held for this image, charged when it is delivered; 0 for one that turned out not to follow its main wish.',
    }),
    is_watermarked: z.boolean(),
    error: z.object({ code: z.string(), detail: z.string(), values: errorValuesSchema }).nullable(),
    images: z.array(imageSchema),
  })
  .meta({ id: 'Job' });
export type RenderJob = z.infer<typeof renderJobSchema>;

export const jobsResponseSchema = z.object({ jobs: z.array(renderJobSchema) });
export type JobsResponse = z.infer<typeof jobsResponseSchema>;

export const acceptedSchema = z
  .object({
    job_id: z.uuid(),
    generation_id: z.uuid(),
    job_ids: z
      .array(z.uuid())
      .default([])
      .meta({ description: 'The jobs of all images of the generation, by image index.' }),
  })
  .meta({ id: 'Accepted' });
export type Accepted = z.infer<typeof acceptedSchema>;

export const generationResponseSchema = z
  .object({ images: z.array(imageSchema), job_id: z.uuid(), generation_id: z.uuid() })
  .meta({ id: 'Generation' });
export type GenerationResponse = z.infer<typeof generationResponseSchema>;

export const allowanceSchema = z
  .object({
    generations_per_day: z.int().meta({
      description:
        'Free sets of up to ten images that a visitor has in 24 hours; accounts use none up.',
    }),
    generations_left: z.int(),
    next_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When to come back; null while something is left.' }),
    images_per_hour: z
      .int()
      .nullable()
      .meta({ description: 'Images an account has in 60 minutes; null for visitors.' }),
    images_left: z.int().nullable(),
    is_rendering: z.boolean().meta({
      description: 'False while no worker is there: what is ordered waits until one is back.',
    }),
  })
  .meta({ id: 'Allowance' });
export type Allowance = z.infer<typeof allowanceSchema>;
