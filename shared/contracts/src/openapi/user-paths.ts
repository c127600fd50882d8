import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { z } from 'zod';
import { accountErrorSchema } from '../http/auth.js';
import { patchUserSchema, userSchema } from '../http/users.js';
import { jsonBody, refusals } from './account-answers.js';
import { json } from './responses.js';

const tags = ['accounts'];
const security = [{ bearer: [] }];
const bytes = { schema: { type: 'string', format: 'binary' } } as const;

/** Calls of `/api/users/me`, which the auth service answers. */
export const USER_PATHS: ZodOpenApiPathsObject = {
  '/api/users/me': {
    get: {
      operationId: 'readMe',
      tags,
      security,
      summary: 'The person who is logged in',
      responses: { 200: json('The user.', userSchema), ...refusals({ session: true }) },
    },
    patch: {
      operationId: 'changeMe',
      tags,
      security,
      summary: 'Change one’s names, or remove the picture',
      requestBody: jsonBody(patchUserSchema),
      responses: {
        200: json('The user as changed.', userSchema),
        ...refusals({ words: 'Another email address.', session: true, fields: true }),
      },
    },
    delete: {
      operationId: 'deleteMe',
      tags,
      security,
      summary: 'Delete the account and everything that belongs to it',
      description: 'Sessions end at once; a mail tells what was removed when all of it is gone.',
      responses: { 204: { description: 'Deleted.' }, ...refusals({ session: true }) },
    },
  },
  '/api/users/me/export': {
    get: {
      operationId: 'exportMe',
      tags,
      security,
      summary: 'Everything that is kept about the person',
      responses: {
        200: {
          description: '`profile.json`, `images.json` and the files.',
          content: { 'application/zip': bytes },
        },
        ...refusals({ session: true }),
      },
    },
  },
  '/api/users/me/profile-picture': {
    post: {
      operationId: 'replaceProfilePicture',
      tags,
      security,
      summary: 'Replace one’s picture',
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: z.object({
              file: z.file().meta({ description: 'PNG or JPEG, at most 10 MB and 50 megapixels.' }),
            }),
          },
        },
      },
      responses: {
        200: json('The user with the picture.', userSchema),
        ...refusals({ session: true }),
        422: json('What is wrong with the file.', accountErrorSchema),
      },
    },
  },
  '/api/users/me/profile-picture/{file}': {
    get: {
      operationId: 'readProfilePicture',
      tags,
      security,
      summary: 'One’s own picture, as `profile_picture_url` names it',
      requestParams: { path: z.object({ file: z.string() }) },
      responses: {
        200: { description: 'A square of at most 512 px.', content: { 'image/webp': bytes } },
        ...refusals({ session: true }),
        404: json('Not the current picture.', accountErrorSchema),
      },
    },
  },
};
