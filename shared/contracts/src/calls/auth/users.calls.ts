import { z } from 'zod';
import { accountErrorSchema, changePasswordRequestSchema } from '../../http/auth.js';
import { bytesSchema, looseUuidSchema } from '../../http/fields.js';
import { loginSessionsResponseSchema } from '../../http/sessions.js';
import { patchUserSchema, userSchema } from '../../http/users.js';
import { defineCalls } from '../call-definition.js';
import { ENDS_SESSION } from '../cookies.js';
import { WEAK_PASSWORD } from './sign-in.calls.js';

const NO_STORAGE = {
  says: 'Pictures can not be reached at the moment.',
  of: accountErrorSchema,
} as const;

export const userCalls = defineCalls('auth', {
  readMe: {
    at: 'GET /api/users/me',
    callers: 'members',
    summary: 'The person who is logged in',
    answers: { 200: { says: 'The user.', of: userSchema } },
  },
  changeMe: {
    at: 'PATCH /api/users/me',
    callers: 'members',
    summary: 'Change one’s names and language, or remove the picture',
    body: patchUserSchema,
    answers: { 200: { says: 'The user as changed.', of: userSchema } },
    refusals: { words: 'Another email address.' },
  },
  deleteMe: {
    at: 'DELETE /api/users/me',
    callers: 'members',
    summary: 'Delete the account and everything that belongs to it',
    description: 'Sessions end at once; a mail tells what was removed when all of it is gone.',
    answers: { 204: { says: 'Deleted.', headers: ENDS_SESSION } },
  },
  changePassword: {
    at: 'POST /api/users/me/password',
    callers: 'members',
    summary: 'Change one’s password, which ends every other session',
    body: changePasswordRequestSchema,
    answers: { 204: { says: 'Changed.' } },
    refusals: { codes: ['CHANGE_PASSWORD_WRONG_CURRENT'], words: WEAK_PASSWORD },
    errors: ['TOO_MANY_REQUESTS'],
  },
  listSessions: {
    at: 'GET /api/users/me/sessions',
    callers: 'members',
    summary: 'Where one is logged in, what was used last first; at most 100',
    answers: { 200: { says: 'The sessions.', of: loginSessionsResponseSchema } },
  },
  endSessions: {
    at: 'DELETE /api/users/me/sessions',
    callers: 'members',
    summary: 'Log out everywhere, here too',
    answers: { 204: { says: 'Ended.', headers: ENDS_SESSION } },
  },
  endSession: {
    at: 'DELETE /api/users/me/sessions/:id',
    callers: 'members',
    summary: 'Log out in one place',
    params: z.object({ id: looseUuidSchema }),
    answers: {
      204: { says: 'Ended.' },
      404: { says: 'Not a session of one’s own.', of: accountErrorSchema },
    },
  },
  exportMe: {
    at: 'GET /api/users/me/export',
    callers: 'members',
    summary: 'Everything that is kept about the person',
    answers: {
      200: {
        says: '`profile.json`, `images.json` and the files.',
        of: bytesSchema,
        types: ['application/zip'],
      },
    },
    errors: ['TOO_MANY_REQUESTS'],
  },
  replaceProfilePicture: {
    at: 'POST /api/users/me/profile-picture',
    callers: 'members',
    summary: 'Replace one’s picture',
    body: z.object({
      file: z.file().meta({ description: 'PNG or JPEG, at most 10 MB and 25 megapixels.' }),
    }),
    bodyType: 'multipart/form-data',
    answers: {
      200: { says: 'The user with the picture.', of: userSchema },
      422: { says: 'What is wrong with the file.', of: accountErrorSchema },
      503: NO_STORAGE,
    },
    errors: ['MULTIPART_BROKEN', 'TOO_MANY_REQUESTS'],
  },
  readProfilePicture: {
    at: 'GET /api/users/me/profile-picture/:file',
    callers: 'members',
    inPage: true,
    summary: 'One’s own picture, as `profile_picture_url` names it',
    params: z.object({ file: z.string() }),
    answers: {
      200: { says: 'A square of at most 512 px.', of: bytesSchema, types: ['image/webp'] },
      304: { says: 'Not changed since the `ETag` given.' },
      404: { says: 'Not the current picture.', of: accountErrorSchema },
      503: NO_STORAGE,
    },
  },
});
