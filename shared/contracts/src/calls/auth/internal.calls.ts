import {
  findAccountRequestSchema,
  findAccountResponseSchema,
} from '../../http/internal-billing.js';
import {
  resolveSessionRequestSchema,
  resolveSessionResponseSchema,
} from '../../identity/session.js';
import { defineCalls } from '../call-definition.js';

/** What other services ask auth. */
export const authInternalCalls = defineCalls('auth', {
  /** Whose session a token is, if anybody's. */
  resolveSession: {
    method: 'POST',
    path: '/internal/sessions/resolve',
    callers: ['gateway'],
    body: resolveSessionRequestSchema,
    answers: { 200: { of: resolveSessionResponseSchema } },
  },
  /** To whom an address verifiably belongs. */
  findAccountByEmail: {
    method: 'POST',
    path: '/internal/accounts/by-email',
    callers: ['billing'],
    body: findAccountRequestSchema,
    answers: { 200: { of: findAccountResponseSchema } },
  },
});
