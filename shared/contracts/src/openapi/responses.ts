import type {
  ZodOpenApiHeadersObject,
  ZodOpenApiResponseObject,
  ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { z } from 'zod';
import type { PublicCall } from '../calls/call-definition.js';
import { ERRORS, type ErrorCode } from '../errors/catalogue.js';
import { isAccountPath } from '../http/account-path.js';
import { accountErrorSchema } from '../http/auth.js';
import { errorBodySchema } from '../http/error-body.js';

const HEADERS: Readonly<Record<number, ZodOpenApiHeadersObject>> = {
  401: {
    'WWW-Authenticate': {
      description: '`Bearer`: log in, and send the token that comes.',
      schema: { type: 'string' },
    },
  },
  429: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
  503: {
    'Retry-After': { description: 'Seconds to wait, if known.', schema: { type: 'integer' } },
  },
};

export function json(description: string, schema: z.ZodType): ZodOpenApiResponseObject {
  return { description, content: { 'application/json': { schema } } };
}

export function errors(codes: readonly ErrorCode[]): ZodOpenApiResponsesObject {
  return answersOf(codes, errorBodySchema, (code) => `\`${code}\`: ${ERRORS[code].message}`);
}

export function errorsOf(
  { path }: PublicCall,
  codes: readonly ErrorCode[],
): ZodOpenApiResponsesObject {
  return isAccountPath(path)
    ? answersOf(codes, accountErrorSchema, (code) => ERRORS[code].message)
    : errors(codes);
}

function answersOf(
  codes: readonly ErrorCode[],
  schema: z.ZodType,
  describe: (code: ErrorCode) => string,
): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, found]) => {
      return [
        String(status) as `${1 | 2 | 3 | 4 | 5}${string}`,
        { ...json(found.map(describe).join('\n\n'), schema), headers: HEADERS[status] },
      ];
    }),
  );
}

export function merged(
  own: ZodOpenApiResponsesObject,
  common: ZodOpenApiResponsesObject,
): ZodOpenApiResponsesObject {
  const all: Record<string, ZodOpenApiResponseObject> = { ...own } as never;
  for (const [status, answer] of Object.entries(common) as [string, ZodOpenApiResponseObject][]) {
    const known = all[status];
    const lines = [known?.description, answer.description].flatMap((text) =>
      (text ?? '').split('\n\n').filter((line) => line !== ''),
    );
    const headers = { ...answer.headers, ...known?.headers };
    all[status] = {
      ...answer,
      ...known,
      ...(Object.keys(headers).length > 0 && { headers }),
      description: [...new Set(lines)].join('\n\n'),
    };
  }
  return all;
}
