import { z } from 'zod';
import { imageSchema } from '../../http/images.js';
import { uploadResponseSchema } from '../../http/photos.js';
import * as accounts from '../../http/internal-accounts.js';
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
import { PHOTO_ERRORS } from './photos.calls.js';

export const imagesInternalCalls = defineCalls('images', {
  storePhoto: {
    at: 'POST /internal/photos',
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
  resolvePhotos: {
    at: 'POST /internal/photos/resolve',
    callers: ['lenses'],
    body: resolvePhotosRequestSchema,
    answers: { 200: { of: resolvePhotosResponseSchema } },
    errors: ['FACE_CONSENT_REQUIRED', 'PHOTO_UNKNOWN'],
  },
  /** The first call with an id counts. */
  keepPortrait: {
    at: 'POST /internal/portraits',
    callers: ['lenses'],
    body: keepPortraitRequestSchema,
    answers: { 200: { of: imageSchema } },
    errors: ['PORTRAIT_FILES_GONE', 'PORTRAIT_GONE'],
  },
  revealPortrait: {
    at: 'POST /internal/portraits/reveal',
    callers: ['lenses'],
    body: revealPortraitRequestSchema,
    answers: { 200: { of: imageSchema } },
    errors: ['PORTRAIT_GONE'],
  },
  discardObjects: {
    at: 'POST /internal/objects/discard',
    callers: ['lenses'],
    body: discardRequestSchema,
    answers: { 204: {} },
  },
  /** Keeps the order of ids and omits deleted images. */
  findImages: {
    at: 'POST /internal/images/find',
    callers: ['lenses'],
    body: findImagesRequestSchema,
    answers: { 200: { of: findImagesResponseSchema } },
  },
  claimImages: {
    at: 'POST /internal/claims',
    callers: ['auth'],
    body: accounts.claimVisitorRequestSchema,
    answers: { 204: {} },
  },
  countImages: {
    at: 'POST /internal/holdings',
    callers: ['auth'],
    body: accounts.ownersRequestSchema,
    answers: { 200: { of: accounts.holdingsSchema } },
  },
  listInventory: {
    at: 'POST /internal/inventory',
    callers: ['auth'],
    body: accounts.inventoryRequestSchema,
    answers: { 200: { of: accounts.inventoryResponseSchema } },
  },
  listReactions: {
    at: 'POST /internal/reactions',
    callers: ['auth'],
    body: accounts.listReactionsRequestSchema,
    answers: { 200: { of: accounts.listReactionsResponseSchema } },
  },
  eraseImages: {
    at: 'POST /internal/erasures',
    callers: ['auth'],
    body: accounts.ownersRequestSchema,
    answers: { 204: {} },
    errors: ['ERASURE_UNFINISHED'],
  },
});
