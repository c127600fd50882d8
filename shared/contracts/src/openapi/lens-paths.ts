import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi';
import { z } from 'zod';
import {
  acceptedSchema,
  allowanceSchema,
  generationResponseSchema,
  jobsResponseSchema,
  kontextFormSchema,
  portraitFormSchema,
  promptEnhancementRequestSchema,
  promptEnhancementSchema,
  renderJobSchema,
} from '../http/generation.js';
import { looseUuidSchema } from '../http/loose-uuid.js';
import { defaultHeadPosesSchema } from '../http/poses.js';
import { stylesResponseSchema } from '../http/styles.js';
import { PHOTO_LIMITS } from '../photos/limits.js';
import { errors, json, VISITOR_COOKIES } from './responses.js';

const tags = ['lenses'];
const byId = { path: z.object({ id: looseUuidSchema }) };

const photoFilesSchema = z
  .array(z.file())
  .max(PHOTO_LIMITS.maxFiles)
  .optional()
  .meta({ description: 'Photos, the field repeated for each; or name uploaded ones by id.' });

const portraitRequestSchema = portraitFormSchema
  .safeExtend({
    facial_feature_images: photoFilesSchema,
    head_pose_image_file: z
      .file()
      .optional()
      .meta({ description: 'Comes before `head_pose_gallery_id` and `head_pose_default_key`.' }),
  })
  .meta({ id: 'PortraitForm' });
const kontextRequestSchema = kontextFormSchema
  .safeExtend({ facial_feature_images: photoFilesSchema })
  .meta({ id: 'MultiReferenceForm' });

const GENERATION_ERRORS = [
  'ORIGIN_NOT_ALLOWED',
  'MULTIPART_BROKEN',
  'UNAUTHORIZED',
  'CREDITS_REQUIRED',
  'PHOTO_UNKNOWN',
  'GENERATION_CONFLICT',
  'RENDER_CANCELLED',
  'BODY_TOO_LARGE',
  'MEDIA_TYPE_UNSUPPORTED',
  'FIELD_INVALID',
  'FACE_CONSENT_REQUIRED',
  'PHOTOS_REQUIRED',
  'PHOTOS_TOO_MANY',
  'PROMPT_REQUIRED',
  'PROMPT_TOO_SHORT',
  'LIKENESS_NOT_REACHED',
  'ANONYMOUS_ALLOWANCE',
  'ADDRESS_ALLOWANCE',
  'HOURLY_LIMIT',
  'TOO_MANY_UNFINISHED',
  'TOO_MANY_REQUESTS',
  'RENDER_FAILED',
  'QUEUE_FULL',
  'RENDER_EXPIRED',
  'ENGINE_UNAVAILABLE',
] as const;

type Operation = Pick<ZodOpenApiOperationObject, 'operationId' | 'summary' | 'security'>;

function generation(
  operation: Operation,
  schema: z.ZodType,
  errorCodes: Parameters<typeof errors>,
): ZodOpenApiOperationObject {
  return {
    ...operation,
    tags,
    description:
      'Makes one image. The call is answered when it is ready; after 55 s, or at once with `Prefer: respond-async`, the answer is 202 with the job to watch.',
    requestParams: {
      header: z.object({ Prefer: z.literal('respond-async').optional() }),
    },
    requestBody: { required: true, content: { 'multipart/form-data': { schema } } },
    responses: {
      200: { ...json('The image.', generationResponseSchema), headers: VISITOR_COOKIES },
      202: { ...json('Accepted; watch the job.', acceptedSchema), headers: VISITOR_COOKIES },
      ...errors(...errorCodes),
    },
  };
}

const portrait = (operation: Operation) =>
  generation(operation, portraitRequestSchema, [
    ...GENERATION_ERRORS,
    'STYLE_UNKNOWN',
    'NEGATIVE_PROMPT_TOO_SHORT',
    'POSE_UNKNOWN',
    'POSE_NO_FACE',
  ]);
const multiReference = (operation: Operation) =>
  generation(operation, kontextRequestSchema, [...GENERATION_ERRORS]);

