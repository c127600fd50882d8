import { z } from 'zod';
import { allowanceSchema, jobsResponseSchema, renderJobSchema } from '../../http/generation.js';
import {
  promptEnhancementRequestSchema,
  promptEnhancementSchema,
  promptReadingRequestSchema,
  promptReadingSchema,
} from '../../http/prompts.js';
import { looseUuidSchema } from '../../http/fields.js';
import { defaultHeadPosesSchema } from '../../http/poses.js';
import { stylesResponseSchema } from '../../http/styles.js';
import { defineCalls } from '../call-definition.js';

const byId = z.object({ id: looseUuidSchema });
const PICTURE = {
  200: { says: 'The picture.', of: z.file(), types: ['image/webp'] },
  304: { says: 'Not changed since the `ETag` given.' },
} as const;

export const lensCalls = defineCalls('lenses', {
  listStyles: {
    at: 'GET /api/images/all-styles',
    callers: 'anybody',
    summary: 'Styles a portrait can be asked with',
    answers: { 200: { says: 'Every style, in order.', of: stylesResponseSchema } },
  },
  showStylePreview: {
    at: 'GET /api/lenses/styles/:id/preview.webp',
    callers: 'anybody',
    summary: 'What a style looks like',
    params: z.object({ id: z.string() }),
    answers: PICTURE,
    errors: ['NOT_FOUND', 'STORAGE_UNAVAILABLE'],
  },
  listDefaultHeadPoses: {
    at: 'GET /api/images/default-headposes',
    callers: 'anybody',
    summary: 'Head poses a portrait can follow without a picture of your own',
    answers: { 200: { says: 'Addresses of their pictures.', of: defaultHeadPosesSchema } },
  },
  showDefaultHeadPose: {
    at: 'GET /api/images/default-headposes/:file',
    callers: 'anybody',
    summary: 'What a default head pose looks like',
    params: z.object({ file: z.string().meta({ description: '`default_<key>.webp`' }) }),
    answers: PICTURE,
    errors: ['NOT_FOUND', 'STORAGE_UNAVAILABLE'],
  },
  enhancePrompt: {
    at: 'POST /api/lenses/prompt-enhancements',
    callers: 'anybody',
    summary: 'What enhancing would make of a prompt',
    body: promptEnhancementRequestSchema,
    answers: { 200: { says: 'The prompt with what was added.', of: promptEnhancementSchema } },
    errors: ['PROMPT_TOO_SHORT', 'NEGATIVE_PROMPT_TOO_SHORT', 'TOO_MANY_REQUESTS'],
  },
  readPrompt: {
    at: 'POST /api/lenses/prompt-readings',
    callers: 'anybody',
    summary: 'What of a prompt will be followed, and whether it is refused',
    body: promptReadingRequestSchema,
    answers: { 200: { says: 'What is followed, what is not, and why.', of: promptReadingSchema } },
    errors: ['TOO_MANY_REQUESTS'],
  },
  listActiveJobs: {
    at: 'GET /api/lenses/jobs',
    callers: 'anybody',
    summary: 'Images being made for you',
    query: z.object({
      state: z.literal('active').optional(),
      generation_id: looseUuidSchema.optional().meta({
        description: 'Every job of this generation of yours, ended ones included.',
      }),
    }),
    answers: { 200: { says: 'The jobs.', of: jobsResponseSchema } },
  },
  readJob: {
    at: 'GET /api/lenses/jobs/:id',
    callers: 'anybody',
    summary: 'One of your jobs',
    params: byId,
    answers: { 200: { says: 'The job.', of: renderJobSchema } },
    errors: ['NOT_FOUND'],
  },
  cancelJob: {
    at: 'DELETE /api/lenses/jobs/:id',
    callers: 'anybody',
    summary: 'Cancel one of your jobs',
    params: byId,
    answers: { 204: { says: 'Cancelled, or finished before.' } },
    errors: ['NOT_FOUND'],
  },
  readAllowance: {
    at: 'GET /api/lenses/allowance',
    callers: 'anybody',
    summary: 'How many free sets, or images of this hour, are left',
    answers: { 200: { says: 'The allowance.', of: allowanceSchema } },
  },
});
