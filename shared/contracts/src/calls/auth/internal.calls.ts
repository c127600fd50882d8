import {
  findAccountRequestSchema,
  findAccountResponseSchema,
} from '../../http/internal-billing.js';
import {
  resolveSessionRequestSchema,
  resolveSessionResponseSchema,
} from '../../identity/session.js';
import { defineCalls } from '../call-definition.js';

export const authInternalCalls = defineCalls('auth', {
  resolveSession: {
    at: 'POST /internal/sessions/resolve',
    callers: ['gateway'],
    body: resolveSessionRequestSchema,
    answers: { 200: { of: resolveSessionResponseSchema } },
  },
  findAccountByEmail: {
    at: 'POST /internal/accounts/by-email',
    callers: ['billing'],
    body: findAccountRequestSchema,
    answers: { 200: { of: findAccountResponseSchema } },
  },
});
