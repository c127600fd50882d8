import type { ZodOpenApiRequestBodyObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import type { z } from 'zod';
import { type AccountCode, accountErrorSchema } from '../http/auth.js';
import { json } from './responses.js';

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' as const } },
};

export const ENDS_VISIT = {
  'Set-Cookie': {
    description: 'Clears both visitor cookies; what the visitor has made follows into the account.',
    schema: { type: 'string' as const },
  },
};

type Refusals = {
  /** Codes that come as the detail of a 400. */
  readonly codes?: readonly AccountCode[];
  /** A 400 whose detail says in words what is wrong. */
  readonly words?: string;
  readonly fields?: boolean;
  readonly session?: boolean;
  readonly limited?: boolean;
};

/** How an account call may refuse. */
export function refusals(what: Refusals): ZodOpenApiResponsesObject {
  const reasons = [...(what.codes ?? []).map((code) => `\`${code}\``), what.words].filter(Boolean);
  return {
    ...(reasons.length > 0 && { 400: json(reasons.join('\n\n'), accountErrorSchema) }),
    ...(what.session && { 401: json('`Unauthorized`', accountErrorSchema) }),
    ...(what.fields && { 422: json('Each wrong field.', accountErrorSchema) }),
    ...(what.limited && {
      429: { ...json('Too many attempts.', accountErrorSchema), headers: RETRY_AFTER },
    }),
  };
}

export function jsonBody(schema: z.ZodType): ZodOpenApiRequestBodyObject {
  return { required: true, content: { 'application/json': { schema } } };
}
