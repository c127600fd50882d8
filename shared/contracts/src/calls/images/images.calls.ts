import { z } from 'zod';
import {
  bulkDownloadRequestSchema,
  deletedImagesQuerySchema,
  deletedImagesSchema,
  downloadListSchema,
  ESTIMATED_BYTES_HEADER,
  faceConsentSchema,
  imageFileQuerySchema,
  imageIdsRequestSchema,
  imageListQuerySchema,
  imageListSchema,
  imageSchema,
  imagesRestoredSchema,
  photoComparisonRequestSchema,
  photoComparisonSchema,
  reactionRequestSchema,
  showcaseSchema,
  uploadResponseSchema,
  watermarksRemovedSchema,
} from '../../http/images.js';
import { RESTORE_MINUTES } from '../../http/restore-minutes.js';
import { looseUuidSchema } from '../../http/loose-uuid.js';
import { headPosesSchema } from '../../http/poses.js';
import { provenanceSchema } from '../../http/provenance.js';
import { PHOTO_PURPOSES } from '../../photos/purpose.js';
import { defineCalls } from '../call-definition.js';
import { VISITOR_COOKIES } from '../cookies.js';
import { bytesSchema } from '../files.js';
import { PHOTO_ERRORS } from './photo-errors.js';

const byId = z.object({ id: looseUuidSchema });
const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

const uploadFormSchema = z.object({
  file: z.file().meta({
    description:
      'PNG, JPEG, GIF or still WebP, at most 10 MB and 50 megapixels, 100 as a JPEG that is neither progressive nor CMYK.',
  }),
  face_consent: z
    .literal('true')
    .optional()
    .meta({ description: 'Agrees to the face analysis, when that was not done before.' }),
  purpose: z.enum(PHOTO_PURPOSES).default('face').meta({
    description:
      '`face`: to make a portrait from, so it must show one good face. `reference`: for the multi-reference tool; kept without a face too. `pose`: for its head pose; any face will do.',
  }),
});

const memeFormSchema = z.object({
  image_id: looseUuidSchema.meta({ description: 'The portrait to write on.' }),
  file: z.file().meta({
    description:
      'The lettering alone: a PNG of the image’s shape, transparent where nothing is written, at most 10 MB and 25 megapixels.',
  }),
});

const examineFormSchema = z.object({
  file: z.file().meta({ description: 'PNG, JPEG, GIF or WebP, at most 8 MB and 25 megapixels.' }),
});

