import { z } from 'zod';
import { defineCalls } from '../call-definition.js';
import { bytesSchema } from '../../http/fields.js';
import { EXAMINATION_ERRORS } from './photos.calls.js';

/** As the manifest's `c2pa.soft-binding` names the hidden mark. */
export const MARK_ALGORITHM = 'com.likeness.mark.3';

const algorithmSchema = z.object({ alg: z.string() });
const bindingSchema = algorithmSchema.extend({
  value: z.string().meta({ description: 'The value of the soft binding in Base64.' }),
});
const matchesSchema = z
  .object({ matches: z.array(z.object({ manifestId: z.string() })) })
  .meta({ id: 'SoftBindingQueryResult' });
const maxResults = z.coerce.number().int().min(1).default(10);
const MATCHES = { 200: { says: 'The manifests, at most one.', of: matchesSchema } };
const SPECIFICATION =
  'Part of the C2PA Soft Binding Resolution API, with the base address `/api/c2pa`. It finds pictures that this site still stores, and never tells who ordered one. Limited by address. Nobody may use an answer to remove or forge marks (see the terms).';

/** C2PA 2.2, Soft Binding Resolution API 1.1. */
export const softBindingCalls = defineCalls('images', {
  matchContent: {
    at: 'POST /api/c2pa/matches/byContent',
    callers: 'anybody',
    summary: 'Find the manifest of a picture by its pixels',
    description: `${SPECIFICATION} The service does not keep the file.`,
    query: z.object({ alg: z.string().optional(), maxResults }),
    body: z.file(),
    bodyType: 'image/*',
    answers: MATCHES,
    errors: EXAMINATION_ERRORS,
  },
  matchBinding: {
    at: 'GET /api/c2pa/matches/byBinding',
    callers: 'everybody',
    summary: 'Find the manifest of a picture by its soft binding',
    description: SPECIFICATION,
    query: bindingSchema.extend({ maxResults }),
    answers: MATCHES,
    errors: ['TOO_MANY_REQUESTS'],
  },
  matchLargeBinding: {
    at: 'POST /api/c2pa/matches/byBinding',
    callers: 'everybody',
    summary: 'The same for tools that always send a body',
    description: SPECIFICATION,
    query: z.object({ maxResults }),
    body: bindingSchema,
    answers: MATCHES,
    errors: ['TOO_MANY_REQUESTS'],
  },
  readManifest: {
    at: 'GET /api/c2pa/manifests/:manifest_id',
    callers: 'everybody',
    summary: 'A manifest store',
    description: SPECIFICATION,
    params: z.object({ manifest_id: z.uuid() }),
    answers: {
      200: { says: 'The manifest store.', of: bytesSchema, types: ['application/c2pa'] },
    },
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'STORAGE_UNAVAILABLE'],
  },
  listAlgorithms: {
    at: 'GET /api/c2pa/services/supportedAlgorithms',
    callers: 'everybody',
    summary: 'The soft bindings that can be looked up',
    description: SPECIFICATION,
    answers: {
      200: {
        says: 'Their names.',
        of: z.object({
          watermarks: z.array(algorithmSchema),
          fingerprints: z.array(algorithmSchema),
        }),
      },
    },
  },
});
