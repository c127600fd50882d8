import type { PublicCall } from '../calls/call-definition.js';

type Security = readonly Readonly<Record<string, string[]>>[];

const visitor = { visitor: [] };
const bearer = { bearer: [] };

export const SECURITY = {
  anybody: [{}, visitor, bearer],
  newcomers: [{}, visitor],
  members: [bearer],
  everybody: [],
} satisfies Record<PublicCall['callers'], Security>;

export function securityOf({ callers, inPage }: PublicCall): Security {
  return [...SECURITY[callers], ...(inPage ? [{ pageSession: [] }] : [])];
}

export const SECURITY_SCHEMES = {
  visitor: { type: 'apiKey', in: 'cookie', name: 'anonymous_user_id' },
  bearer: { type: 'http', scheme: 'bearer' },
  pageSession: { type: 'apiKey', in: 'cookie', name: 'access_token' },
} as const;