export const imageCalls = defineCalls('images', {
  listImages: {
    method: 'GET',
    path: '/api/images',
    callers: 'anybody',
    summary: 'Your images',
    description:
      'Without `page` the newest 1,000. With `page` that page, with `around` the page which holds an image; then with the number of images of each tab and filter. A search looks for every word of `q` at the beginning of words.',
    query: imageListQuerySchema,
    answers: { 200: { says: 'The images.', of: imageListSchema } },
    errors: ['FIELD_INVALID', 'NOT_FOUND'],
  },
  deleteImages: {
    method: 'DELETE',
    path: '/api/images',
    callers: 'anybody',
    summary: 'Delete several of your images',
    description: `They leave every list at once; for ${RESTORE_MINUTES} minutes they can be restored, then they are gone for good. Those that are gone already do not matter; 404 when none is there.`,
    body: imageIdsRequestSchema,
    answers: { 204: { says: 'Deleted.' } },
    errors: ['FIELD_INVALID', 'NOT_FOUND'],
  },
  listDeletedImages: {
    method: 'GET',
    path: '/api/images/deleted',
    callers: 'anybody',
    summary: 'Your deleted images that can still be restored',
    description: 'Their smallest display size (`w=256`) can be read until then.',
    query: deletedImagesQuerySchema,
    answers: { 200: { says: 'The images.', of: deletedImagesSchema } },
    errors: ['FIELD_INVALID'],
  },
  restoreImages: {
    method: 'POST',
    path: '/api/images/restore',
    callers: 'anybody',
    summary: 'Bring back deleted images',
    description:
      'Those that are there already count as brought back; 404 when none can be any more.',
    body: imageIdsRequestSchema,
    answers: { 200: { says: 'The images that are there again.', of: imagesRestoredSchema } },
    errors: ['FIELD_INVALID', 'NOT_FOUND'],
  },
  downloadImages: {
    method: 'POST',
    path: '/api/images/download',
    callers: 'members',
    summary: 'Several of your images at once',
    description:
      'A ZIP made while it is sent, or with `zip: false` the files to be fetched one by one. What can not be read is named in `not-included.txt` of the ZIP; 404 when none of the images is there.',
    body: bulkDownloadRequestSchema,
    answers: {
      200: {
        says: 'The ZIP, or the list of files.',
        of: downloadListSchema,
        files: ['application/zip'],
        headers: {
          'Content-Disposition': {
            description: 'Of a ZIP: its name.',
            schema: { type: 'string' },
          },
          [ESTIMATED_BYTES_HEADER]: {
            description: 'Of a ZIP: about how many bytes it will have.',
            schema: { type: 'string' },
          },
        },
      },
    },
    errors: [
      'FIELD_INVALID',
      'NOT_FOUND',
      'DOWNLOADS_RUNNING',
      'SERVICE_BUSY',
      'STORAGE_UNAVAILABLE',
    ],
  },
  listShowcase: {
    method: 'GET',
    path: '/api/images/showcase',
    callers: 'everybody',
    summary: 'Example images that the operator has chosen',
    answers: { 200: { says: 'The examples, in order; maybe none.', of: showcaseSchema } },
  },
  showShowcaseImage: {
    method: 'GET',
    path: '/api/images/showcase/:file',
    callers: 'everybody',
    summary: 'One of the examples',
    params: z.object({ file: z.string().max(100) }),
    answers: {
      200: { says: 'The picture.', of: bytesSchema, types: ['image/webp'] },
      304: { says: 'Unchanged.' },
    },
    errors: ['NOT_FOUND'],
  },
  listHeadPoses: {
    method: 'GET',
    path: '/api/images/headposes',
    callers: 'anybody',
    summary: 'Your images that show a face',
    answers: { 200: { says: 'The newest 1,000.', of: headPosesSchema } },
  },
  removeWatermarks: {
    method: 'POST',
    path: '/api/images/remove-watermarks',
    callers: 'members',
    summary: 'Take the visible watermark off some of your images',
    description:
      'Free for subscribers; otherwise 1 credit an image. All of the images or, when something is in the way, none of them.',
    body: imageIdsRequestSchema,
    answers: {
      200: { says: 'The images without their watermark.', of: watermarksRemovedSchema },
    },
    errors: [
      'CREDITS_REQUIRED',
      'NOT_FOUND',
      'WATERMARK_NOT_THERE',
      'FIELD_INVALID',
      'PAYMENTS_UNAVAILABLE',
    ],
  },
  react: {
    method: 'POST',
    path: '/api/images/:id/reactions',
    callers: 'members',
    summary: 'Like or dislike one of your images',
    params: byId,
    body: reactionRequestSchema,
    answers: { 200: { says: 'The image.', of: imageSchema } },
    errors: ['NOT_FOUND', 'FIELD_INVALID'],
  },
  clearReaction: {
    method: 'DELETE',
    path: '/api/images/:id/reactions/:userId',
    callers: 'members',
    summary: 'Take the reaction back',
    params: z.object({ id: looseUuidSchema, userId: looseUuidSchema }),
    answers: { 204: { says: 'No reaction any more.' } },
    errors: ['NOT_FOUND'],
  },
  readFaceConsent: {
    method: 'GET',
    path: '/api/images/face-consent',
    callers: 'anybody',
    summary: 'Whether the face analysis is agreed to',
    answers: { 200: { says: 'The consent as it stands.', of: faceConsentSchema } },
  },
  giveFaceConsent: {
    method: 'POST',
    path: '/api/images/face-consent',
    callers: 'anybody',
    summary: 'Agree to the face analysis',
    answers: { 204: { says: 'Given.', headers: VISITOR_COOKIES } },
  },
  withdrawFaceConsent: {
    method: 'DELETE',
    path: '/api/images/face-consent',
    callers: 'anybody',
    summary: 'Take the consent back',
    answers: { 204: { says: 'Withdrawn.' } },
  },
  uploadPhoto: {
    method: 'POST',
    path: '/api/images/uploads',
    callers: 'anybody',
    summary: 'Store one photo and check that it is fit for its purpose',
    body: uploadFormSchema,
    bodyType: 'multipart/form-data',
    answers: {
      201: {
        says: 'Stored and fit for its purpose.',
        of: uploadResponseSchema,
        headers: VISITOR_COOKIES,
      },
    },
    errors: ['MULTIPART_BROKEN', 'FIELD_INVALID', 'PHOTOS_TOO_MANY', ...PHOTO_ERRORS],
  },
  comparePhotos: {
    method: 'POST',
    path: '/api/images/uploads/comparisons',
    callers: 'anybody',
    summary: 'Whether several of your photos can be used together',
    description:
      'Each photo is checked when it is stored; this tells before anything is ordered whether they show different people where a tool makes a picture of one. Nothing of it is kept.',
    body: photoComparisonRequestSchema,
    answers: { 200: { says: 'What is in the way, if anything.', of: photoComparisonSchema } },
    errors: [
      'FIELD_INVALID',
      'FACE_CONSENT_REQUIRED',
      'PHOTO_UNKNOWN',
      'TOO_MANY_REQUESTS',
      'ENGINE_UNAVAILABLE',
    ],
  },
  saveMeme: {
    method: 'POST',
    path: '/api/images/memes',
    callers: 'members',
    summary: 'Keep a meme of one of your images',
    description:
      'Takes the lettering and puts it on the stored image. At least half of the image must stay visible. A meme cannot be the origin of another meme. The signed manifest says that the meme is an edited copy of the image.',
    body: memeFormSchema,
    bodyType: 'multipart/form-data',
    answers: { 201: { says: 'The meme.', of: imageSchema } },
    errors: [
      'MULTIPART_BROKEN',
      'FIELD_INVALID',
      'PHOTOS_TOO_MANY',
      'PHOTO_EMPTY',
      'PHOTO_TOO_LARGE',
      'LETTERING_INVALID',
      'LETTERING_TOO_DENSE',
      'MEME_OF_MEME',
      'MEME_ORIGIN_UNSIGNED',
      'NOT_FOUND',
      'TOO_MANY_REQUESTS',
      'ENGINE_UNAVAILABLE',
      'STORAGE_UNAVAILABLE',
    ],
  },
  examineProvenance: {
    method: 'POST',
    path: '/api/images/provenance',
    callers: 'anybody',
    summary: 'Where a picture comes from',
    description:
      'Tells whether a picture was made here: by its signed credentials (C2PA), by the hidden mark that survives re-encoding, or by its likeness to a picture that we keep. How sure that is, or how near, is told to nobody. Nothing of the file is kept.',
    body: examineFormSchema,
    bodyType: 'multipart/form-data',
    answers: { 200: { says: 'What was found.', of: provenanceSchema } },
    errors: [
      'MULTIPART_BROKEN',
      'PHOTOS_TOO_MANY',
      'FIELD_INVALID',
      'PHOTO_EMPTY',
      'PHOTO_TOO_LARGE',
      'PHOTO_TYPE_UNSUPPORTED',
      'PHOTO_TOO_MANY_PIXELS',
      'PHOTO_UNREADABLE',
      'TOO_MANY_REQUESTS',
      'QUEUE_FULL',
      'ENGINE_UNAVAILABLE',
      'STORAGE_UNAVAILABLE',
    ],
  },
  readImage: {
    method: 'GET',
    path: '/api/images/:id',
    callers: 'anybody',
    summary: 'One of your images',
    params: byId,
    answers: { 200: { says: 'The image.', of: imageSchema } },
    errors: ['NOT_FOUND'],
  },
  deleteImage: {
    method: 'DELETE',
    path: '/api/images/:id',
    callers: 'anybody',
    summary: 'Delete one of your images',
    description: `It leaves every list at once; for ${RESTORE_MINUTES} minutes it can be restored, then it is gone for good.`,
    params: byId,
    answers: { 204: { says: 'Deleted.' } },
    errors: ['NOT_FOUND'],
  },
  readImageFile: {
    method: 'GET',
    path: '/api/images/:id/file',
    callers: 'anybody',
    inPage: true,
    summary: 'The picture itself',
    description:
      'Answers conditional (`If-None-Match`) and range requests. `w` asks for a display size as WebP, `download=1` for an attachment.',
    params: byId,
    query: imageFileQuerySchema,
    answers: {
      200: { says: 'The picture.', of: bytesSchema, types: PICTURE_TYPES },
      206: { says: 'The range that was asked for.', of: bytesSchema, types: PICTURE_TYPES },
      304: { says: 'Unchanged.' },
    },
    errors: ['NOT_FOUND', 'RANGE_OUTSIDE', 'FIELD_INVALID', 'STORAGE_UNAVAILABLE'],
  },
});
