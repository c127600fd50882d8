import {
  type Call,
  type CallAnswer,
  isInternal,
  usualStatus,
} from '@likeness/contracts/calls/call-definition';
import { AppError } from '@likeness/contracts/errors/app-error';
import {
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { MembersOnly, Public, ServicesOnly } from '../identity/principal.guard.js';
import { placesOf } from './call-mismatch.js';
import { describeIssues } from './error.filter.js';
import { unstorable } from './unstorable.js';

const CALL = 'likeness:call';

type Handler<C extends Call> = (...args: never[]) => Promise<CallAnswer<C> | void> | CallAnswer<C>;
type Decorate = (target: object, key: string | symbol, handler: PropertyDescriptor) => void;

export function Serves<C extends Call>(call: C) {
  const decorators: Decorate[] = [
    RequestMapping({ path: call.path, method: RequestMethod[call.method] }),
    HttpCode(usualStatus(call)),
    SetMetadata(CALL, call),
  ];
  if (isInternal(call)) decorators.push(ServicesOnly(...call.callers));
  if (call.callers === 'members') decorators.push(MembersOnly());
  if (call.callers === 'everybody') decorators.push(Public());
  return <H extends Handler<C>>(
    target: object,
    key: string | symbol,
    handler: TypedPropertyDescriptor<H>,
  ): void => decorators.forEach((decorate) => decorate(target, key, handler));
}

export function inputReader(read: (call: Call, request: FastifyRequest) => unknown) {
  return createParamDecorator((_data: undefined, context: ExecutionContext): unknown => {
    const call = new Reflector().get<Call>(CALL, context.getHandler());
    return read(call, context.switchToHttp().getRequest<FastifyRequest>());
  });
}

export const Input = inputReader((call, request) => ({
  ...(call.params && { params: parsed(call, 'params', request.params) }),
  ...(call.query && { query: parsed(call, 'query', request.query) }),
  ...(call.body && isJson(call) && { body: parsed(call, 'body', request.body) }),
}));

function isJson({ bodyType = 'application/json' }: Call): boolean {
  return bodyType === 'application/json';
}

function parsed(call: Call, part: 'params' | 'query' | 'body', value: unknown): unknown {
  if (part === 'body' && unstorable(value)) {
    throw new AppError('BAD_REQUEST', 'The text contains a character that cannot be stored.');
  }
  const result = call[part]?.safeParse(value);
  if (result?.success === false) throw refusalOf(call, part, result.error);
  return result?.data;
}

function refusalOf(call: Call, part: 'params' | 'query' | 'body', error: z.ZodError): AppError {
  if (isInternal(call)) return new AppError('CALL_INVALID', placesOf(error, part));
  // A malformed id does not exist.
  if (part === 'params') return new AppError('NOT_FOUND');
  return new AppError('FIELD_INVALID', describeIssues(error));
}
