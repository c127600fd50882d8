import { type Call, isInternal } from '@likeness/contracts/calls/call-definition';
import { AppError } from '@likeness/contracts/errors/app-error';
import { placesOf } from '@likeness/service-kit/http/call-mismatch';
import { inputReader } from '@likeness/service-kit/http/serves';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Body, parsed, readForm, readJson } from './bodies.js';

export const AccountInput = inputReader((call, request) => ({
  ...(call.params && { params: paramsOf(call.params, request) }),
  ...(call.query && { query: parsed(call.query, request.query, 'query') }),
  ...(call.body && { body: bodyOf(call, call.body, request.body as Body | undefined) }),
}));

/** A malformed id gets the same 404 as an unknown one. */
function paramsOf(schema: z.ZodType, request: FastifyRequest): unknown {
  const { success, data } = schema.safeParse(request.params);
  if (!success) throw new AppError('NOT_FOUND');
  return data;
}

function bodyOf(call: Call, schema: z.ZodType, body: Body | undefined): unknown {
  if (!isInternal(call)) {
    const isForm = call.bodyType === 'application/x-www-form-urlencoded';
    return isForm ? readForm(schema, body) : readJson(schema, body);
  }
  const { data, error } = schema.safeParse(body?.kind === 'json' ? body.value : undefined);
  if (error) throw new AppError('CALL_INVALID', placesOf(error, 'body'));
  return data;
}
