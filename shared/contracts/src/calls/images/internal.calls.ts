import { z } from 'zod';
import { imageSchema, uploadResponseSchema } from '../../http/images.js';
import {
  claimVisitorRequestSchema,
  holdingsSchema,
  inventoryRequestSchema,
  inventoryResponseSchema,
  listReactionsRequestSchema,
  listReactionsResponseSchema,
  ownersRequestSchema,
} from '../../http/internal-accounts.js';
import {
  discardRequestSchema,
  findImagesRequestSchema,
  findImagesResponseSchema,
  keepPortraitRequestSchema,
  resolvePhotosRequestSchema,
  resolvePhotosResponseSchema,
  revealPortraitRequestSchema,
} from '../../http/internal.js';
import { ownerSchema } from '../../identity/owner.js';
import { PHOTO_PURPOSES } from '../../photos/purpose.js';
import { defineCalls } from '../call-definition.js';
import { PHOTO_ERRORS } from './photo-errors.js';

/** What other services ask images. Each call may be made again. */
export const imagesInternalCalls = defineCalls('images', {
  /** Stores and checks a photo of somebody whose form another service has read. */
  storePhoto: {
    method: 'POST',
    path: '/internal/photos',
    callers: ['lenses'],
    query: z.object({
      owner_kind: ownerSchema.shape.kind,
      owner_id: ownerSchema.shape.id,
      face_consent: z.enum(['true', 'false']).transform((value) => value === 'true'),
      purpose: z.enum(PHOTO_PURPOSES).default('face'),
    }),
    bodyType: 'application/octet-stream',
    answers: { 201: { of: uploadResponseSchema } },
    errors: PHOTO_ERRORS,
  },
  /** Which stored photos a generation may use, in the order asked for. */
  resolvePhotos: {
    method: 'POST',
    path: '/internal/photos/resolve',
    callers: ['lenses'],
    body: resolvePhotosRequestSchema,
    answers: { 200: { of: resolvePhotosResponseSchema } },
    errors: ['FACE_CONSENT_REQUIRED', 'PHOTO_UNKNOWN'],
  },
  /** Keeps a finished portrait; the first call with an id counts. */
  keepPortrait: {
    method: 'POST',
    path: '/internal/portraits',
    callers: ['lenses'],
    body: keepPortraitRequestSchema,
    answers: { 200: { of: imageSchema } },
    errors: ['PORTRAIT_FILES_GONE', 'PORTRAIT_GONE'],
  },
  /** The portrait is paid for and may be seen. */
  revealPortrait: {
    method: 'POST',
    path: '/internal/portraits/reveal',
    callers: ['lenses'],
    body: revealPortraitRequestSchema,
    answers: { 200: { of: imageSchema } },
    errors: ['PORTRAIT_GONE'],
  },
  /** Removes objects of a portrait that nobody wants any more. */
  discardObjects: {
    method: 'POST',
    path: '/internal/objects/discard',
    callers: ['lenses'],
    body: discardRequestSchema,
    answers: { 204: {} },
  },
  /** Pictures of the given ids, in that order; those that are gone are left out. */
  findImages: {
    method: 'POST',
    path: '/internal/images/find',
    callers: ['lenses'],
    body: findImagesRequestSchema,
    answers: { 200: { of: findImagesResponseSchema } },
  },
  /** What this visitor has made is this person's from now on. */
  claimImages: {
    method: 'POST',
    path: '/internal/claims',
    callers: ['auth'],
    body: claimVisitorRequestSchema,
    answers: { 204: {} },
  },
  countImages: {
    method: 'POST',
    path: '/internal/holdings',
    callers: ['auth'],
    body: ownersRequestSchema,
    answers: { 200: { of: holdingsSchema } },
  },
  /** A page of a person's pictures in the order of their ids. */
  listInventory: {
    method: 'POST',
    path: '/internal/inventory',
    callers: ['auth'],
    body: inventoryRequestSchema,
    answers: { 200: { of: inventoryResponseSchema } },
  },
  listReactions: {
    method: 'POST',
    path: '/internal/reactions',
    callers: ['auth'],
    body: listReactionsRequestSchema,
    answers: { 200: { of: listReactionsResponseSchema } },
  },
  eraseImages: {
    method: 'POST',
    path: '/internal/erasures',
    callers: ['auth'],
    body: ownersRequestSchema,
    answers: { 204: {} },
    errors: ['ERASURE_UNFINISHED'],
  },
});
