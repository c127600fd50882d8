import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import type { PublicCall } from '../calls/call-definition.js';
import { ERRORS, type ErrorCode } from '../errors/catalogue.js';
import { isAccountPath } from '../http/account-path.js';
import { accountErrorSchema } from '../http/auth.js';
import { errorBodySchema } from '../http/error-body.js';
import { errors, errorsOf, json } from './responses.js';

/** Sent before the path is known, so never in the account format. */
const ON_THE_CONNECTION: readonly ErrorCode[] = ['REQUEST_TOO_SLOW', 'HEADERS_TOO_LARGE'];

const EVERY_CALL: readonly ErrorCode[] = [
  'BODY_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'SERVICE_BUSY',
  'SERVICE_UNAVAILABLE',
  'VERSION_MISMATCH',
];

const CHANGING_CALL: readonly ErrorCode[] = ['ORIGIN_NOT_ALLOWED', 'MEDIA_TYPE_UNSUPPORTED'];

const BODY_ELSEWHERE: readonly ErrorCode[] = ['BAD_REQUEST'];

export function commonAnswers(call: PublicCall): readonly ZodOpenApiResponsesObject[] {
  if (call.service === 'gateway') return [errors(ON_THE_CONNECTION)];
  const isAccount = isAccountPath(call.path);
  const isChanging = call.method !== 'GET';
  const codes = [
    ...EVERY_CALL,
    ...(isChanging ? CHANGING_CALL : []),
    ...(isChanging && !isAccount ? BODY_ELSEWHERE : []),
    ...(isTokenLookedAt(call) ? (['UNAUTHORIZED'] as const) : []),
  ];
  const fields = { 422: json('Each wrong field.', accountErrorSchema) };
  return [
    errorsOf(call, codes),
    ...(isAccount && isChanging ? [fields] : []),
    errors(ON_THE_CONNECTION),
  ];
}

function isTokenLookedAt({ callers }: PublicCall): boolean {
  return callers === 'anybody' || callers === 'members';
}

export const METHOD_NOT_ALLOWED = {
  MethodNotAllowed: notAllowed(errorBodySchema),
  AccountMethodNotAllowed: notAllowed(accountErrorSchema),
};

function notAllowed(schema: Parameters<typeof json>[1]): ZodOpenApiResponseObject {
  return {
    ...json(ERRORS.METHOD_NOT_ALLOWED.message, schema),
    headers: { Allow: { description: 'Methods of this path.', schema: { type: 'string' } } },
  };
}
