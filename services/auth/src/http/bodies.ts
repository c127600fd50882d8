import type { PipeTransform } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AccountError } from './account-error.js';
import { fieldErrors, malformedJson, missingField, notAnObject } from './field-errors.js';

/** Rejects megabyte passwords before they are read. */
export const MAX_BODY_BYTES = 64 * 1024;

export type Body =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly value: Record<string, string> }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'other' };

/** Accepts any content type, because each call's pipe validates the body. */
export function registerBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
    if (text.length === 0) {
      done(null, undefined);
      return;
    }
    try {
      done(null, { kind: 'json', value: JSON.parse(String(text)) as unknown } satisfies Body);
    } catch {
      // Authentication comes first; the pipe rejects the body later.
      done(null, { kind: 'malformed' } satisfies Body);
    }
  });
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_, text, done) => {
      const value = Object.fromEntries(new URLSearchParams(String(text)));
      done(null, { kind: 'form', value } satisfies Body);
    },
  );
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _bytes, done) => {
    done(null, { kind: 'other' } satisfies Body);
  });
}

export class JsonBody<T> implements PipeTransform<Body | undefined, T> {
  constructor(private readonly schema: z.ZodType<T>) {}

  transform(body: Body | undefined): T {
    if (body === undefined) throw AccountError.fields(missingField('body'));
    if (body.kind === 'malformed') throw AccountError.fields(malformedJson());
    if (body.kind !== 'json' || !z.record(z.string(), z.unknown()).safeParse(body.value).success) {
      throw AccountError.fields(notAnObject());
    }
    return parsed(this.schema, body.value);
  }
}

/** Fields of any other content type count as missing. */
export class FormBody<T> implements PipeTransform<Body | undefined, T> {
  constructor(private readonly schema: z.ZodType<T>) {}

  transform(body: Body | undefined): T {
    return parsed(this.schema, body?.kind === 'form' ? body.value : {});
  }
}

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw AccountError.fields(...fieldErrors(result.error, 'body', value));
  return result.data;
}
