import { z } from 'zod';
import * as auth from '../../http/auth.js';
import { languageSchema } from '../../http/fields.js';
import { userSchema } from '../../http/users.js';
import { defineCalls } from '../call-definition.js';
import { BEGINS_SESSION, ENDS_SESSION, ENDS_VISIT } from '../cookies.js';

export const WEAK_PASSWORD = 'A password that is too weak: what is missing, in words.';

const GOOD_FOR = 'Good for seven days, unless it is not used for long.';
const NO_GOOGLE = { says: 'Google login is not available.', of: auth.accountErrorSchema } as const;
const SENT = { says: 'Sent, if there is anybody to send it to.', of: z.null() } as const;

export const signInCalls = defineCalls('auth', {
  register: {
    at: 'POST /api/auth/register',
    callers: 'newcomers',
    summary: 'Make an account and send a verification mail',
    body: auth.registerRequestSchema,
    answers: { 201: { says: 'Made.', of: userSchema, headers: ENDS_VISIT } },
    refusals: { codes: ['REGISTER_USER_ALREADY_EXISTS'], words: WEAK_PASSWORD },
    errors: ['TOO_MANY_REQUESTS'],
  },
  login: {
    at: 'POST /api/auth/jwt/login',
    callers: 'newcomers',
    summary: 'Begin a session',
    body: auth.loginFormSchema,
    bodyType: 'application/x-www-form-urlencoded',
    answers: { 200: { says: GOOD_FOR, of: auth.bearerSchema, headers: BEGINS_SESSION } },
    refusals: { codes: ['LOGIN_BAD_CREDENTIALS', 'LOGIN_USER_NOT_VERIFIED'] },
    errors: ['TOO_MANY_REQUESTS'],
  },
  logout: {
    at: 'POST /api/auth/jwt/logout',
    callers: 'members',
    summary: 'End the session; its token is dead from then on',
    answers: { 204: { says: 'Ended.', headers: ENDS_SESSION } },
  },
  requestVerifyToken: {
    at: 'POST /api/auth/request-verify-token',
    callers: 'newcomers',
    summary: 'Send the verification mail again',
    body: auth.emailRequestSchema,
    answers: { 202: SENT },
    refusals: { codes: ['USER_ALREADY_VERIFIED'] },
    errors: ['TOO_MANY_REQUESTS'],
  },
  verify: {
    at: 'POST /api/auth/verify',
    callers: 'newcomers',
    summary: 'Show that the address is one’s own',
    body: auth.tokenRequestSchema,
    answers: { 200: { says: 'Verified.', of: auth.verifiedSchema } },
    refusals: { codes: ['VERIFY_USER_BAD_TOKEN', 'VERIFY_USER_ALREADY_VERIFIED'] },
  },
  forgotPassword: {
    at: 'POST /api/auth/forgot-password',
    callers: 'newcomers',
    summary: 'Send a link that sets a new password',
    body: auth.emailRequestSchema,
    answers: { 202: SENT },
    errors: ['TOO_MANY_REQUESTS'],
  },
  resetPassword: {
    at: 'POST /api/auth/reset-password',
    callers: 'newcomers',
    summary: 'Set a new password and end every session',
    body: auth.resetPasswordRequestSchema,
    answers: { 200: { says: 'Set.', of: z.null() } },
    refusals: { codes: ['RESET_PASSWORD_BAD_TOKEN'], words: WEAK_PASSWORD },
  },
  beginGoogleSignIn: {
    at: 'GET /api/auth/google/authorize',
    callers: 'newcomers',
    summary: 'Where Google asks the person',
    query: z.object({
      redirect_uri: z.string(),
      scopes: z.string().optional(),
      language: languageSchema.optional(),
    }),
    answers: {
      200: {
        says: 'The address to go to; a cookie ties it to this browser.',
        of: z.object({ authorization_url: z.string() }),
      },
      503: NO_GOOGLE,
    },
    refusals: {
      words: 'A redirect_uri that is not exactly the site’s own, or an unknown language.',
    },
  },
  finishGoogleSignIn: {
    at: 'GET /api/auth/google/callback',
    callers: 'newcomers',
    summary: 'Begin a session with what Google sent back',
    query: z.object({
      code: z.string().optional(),
      state: z.string().optional(),
      error: z.string().optional(),
    }),
    answers: {
      200: { says: GOOD_FOR, of: auth.bearerSchema, headers: BEGINS_SESSION },
      503: NO_GOOGLE,
    },
    refusals: {
      codes: [
        'OAUTH_INVALID_STATE',
        'OAUTH_NOT_AVAILABLE_EMAIL',
        'OAUTH_USER_ALREADY_EXISTS',
        'LOGIN_BAD_CREDENTIALS',
      ],
      words: 'The `error` of the provider.',
    },
  },
});
