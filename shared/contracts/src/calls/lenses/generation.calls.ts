import { z } from 'zod';
import {
  acceptedSchema,
  generationResponseSchema,
  kontextFormSchema,
  portraitFormSchema,
} from '../../http/generation.js';
import { PHOTO_LIMITS } from '../../photos/limits.js';
import { defineCalls } from '../call-definition.js';
import { VISITOR_COOKIES } from '../cookies.js';

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
  'MULTIPART_BROKEN',
  'CREDITS_REQUIRED',
  'PHOTO_UNKNOWN',
  'GENERATION_CONFLICT',
  'RENDER_CANCELLED',
  'FACE_CONSENT_REQUIRED',
  'PHOTOS_REQUIRED',
  'PHOTOS_TOO_MANY',
  'PROMPT_REQUIRED',
  'PROMPT_TOO_SHORT',
  'PROMPT_UNSAFE',
  'PROMPT_UNREADABLE',
  'LIKENESS_NOT_REACHED',
  'PICTURE_UNSAFE',
  'PHOTO_UNDER_AGE',
  'ANONYMOUS_ALLOWANCE',
  'ADDRESS_ALLOWANCE',
  'HOURLY_LIMIT',
  'TOO_MANY_UNFINISHED',
  'ADDRESS_BUSY',
  'TOO_MANY_REQUESTS',
  'RENDER_FAILED',
  'QUEUE_FULL',
  'RENDER_EXPIRED',
  'ENGINE_UNAVAILABLE',
  'STORAGE_UNAVAILABLE',
  'UPLOAD_LOST',
] as const;

const generation = {
  description:
    'Makes a set of `image_count` images. The first call of a generation places all of them; a later call with the same form finds the image of its index. Without a generation id, a call makes one image, and identical calls within ten seconds share a set. The answer comes when the image of the call is ready; after 55 s, or at once with `Prefer: respond-async`, it is 202 with the job to watch.',
  headers: z.object({ Prefer: z.literal('respond-async').optional() }),
  bodyType: 'multipart/form-data',
  answers: {
    200: { says: 'The image.', of: generationResponseSchema, headers: VISITOR_COOKIES },
    202: { says: 'Accepted; watch the job.', of: acceptedSchema, headers: VISITOR_COOKIES },
  },
} as const;
const portrait = {
  ...generation,
  body: portraitRequestSchema,
  errors: [
    ...GENERATION_ERRORS,
    'STYLE_UNKNOWN',
    'STYLE_UNAVAILABLE',
    'NEGATIVE_PROMPT_TOO_SHORT',
    'POSE_UNKNOWN',
    'POSE_NO_FACE',
  ],
} as const;
const multiReference = {
  ...generation,
  body: kontextRequestSchema,
  errors: [...GENERATION_ERRORS, 'PHOTOS_OF_SEVERAL_PEOPLE'],
} as const;

export const generationCalls = defineCalls('lenses', {
  makePortraitAsVisitor: {
    ...portrait,
    at: 'POST /api/lenses/anonymous/portrait',
    callers: 'anybody',
    summary: 'A portrait without an account',
  },
  makePortrait: {
    ...portrait,
    at: 'POST /api/lenses/portrait',
    callers: 'members',
    summary: 'A portrait with an account',
  },
  makeMultiReferenceImageAsVisitor: {
    ...multiReference,
    at: 'POST /api/lenses/anonymous/portrait-flux-kontext',
    callers: 'anybody',
    summary: 'An image from several references and a prompt, without an account',
  },
  makeMultiReferenceImage: {
    ...multiReference,
    at: 'POST /api/lenses/portrait-flux-kontext',
    callers: 'members',
    summary: 'An image from several references and a prompt, with an account',
  },
});
