import { z } from 'zod';
import { imageSchema } from '../../http/images.js';
import * as photos from '../../http/photos.js';
import { memeRequestSchema } from '../../http/memes.js';
import { provenanceSchema } from '../../http/provenance.js';
import { RESTORE_MINUTES } from '../../http/restore-minutes.js';
import { PHOTO_PURPOSES } from '../../photos/purpose.js';
import { defineCalls } from '../call-definition.js';
import { VISITOR_COOKIES } from '../cookies.js';

export const PHOTO_ERRORS = [
  'FACE_CONSENT_REQUIRED',
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
  'PHOTO_NUDITY',
  'TOO_MANY_REQUESTS',
  'ENGINE_UNAVAILABLE',
  'STORAGE_UNAVAILABLE',
  'UPLOAD_LOST',
] as const;

/** Of a picture that is examined and not kept. */
export const EXAMINATION_ERRORS = [
  'PHOTO_EMPTY',
  'PHOTO_TOO_LARGE',
  'PHOTO_TYPE_UNSUPPORTED',
  'PHOTO_TOO_MANY_PIXELS',
  'PHOTO_UNREADABLE',
  'TOO_MANY_REQUESTS',
  'QUEUE_FULL',
  'ENGINE_UNAVAILABLE',
  'STORAGE_UNAVAILABLE',
] as const;

const uploadFormSchema = z.object({
  file: z.file().meta({
    description:
      'PNG, JPEG, GIF or still WebP, at most 10 MB and 25 megapixels, 12 in CMYK, 100 as a JPEG that is neither progressive nor CMYK.',
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

const examineFormSchema = z.object({
  file: z.file().meta({ description: 'PNG, JPEG, GIF or WebP, at most 8 MB and 25 megapixels.' }),
});

export const photoCalls = defineCalls('images', {
  readFaceConsent: {
    at: 'GET /api/images/face-consent',
    callers: 'anybody',
    summary: 'Whether the face analysis is agreed to',
    answers: { 200: { says: 'The consent as it stands.', of: photos.faceConsentSchema } },
  },
  giveFaceConsent: {
    at: 'POST /api/images/face-consent',
    callers: 'anybody',
    summary: 'Agree to the face analysis',
    answers: { 204: { says: 'Given.', headers: VISITOR_COOKIES } },
  },
  withdrawFaceConsent: {
    at: 'DELETE /api/images/face-consent',
    callers: 'anybody',
    summary: 'Take the consent back',
    description: `Deletes your photos. For ${RESTORE_MINUTES} minutes they can be restored, as after every deletion.`,
    query: photos.withdrawalQuerySchema,
    answers: { 200: { says: 'Withdrawn.', of: photos.withdrawnConsentSchema } },
  },
  uploadPhoto: {
    at: 'POST /api/images/uploads',
    callers: 'anybody',
    summary: 'Store one photo and check that it is fit for its purpose',
    body: uploadFormSchema,
    bodyType: 'multipart/form-data',
    answers: {
      201: {
        says: 'Stored and fit for its purpose.',
        of: photos.uploadResponseSchema,
        headers: VISITOR_COOKIES,
      },
    },
    errors: ['MULTIPART_BROKEN', 'PHOTOS_TOO_MANY', ...PHOTO_ERRORS],
  },
  comparePhotos: {
    at: 'POST /api/images/uploads/comparisons',
    callers: 'anybody',
    summary: 'Whether several of your photos can be used together',
    description:
      'Each photo is checked when it is stored; this tells before anything is ordered whether they show different people where a tool makes a picture of one. Nothing of it is kept.',
    body: photos.photoComparisonRequestSchema,
    answers: {
      200: { says: 'What is in the way, if anything.', of: photos.photoComparisonSchema },
    },
    errors: ['FACE_CONSENT_REQUIRED', 'PHOTO_UNKNOWN', 'TOO_MANY_REQUESTS', 'ENGINE_UNAVAILABLE'],
  },
  saveMeme: {
    at: 'POST /api/images/memes',
    callers: 'members',
    summary: 'Keep a meme of one of your images',
    description:
      'Draws the lines on the stored image, in Anton with an outline, and emoji of Noto Emoji. At least half of the image must stay visible. A meme cannot be the origin of another meme. The signed manifest says that the meme is an edited copy of the image.',
    body: memeRequestSchema,
    answers: { 201: { says: 'The meme.', of: imageSchema } },
    errors: [
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
    at: 'POST /api/images/provenance',
    callers: 'anybody',
    summary: 'Check whether this site made a picture',
    description:
      'Reports whether this site made a picture. It checks the signed credentials (C2PA), the hidden mark that survives re-encoding, and the similarity to stored pictures. The response gives no confidence and no distance. The service does not keep the file.',
    body: examineFormSchema,
    bodyType: 'multipart/form-data',
    answers: { 200: { says: 'What was found.', of: provenanceSchema } },
    errors: ['MULTIPART_BROKEN', 'PHOTOS_TOO_MANY', ...EXAMINATION_ERRORS],
  },
});
