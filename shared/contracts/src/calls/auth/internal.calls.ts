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
    method: 'POST',
    path: '/internal/sessions/resolve',
    callers: ['gateway'],
    body: resolveSessionRequestSchema,
    answers: { 200: { of: resolveSessionResponseSchema } },
  },
  findAccountByEmail: {
    method: 'POST',
    path: '/internal/accounts/by-email',
    callers: ['billing'],
    body: findAccountRequestSchema,
    answers: { 200: { of: findAccountResponseSchema } },
  },
});
