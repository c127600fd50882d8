import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { z } from 'zod';
import {
  faceConsentSchema,
  imageFileQuerySchema,
  imageIdsRequestSchema,
  imageListQuerySchema,
  imageListSchema,
  imageSchema,
  reactionRequestSchema,
  uploadResponseSchema,
  watermarksRemovedSchema,
} from '../http/images.js';
import { looseUuidSchema } from '../http/loose-uuid.js';
import { headPosesSchema } from '../http/poses.js';
import { provenanceSchema } from '../http/provenance.js';
import { PHOTO_PURPOSES } from '../photos/purpose.js';
import { errors, json, VISITOR_COOKIES } from './responses.js';

const tags = ['images'];
const byId = { path: z.object({ id: looseUuidSchema }) };
const imageIds = {
  required: true,
  content: { 'application/json': { schema: imageIdsRequestSchema } },
};
const members = [{ bearer: [] }];
const picture = { schema: { type: 'string', format: 'binary' } } as const;

const uploadFormSchema = z.object({
  file: z.file().meta({ description: 'PNG, JPEG or GIF, at most 10 MB and 100 megapixels.' }),
  face_consent: z
    .literal('true')
    .optional()
    .meta({ description: 'Agrees to the face analysis, when that was not done before.' }),
  purpose: z.enum(PHOTO_PURPOSES).default('face').meta({
    description:
      '`face`: to make a portrait from, so it must show one good face. `reference`: for the multi-reference tool; kept without a face too. `pose`: for its head pose; any face will do.',
  }),
});

/** Calls that the images service answers. */
export const IMAGE_PATHS: ZodOpenApiPathsObject = {
  '/api/images': {
    get: {
      operationId: 'listImages',
      tags,
      summary: 'Your images',
      description:
        'Without `page` the newest 1,000. With `page` that page, with `around` the page which holds an image; then with the number of images of each tab and filter.',
      requestParams: { query: imageListQuerySchema },
      responses: {
        200: json('The images.', imageListSchema),
        ...errors('FIELD_INVALID', 'NOT_FOUND'),
      },
    },
    delete: {
      operationId: 'deleteImages',
      tags,
      summary: 'Delete several of your images',
      description: 'Those that are gone already do not matter; 404 when none is there.',
      requestBody: imageIds,
      responses: {
        204: { description: 'Deleted.' },
        ...errors('ORIGIN_NOT_ALLOWED', 'FIELD_INVALID', 'NOT_FOUND'),
      },
    },
  },
  '/api/images/headposes': {
    get: {
      operationId: 'listHeadPoses',
      tags,
      summary: 'Your images that show a face',
      responses: { 200: json('The newest 1,000.', headPosesSchema) },
    },
  },
  '/api/images/remove-watermarks': {
    post: {
      operationId: 'removeWatermarks',
      tags,
      security: members,
      summary: 'Take the visible watermark off some of your images',
      description:
        'Free for subscribers; otherwise 1 credit an image. All of the images or, when something is in the way, none of them.',
      requestBody: imageIds,
      responses: {
        200: json('The images without their watermark.', watermarksRemovedSchema),
        ...errors(
          'ORIGIN_NOT_ALLOWED',
          'UNAUTHORIZED',
          'CREDITS_REQUIRED',
          'NOT_FOUND',
          'WATERMARK_NOT_THERE',
          'FIELD_INVALID',
          'PAYMENTS_UNAVAILABLE',
        ),
      },
    },
  },
  '/api/images/{id}/reactions': {
    post: {
      operationId: 'react',
      tags,
      security: members,
      summary: 'Like or dislike one of your images',
      requestParams: byId,
      requestBody: {
        required: true,
        content: { 'application/json': { schema: reactionRequestSchema } },
      },
      responses: {
        200: json('The image.', imageSchema),
        ...errors('ORIGIN_NOT_ALLOWED', 'UNAUTHORIZED', 'NOT_FOUND', 'FIELD_INVALID'),
      },
    },
  },
  '/api/images/{id}/reactions/{userId}': {
    delete: {
      operationId: 'clearReaction',
      tags,
      security: members,
      summary: 'Take the reaction back',
      requestParams: { path: z.object({ id: looseUuidSchema, userId: looseUuidSchema }) },
      responses: {
        204: { description: 'No reaction any more.' },
        ...errors('ORIGIN_NOT_ALLOWED', 'UNAUTHORIZED', 'NOT_FOUND'),
      },
    },
  },
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
      summary: 'Store one photo and check that it is fit for its purpose',
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: uploadFormSchema } },
      },
      responses: {
        201: {
          ...json('Stored and fit for its purpose.', uploadResponseSchema),
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
          'POSE_NO_FACE',
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
  '/api/images/provenance': {
    post: {
      operationId: 'examineProvenance',
      tags,
      security: [],
      summary: 'Where a picture comes from',
      description:
        'Reads signed credentials (C2PA), looks for the hidden mark that survives re-encoding, and reads the IPTC source type. Nothing of the file is kept.',
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: z.object({ file: z.file() }) } },
      },
      responses: {
        200: json('What was found.', provenanceSchema),
        ...errors(
          'ORIGIN_NOT_ALLOWED',
          'MULTIPART_BROKEN',
          'BODY_TOO_LARGE',
          'MEDIA_TYPE_UNSUPPORTED',
          'PHOTOS_TOO_MANY',
          'FIELD_INVALID',
          'PHOTO_EMPTY',
          'PHOTO_TOO_LARGE',
          'PHOTO_UNREADABLE',
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
