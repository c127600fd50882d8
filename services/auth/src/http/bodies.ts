import { unstorable } from '@likeness/service-kit/http/unstorable';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AccountError } from './account-error.js';
import {
  fieldErrors,
  malformedJson,
  missingField,
  notAnObject,
  unstorableField,
} from './field-errors.js';

/** Rejects megabyte passwords before they are read. */
export const MAX_BODY_BYTES = 64 * 1024;

export type Body =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly value: Record<string, string> }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'other' };

/** Accepts any content type, because `AccountInput` validates the body. */
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
      // Authentication comes first; `AccountInput` rejects the body later.
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

/** @throws AccountError 422 */
export function readJson(schema: z.ZodType, body: Body | undefined): unknown {
  if (body === undefined) throw AccountError.fields(missingField('body'));
  if (body.kind === 'malformed') throw AccountError.fields(malformedJson());
  if (body.kind !== 'json' || !z.record(z.string(), z.unknown()).safeParse(body.value).success) {
    throw AccountError.fields(notAnObject());
  }
  const place = unstorable(body.value);
  if (place) throw AccountError.fields(unstorableField(place));
  return parsed(schema, body.value, 'body');
}

/** Fields of any other content type count as missing. @throws AccountError 422 */
export function readForm(schema: z.ZodType, body: Body | undefined): unknown {
  return parsed(schema, body?.kind === 'form' ? body.value : {}, 'body');
}

/** @throws AccountError 422 */
export function parsed(schema: z.ZodType, value: unknown, place: 'body' | 'query'): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw AccountError.fields(...fieldErrors(result.error, place, value));
  return result.data;
}
