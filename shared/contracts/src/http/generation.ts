import { z } from 'zod';
import { PORTRAIT_COUNT } from '../generation/portrait-count.js';
import { RENDER_STATES } from '../generation/render-state.js';
import { imageSchema } from './images.js';
import { PHOTO_LIMITS } from '../photos/limits.js';

export const genderSchema = z.enum(['woman', 'man']);
export type Gender = z.infer<typeof genderSchema>;

/** UUIDs are accepted with or without dashes and always handled with them. */
export const looseUuidSchema = z
  .string()
  .transform((value) =>
    value.replaceAll('-', '').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  )
  .pipe(z.uuid())
  .transform((value) => value.toLowerCase());

const formInteger = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max));
const formFlag = z.enum(['true', 'false']).transform((value) => value === 'true');
const jsonIdList = z.string().transform((value, context) => {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    context.addIssue('must be a JSON list of ids');
    return z.NEVER;
  }
});

/** The text fields of `POST /api/lenses/portrait` and its anonymous form, as multipart strings. */
export const portraitFormSchema = z
  .object({
    style: z.string().trim().min(1).max(80),
    gender: genderSchema,
    pro_generation: formFlag.default(false),
    face_consent: formFlag.default(false),
    facial_feature_image_ids: jsonIdList
      .pipe(z.array(looseUuidSchema).max(PHOTO_LIMITS.maxFiles))
      .default([]),
    generation_id: looseUuidSchema.optional(),
    image_index: formInteger(0, PORTRAIT_COUNT.max - 1).optional(),
    image_count: formInteger(PORTRAIT_COUNT.min, PORTRAIT_COUNT.max).default(1),
  })
  .refine((form) => (form.image_index ?? 0) < form.image_count, {
    path: ['image_index'],
    message: 'must be below image_count',
  })
  .refine((form) => (form.image_index === undefined) === (form.generation_id === undefined), {
    path: ['generation_id'],
    message: 'generation_id and image_index belong together',
  });
export type PortraitForm = z.infer<typeof portraitFormSchema>;

export const renderStateSchema = z.enum(RENDER_STATES);

/** Stages a portrait passes inside the worker. */
export const renderStageSchema = z.enum([
  'analyse',
  'compose',
  'matte',
  'light',
  'style',
  'verify',
  'encode',
]);
export type RenderStage = z.infer<typeof renderStageSchema>;

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
      .meta({ description: 'Jobs ahead at equal or higher priority; null once rendering.' }),
    estimated_wait_seconds: z.int().nullable(),
    created_at: z.iso.datetime(),
    style: z.string(),
    error: z.object({ code: z.string(), detail: z.string() }).nullable(),
    images: z.array(imageSchema),
  })
  .meta({ id: 'Job' });
export type RenderJob = z.infer<typeof renderJobSchema>;

export const jobsResponseSchema = z.object({ jobs: z.array(renderJobSchema) });
export type JobsResponse = z.infer<typeof jobsResponseSchema>;

export const acceptedSchema = z
  .object({ job_id: z.uuid(), generation_id: z.uuid() })
  .meta({ id: 'Accepted' });
export type Accepted = z.infer<typeof acceptedSchema>;

export const generationResponseSchema = z
  .object({ images: z.array(imageSchema), job_id: z.uuid(), generation_id: z.uuid() })
  .meta({ id: 'Generation' });
export type GenerationResponse = z.infer<typeof generationResponseSchema>;

export const allowanceSchema = z
  .object({
    generations_per_day: z.int(),
    generations_left: z.int(),
    next_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Allowance' });
export type Allowance = z.infer<typeof allowanceSchema>;
