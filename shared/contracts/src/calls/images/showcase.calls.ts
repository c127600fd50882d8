import { z } from 'zod';
import { showcaseSchema } from '../../http/showcase.js';
import { defineCalls } from '../call-definition.js';
import { bytesSchema } from '../../http/fields.js';

export const showcaseCalls = defineCalls('images', {
  listShowcase: {
    at: 'GET /api/images/showcase',
    callers: 'everybody',
    summary: 'Example images that the operator has chosen',
    answers: { 200: { says: 'The examples, in order; maybe none.', of: showcaseSchema } },
  },
  showShowcaseImage: {
    at: 'GET /api/images/showcase/:file',
    callers: 'everybody',
    summary: 'One of the examples',
    params: z.object({ file: z.string().max(100) }),
    answers: {
      200: { says: 'The picture.', of: bytesSchema, types: ['image/webp'] },
      304: { says: 'Unchanged.' },
    },
    errors: ['NOT_FOUND'],
  },
});
