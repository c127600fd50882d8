import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi';
import { z } from 'zod';
import {
  acceptedSchema,
  allowanceSchema,
  generationResponseSchema,
  jobsResponseSchema,
  looseUuidSchema,
  portraitFormSchema,
  renderJobSchema,
} from '../http/generation.js';
import { stylesResponseSchema } from '../http/styles.js';
import { PHOTO_LIMITS } from '../photos/limits.js';
import { errors, json, VISITOR_COOKIES } from './responses.js';

const tags = ['lenses'];
const byId = { path: z.object({ id: looseUuidSchema }) };

const portraitRequestSchema = portraitFormSchema
  .safeExtend({
    facial_feature_images: z
      .array(z.file())
      .max(PHOTO_LIMITS.maxFiles)
      .optional()
      .meta({ description: 'Photos, the field repeated for each; or name uploaded ones by id.' }),
  })
  .meta({ id: 'PortraitForm' });

function portrait(
  operation: Pick<ZodOpenApiOperationObject, 'operationId' | 'summary' | 'security'>,
) {
  return {
    ...operation,
    tags,
    description:
      'Makes one portrait. The call is answered when it is ready; after 55 s, or at once with `Prefer: respond-async`, the answer is 202 with the job to watch.',
    requestParams: {
      header: z.object({ Prefer: z.literal('respond-async').optional() }),
    },
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: portraitRequestSchema } },
    },
    responses: {
      200: { ...json('The portrait.', generationResponseSchema), headers: VISITOR_COOKIES },
      202: { ...json('Accepted; watch the job.', acceptedSchema), headers: VISITOR_COOKIES },
      ...errors(
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
        'STYLE_UNKNOWN',
        'PHOTOS_REQUIRED',
        'PHOTOS_TOO_MANY',
        'LIKENESS_NOT_REACHED',
        'ANONYMOUS_ALLOWANCE',
        'ADDRESS_ALLOWANCE',
        'TOO_MANY_UNFINISHED',
        'TOO_MANY_REQUESTS',
        'RENDER_FAILED',
        'QUEUE_FULL',
        'RENDER_EXPIRED',
        'ENGINE_UNAVAILABLE',
      ),
    },
  } satisfies ZodOpenApiOperationObject;
}

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
  '/api/lenses/jobs': {
    get: {
      operationId: 'listActiveJobs',
      tags,
      summary: 'Portraits being made for you',
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
      summary: 'How many free generations are left',
      responses: { 200: json('The allowance.', allowanceSchema) },
    },
  },
};