/** Calls that the lenses service answers. */
export const LENS_PATHS: ZodOpenApiPathsObject = {
  '/api/images/all-styles': {
    get: {
      operationId: 'listStyles',
      tags,
      summary: 'Styles a portrait can be asked with',
      responses: { 200: json('Every style, in order.', stylesResponseSchema) },
    },
  },
  '/api/lenses/styles/{id}/preview.webp': {
    get: {
      operationId: 'showStylePreview',
      tags,
      summary: 'What a style looks like',
      requestParams: { path: z.object({ id: z.string() }) },
      responses: {
        200: { description: 'The picture.', content: { 'image/webp': { schema: z.file() } } },
        304: { description: 'Not changed since the `ETag` given.' },
        ...errors('NOT_FOUND'),
      },
    },
  },
  '/api/images/default-headposes': {
    get: {
      operationId: 'listDefaultHeadPoses',
      tags,
      summary: 'Head poses a portrait can follow without a picture of your own',
      responses: { 200: json('Addresses of their pictures.', defaultHeadPosesSchema) },
    },
  },
  '/api/images/default-headposes/{file}': {
    get: {
      operationId: 'showDefaultHeadPose',
      tags,
      summary: 'What a default head pose looks like',
      requestParams: {
        path: z.object({ file: z.string().meta({ description: '`default_<key>.webp`' }) }),
      },
      responses: {
        200: { description: 'The picture.', content: { 'image/webp': { schema: z.file() } } },
        304: { description: 'Not changed since the `ETag` given.' },
        ...errors('NOT_FOUND'),
      },
    },
  },
  '/api/lenses/anonymous/portrait': {
    post: portrait({
      operationId: 'makePortraitAsVisitor',
      summary: 'A portrait without an account',
    }),
  },
  '/api/lenses/portrait': {
    post: portrait({
      operationId: 'makePortrait',
      summary: 'A portrait with an account',
      security: [{ bearer: [] }],
    }),
  },
  '/api/lenses/anonymous/portrait-flux-kontext': {
    post: multiReference({
      operationId: 'makeMultiReferenceImageAsVisitor',
      summary: 'An image from several references and a prompt, without an account',
    }),
  },
  '/api/lenses/portrait-flux-kontext': {
    post: multiReference({
      operationId: 'makeMultiReferenceImage',
      summary: 'An image from several references and a prompt, with an account',
      security: [{ bearer: [] }],
    }),
  },
  '/api/lenses/prompt-enhancements': {
    post: {
      operationId: 'enhancePrompt',
      tags,
      summary: 'What enhancing would make of a prompt',
      requestBody: {
        required: true,
        content: { 'application/json': { schema: promptEnhancementRequestSchema } },
      },
      responses: {
        200: json('The prompt with what was added.', promptEnhancementSchema),
        ...errors('ORIGIN_NOT_ALLOWED', 'FIELD_INVALID', 'PROMPT_TOO_SHORT'),
      },
    },
  },
  '/api/lenses/jobs': {
    get: {
      operationId: 'listActiveJobs',
      tags,
      summary: 'Images being made for you',
      requestParams: { query: z.object({ state: z.literal('active').optional() }) },
      responses: { 200: json('The jobs.', jobsResponseSchema), ...errors('FIELD_INVALID') },
    },
  },
  '/api/lenses/jobs/{id}': {
    get: {
      operationId: 'readJob',
      tags,
      summary: 'One of your jobs',
      requestParams: byId,
      responses: { 200: json('The job.', renderJobSchema), ...errors('NOT_FOUND') },
    },
    delete: {
      operationId: 'cancelJob',
      tags,
      summary: 'Cancel one of your jobs',
      requestParams: byId,
      responses: {
        204: { description: 'Cancelled, or finished before.' },
        ...errors('ORIGIN_NOT_ALLOWED', 'NOT_FOUND'),
      },
    },
  },
  '/api/lenses/allowance': {
    get: {
      operationId: 'readAllowance',
      tags,
      summary: 'How many free generations, or images of this hour, are left',
      responses: { 200: json('The allowance.', allowanceSchema) },
    },
  },
};
