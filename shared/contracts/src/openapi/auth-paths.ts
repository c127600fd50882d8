import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { z } from 'zod';
import {
  accountErrorSchema,
  bearerSchema,
  emailRequestSchema,
  loginFormSchema,
  registerRequestSchema,
  resetPasswordRequestSchema,
  tokenRequestSchema,
  verifiedSchema,
} from '../http/auth.js';
import { userSchema } from '../http/users.js';
import { ENDS_VISIT, jsonBody, refusals } from './account-answers.js';
import { json } from './responses.js';

const tags = ['accounts'];
const WEAK = 'A password that is too weak: what is missing, in words.';
const nothing = (description: string) => json(description, z.null());

/** Calls of `/api/auth`, which the auth service answers. */
export const AUTH_PATHS: ZodOpenApiPathsObject = {
  '/api/auth/register': {
    post: {
      operationId: 'register',
      tags,
      summary: 'Make an account and send a verification mail',
      requestBody: jsonBody(registerRequestSchema),
      responses: {
        201: { ...json('Made.', userSchema), headers: ENDS_VISIT },
        ...refusals({
          codes: ['REGISTER_USER_ALREADY_EXISTS'],
          words: WEAK,
          fields: true,
          limited: true,
        }),
      },
    },
  },
  '/api/auth/jwt/login': {
    post: {
      operationId: 'login',
      tags,
      summary: 'Begin a session',
      requestBody: {
        required: true,
        content: { 'application/x-www-form-urlencoded': { schema: loginFormSchema } },
      },
      responses: {
        200: { ...json('Good for seven days.', bearerSchema), headers: ENDS_VISIT },
        ...refusals({
          codes: ['LOGIN_BAD_CREDENTIALS', 'LOGIN_USER_NOT_VERIFIED'],
          fields: true,
          limited: true,
        }),
      },
    },
  },
  '/api/auth/jwt/logout': {
    post: {
      operationId: 'logout',
      tags,
      summary: 'End the session; its token is dead from then on',
      responses: { 204: { description: 'Ended.' }, ...refusals({ session: true }) },
    },
  },
  '/api/auth/request-verify-token': {
    post: {
      operationId: 'requestVerifyToken',
      tags,
      summary: 'Send the verification mail again',
      requestBody: jsonBody(emailRequestSchema),
      responses: {
        202: nothing('Sent, if there is anybody to send it to.'),
        ...refusals({ codes: ['USER_ALREADY_VERIFIED'], fields: true, limited: true }),
      },
    },
  },
  '/api/auth/verify': {
    post: {
      operationId: 'verify',
      tags,
      summary: 'Show that the address is one’s own',
      requestBody: jsonBody(tokenRequestSchema),
      responses: {
        200: json('Verified.', verifiedSchema),
        ...refusals({
          codes: ['VERIFY_USER_BAD_TOKEN', 'VERIFY_USER_ALREADY_VERIFIED'],
          fields: true,
        }),
      },
    },
  },
  '/api/auth/forgot-password': {
    post: {
      operationId: 'forgotPassword',
      tags,
      summary: 'Send a link that sets a new password',
      requestBody: jsonBody(emailRequestSchema),
      responses: {
        202: nothing('Sent, if there is anybody to send it to.'),
        ...refusals({ fields: true, limited: true }),
      },
    },
  },
  '/api/auth/reset-password': {
    post: {
      operationId: 'resetPassword',
      tags,
      summary: 'Set a new password and end every session',
      requestBody: jsonBody(resetPasswordRequestSchema),
      responses: {
        200: nothing('Set.'),
        ...refusals({ codes: ['RESET_PASSWORD_BAD_TOKEN'], words: WEAK, fields: true }),
      },
    },
  },
  '/api/auth/google/authorize': {
    get: {
      operationId: 'beginGoogleSignIn',
      tags,
      summary: 'Where Google asks the person',
      requestParams: {
        query: z.object({ redirect_uri: z.string(), scopes: z.string().optional() }),
      },
      responses: {
        200: json(
          'The address to go to; a cookie ties it to this browser.',
          z.object({ authorization_url: z.string() }),
        ),
        ...refusals({ words: 'A redirect_uri that is not exactly the site’s own.' }),
        503: json('Google login is not available.', accountErrorSchema),
      },
    },
  },
  '/api/auth/google/callback': {
    get: {
      operationId: 'finishGoogleSignIn',
      tags,
      summary: 'Begin a session with what Google sent back',
      requestParams: {
        query: z.object({
          code: z.string().optional(),
          state: z.string().optional(),
          error: z.string().optional(),
        }),
      },
      responses: {
        200: { ...json('Good for seven days.', bearerSchema), headers: ENDS_VISIT },
        ...refusals({
          codes: [
            'OAUTH_INVALID_STATE',
            'OAUTH_NOT_AVAILABLE_EMAIL',
            'OAUTH_USER_ALREADY_EXISTS',
            'LOGIN_BAD_CREDENTIALS',
          ],
          words: 'The `error` of the provider.',
        }),
        503: json('Google login is not available.', accountErrorSchema),
      },
    },
  },
};
