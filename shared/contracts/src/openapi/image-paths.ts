import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { z } from 'zod';
import { looseUuidSchema } from '../http/generation.js';
import {
  faceConsentSchema,
  imageFileQuerySchema,
  imageSchema,
  uploadResponseSchema,
} from '../http/images.js';
import { errors, json, VISITOR_COOKIES } from './responses.js';

const tags = ['images'];
const byId = { path: z.object({ id: looseUuidSchema }) };
const picture = { schema: { type: 'string', format: 'binary' } } as const;

const uploadFormSchema = z.object({
  file: z.file().meta({ description: 'PNG, JPEG or GIF, at most 10 MB and 100 megapixels.' }),
  face_consent: z
    .literal('true')
    .optional()
    .meta({ description: 'Agrees to the face analysis, when that was not done before.' }),
});

/** Calls that the images service answers. */
export const IMAGE_PATHS: ZodOpenApiPathsObject = {
  '/api/images/face-consent': {
    get: {
      operationId: 'readFaceConsent',
      tags,
      summary: 'Whether the face analysis is agreed to',
      responses: { 200: json('The consent as it stands.', faceConsentSchema) },
    },
    post: {
      operationId: 'giveFaceConsent',
      tags,
      summary: 'Agree to the face analysis',
      responses: {
        204: { description: 'Given.', headers: VISITOR_COOKIES },
        ...errors('ORIGIN_NOT_ALLOWED'),
      },
    },
    delete: {
      operationId: 'withdrawFaceConsent',
      tags,
      summary: 'Take the consent back',
      responses: { 204: { description: 'Withdrawn.' }, ...errors('ORIGIN_NOT_ALLOWED') },
    },
  },
  '/api/images/uploads': {
    post: {
      operationId: 'uploadPhoto',
      tags,
      summary: 'Store one photo and check that it shows a usable face',
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: uploadFormSchema } },
      },
      responses: {
        201: {
          ...json('Stored and fit for a portrait.', uploadResponseSchema),
          headers: VISITOR_COOKIES,
        },
        ...errors(
          'ORIGIN_NOT_ALLOWED',
          'MULTIPART_BROKEN',
          'BODY_TOO_LARGE',
          'MEDIA_TYPE_UNSUPPORTED',
          'FACE_CONSENT_REQUIRED',
          'PHOTOS_REQUIRED',
          'PHOTOS_TOO_MANY',
          'PHOTO_EMPTY',
          'PHOTO_TOO_LARGE',
          'PHOTO_TYPE_UNSUPPORTED',
          'PHOTO_UNREADABLE',
          'PHOTO_TOO_MANY_PIXELS',
          'PHOTO_NO_FACE',
          'PHOTO_FACE_TOO_SMALL',
          'PHOTO_FACE_CUT_OFF',
          'PHOTO_SEVERAL_FACES',
          'PHOTO_TOO_DARK',
          'PHOTO_TOO_BLURRED',
          'TOO_MANY_REQUESTS',
          'ENGINE_UNAVAILABLE',
        ),
      },
    },
  },
  '/api/images/{id}': {
    get: {
      operationId: 'readImage',
      tags,
      summary: 'One of your images',
      requestParams: byId,
      responses: { 200: json('The image.', imageSchema), ...errors('NOT_FOUND') },
    },
    delete: {
      operationId: 'deleteImage',
      tags,
      summary: 'Delete one of your images',
      requestParams: byId,
      responses: { 204: { description: 'Deleted.' }, ...errors('ORIGIN_NOT_ALLOWED', 'NOT_FOUND') },
    },
  },
  '/api/images/{id}/file': {
    get: {
      operationId: 'readImageFile',
      tags,
      summary: 'The picture itself',
      description:
        'Answers conditional (`If-None-Match`) and range requests. `w` asks for a display size as WebP, `download=1` for an attachment.',
      requestParams: { ...byId, query: imageFileQuerySchema },
      responses: {
        200: {
          description: 'The picture.',
          content: { 'image/png': picture, 'image/jpeg': picture, 'image/webp': picture },
        },
        206: { description: 'The range that was asked for.' },
        304: { description: 'Unchanged.' },
        ...errors('NOT_FOUND', 'FIELD_INVALID'),
      },
    },
  },
};
