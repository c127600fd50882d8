import { type Call, isInternal } from '@likeness/contracts/calls/call-definition';
import { AppError } from '@likeness/contracts/errors/app-error';
import { placesOf } from '@likeness/service-kit/http/call-mismatch';
import { inputReader } from '@likeness/service-kit/http/serves';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AccountError } from './account-error.js';
import { type Body, FormBody, JsonBody } from './bodies.js';
import { fieldErrors } from './field-errors.js';

export const AccountInput = inputReader((call, request) => ({
  ...(call.params && { params: paramsOf(call.params, request) }),
  ...(call.query && { query: queryOf(call.query, request) }),
  ...(call.body && { body: bodyOf(call, call.body, request.body as Body | undefined) }),
}));

/** A malformed id gets the same 404 as an unknown one. */
function paramsOf(schema: z.ZodType, request: FastifyRequest): unknown {
  const parsed = schema.safeParse(request.params);
  if (!parsed.success) throw new AppError('NOT_FOUND');
  return parsed.data;
}

function queryOf(schema: z.ZodType, request: FastifyRequest): unknown {
  const parsed = schema.safeParse(request.query);
  if (!parsed.success) {
    throw AccountError.fields(...fieldErrors(parsed.error, 'query', request.query));
  }
  return parsed.data;
}

function bodyOf(call: Call, schema: z.ZodType, body: Body | undefined): unknown {
  if (!isInternal(call)) {
    const isForm = call.bodyType === 'application/x-www-form-urlencoded';
    return (isForm ? new FormBody(schema) : new JsonBody(schema)).transform(body);
  }
  const parsed = schema.safeParse(body?.kind === 'json' ? body.value : undefined);
  if (!parsed.success) throw new AppError('CALL_INVALID', placesOf(parsed.error, 'body'));
  return parsed.data;
}
