import { z } from 'zod';
import * as images from '../../http/images.js';
import { RESTORE_MINUTES } from '../../http/restore-minutes.js';
import { bytesSchema, looseUuidSchema } from '../../http/fields.js';
import { headPosesSchema } from '../../http/poses.js';
import { defineCalls } from '../call-definition.js';

const byId = z.object({ id: looseUuidSchema });
const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const imageCalls = defineCalls('images', {
  listImages: {
    at: 'GET /api/images',
    callers: 'anybody',
    summary: 'Your images',
    description:
      'Without `page` the newest 1,000. With `page` that page, with `around` the page which holds an image; then with the number of images of each tab and filter. A search looks for every word of `q` at the beginning of words.',
    query: images.imageListQuerySchema,
    answers: { 200: { says: 'The images.', of: images.imageListSchema } },
    errors: ['NOT_FOUND'],
  },
  deleteImages: {
    at: 'DELETE /api/images',
    callers: 'anybody',
    summary: 'Delete several of your images',
    description: `They leave every list at once; for ${RESTORE_MINUTES} minutes they can be restored, then they are gone for good. Those that are gone already do not matter; 404 when none is there.`,
    body: images.imageIdsRequestSchema,
    answers: { 204: { says: 'Deleted.' } },
    errors: ['NOT_FOUND'],
  },
  listDeletedImages: {
    at: 'GET /api/images/deleted',
    callers: 'anybody',
    summary: 'Your deleted images that can still be restored',
    description: 'Their smallest display size (`w=256`) can be read until then.',
    query: images.deletedImagesQuerySchema,
    answers: { 200: { says: 'The images.', of: images.deletedImagesSchema } },
  },
  restoreImages: {
    at: 'POST /api/images/restore',
    callers: 'anybody',
    summary: 'Bring back deleted images',
    description:
      'Those that are there already count as brought back; 404 when none can be any more.',
    body: images.imageIdsRequestSchema,
    answers: { 200: { says: 'The images that are there again.', of: images.imagesRestoredSchema } },
    errors: ['NOT_FOUND'],
  },
  downloadImages: {
    at: 'POST /api/images/download',
    callers: 'members',
    summary: 'Several of your images at once',
    description:
      'A ZIP made while it is sent, or with `zip: false` the files to be fetched one by one. What can not be read is named in `not-included.txt` of the ZIP; 404 when none of the images is there.',
    body: images.bulkDownloadRequestSchema,
    answers: {
      200: {
        says: 'The ZIP, or the list of files.',
        of: images.downloadListSchema,
        files: ['application/zip'],
        headers: {
          'Content-Disposition': {
            description: 'Of a ZIP: its name.',
            schema: { type: 'string' },
          },
          [images.ESTIMATED_BYTES_HEADER]: {
            description: 'Of a ZIP: about how many bytes it will have.',
            schema: { type: 'string' },
          },
        },
      },
    },
    errors: ['NOT_FOUND', 'DOWNLOADS_RUNNING', 'SERVICE_BUSY', 'STORAGE_UNAVAILABLE'],
  },
  listHeadPoses: {
    at: 'GET /api/images/headposes',
    callers: 'anybody',
    summary: 'Your images that show a face',
    answers: { 200: { says: 'The newest 1,000.', of: headPosesSchema } },
  },
  removeWatermarks: {
    at: 'POST /api/images/remove-watermarks',
    callers: 'members',
    summary: 'Take the visible watermark off some of your images',
    description:
      'Free for subscribers; otherwise 1 credit an image. All of the images or, when something is in the way, none of them.',
    body: images.imageIdsRequestSchema,
    answers: {
      200: { says: 'The images without their watermark.', of: images.watermarksRemovedSchema },
    },
    errors: ['CREDITS_REQUIRED', 'NOT_FOUND', 'WATERMARK_NOT_THERE', 'PAYMENTS_UNAVAILABLE'],
  },
  enlargeImage: {
    at: 'POST /api/images/:id/enlargement',
    callers: 'members',
    summary: 'Enlarge one of your portraits to twice its size',
    description:
      'Free for subscribers; otherwise 1 credit, once per image. Nothing is charged if the face would change or no worker answers. Then `format=large` downloads it.',
    params: byId,
    answers: { 200: { says: 'The image, enlarged.', of: images.imageEnlargedSchema } },
    errors: [
      'CREDITS_REQUIRED',
      'NOT_FOUND',
      'FORMAT_UNAVAILABLE',
      'ENLARGEMENT_UNLIKE',
      'ENGINE_UNAVAILABLE',
      'PAYMENTS_UNAVAILABLE',
    ],
  },
  react: {
    at: 'POST /api/images/:id/reactions',
    callers: 'members',
    summary: 'Like or dislike one of your images',
    params: byId,
    body: images.reactionRequestSchema,
    answers: { 200: { says: 'The image.', of: images.imageSchema } },
    errors: ['NOT_FOUND'],
  },
  clearReaction: {
    at: 'DELETE /api/images/:id/reactions/:userId',
    callers: 'members',
    summary: 'Take the reaction back',
    params: z.object({ id: looseUuidSchema, userId: looseUuidSchema }),
    answers: { 204: { says: 'No reaction any more.' } },
    errors: ['NOT_FOUND'],
  },
  readImage: {
    at: 'GET /api/images/:id',
    callers: 'anybody',
    summary: 'One of your images',
    params: byId,
    answers: { 200: { says: 'The image.', of: images.imageSchema } },
    errors: ['NOT_FOUND'],
  },
  deleteImage: {
    at: 'DELETE /api/images/:id',
    callers: 'anybody',
    summary: 'Delete one of your images',
    description: `It leaves every list at once; for ${RESTORE_MINUTES} minutes it can be restored, then it is gone for good.`,
    params: byId,
    answers: { 204: { says: 'Deleted.' } },
    errors: ['NOT_FOUND'],
  },
  readImageFile: {
    at: 'GET /api/images/:id/file',
    callers: 'anybody',
    inPage: true,
    summary: 'The picture itself',
    description:
      'Answers conditional (`If-None-Match`) and range requests. `w` asks for a display size as WebP, `format` for a crop or, as `3x2`, a wide picture, `label` for a visible AI label, `download=1` for an attachment.',
    params: byId,
    query: images.imageFileQuerySchema,
    answers: {
      200: { says: 'The picture.', of: bytesSchema, types: PICTURE_TYPES },
      206: { says: 'The range that was asked for.', of: bytesSchema, types: PICTURE_TYPES },
      304: { says: 'Unchanged.' },
    },
    errors: [
      'NOT_FOUND',
      'RANGE_OUTSIDE',
      'FORMAT_UNAVAILABLE',
      'ENLARGEMENT_UNLIKE',
      'TOO_MANY_REQUESTS',
      'ENGINE_UNAVAILABLE',
      'STORAGE_UNAVAILABLE',
    ],
  },
});
