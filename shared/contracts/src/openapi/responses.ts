import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import type { z } from 'zod';
import { ERRORS, type ErrorCode } from '../errors/catalogue.js';
import { errorBodySchema } from '../http/error-body.js';

export const VISITOR_COOKIES = {
  'Set-Cookie': {
    description:
      'Two cookies that begin a visit, when the request came without: `anonymous_user_id` (HttpOnly) and its readable marker `anonymous_user=1`.',
    schema: { type: 'string' as const },
  },
};

export function json(description: string, schema: z.ZodType): ZodOpenApiResponseObject {
  return { description, content: { 'application/json': { schema } } };
}

/** One response a status; each lists the codes that its `code` may hold. */
export function errors(...codes: ErrorCode[]): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, found]) => {
      const lines = found.map((code) => `\`${code}\`: ${ERRORS[code].message}`);
      return [
        String(status) as `${1 | 2 | 3 | 4 | 5}${string}`,
        json(lines.join('\n\n'), errorBodySchema),
      ];
    }),
  );
}
