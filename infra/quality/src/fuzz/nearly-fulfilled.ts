import * as fc from 'fast-check';
import type { ApiDocument } from '@likeness/e2e/document/api-document';
import { oddBody, oddHeaders } from './odd-values.js';
import { personOf } from './people-values.js';
import { asText, haste, madeFor } from './request-values.js';
import { awkward } from './schema-values.js';
import { type Body, FORM_DAMAGES, type SentRequest } from '@likeness/e2e/document/sent-request';

/** Valid, nearly valid and broken requests to an operation. */
export function requestsTo(
  fulfilled: SentRequest,
  document: ApiDocument,
): fc.Arbitrary<SentRequest> {
  const { operation } = fulfilled;
  return fc.oneof(
    { weight: 3, arbitrary: madeFor(operation, document) },
    { weight: 2, arbitrary: nearly(fulfilled, document) },
  );
}

/** Requests with one change from a successful call. */
function nearly(fulfilled: SentRequest, document: ApiDocument): fc.Arbitrary<SentRequest> {
  const { operation } = fulfilled;
  const same = { ...fulfilled, headers: { ...fulfilled.headers, ...haste(operation) } };
  const changes: fc.Arbitrary<Partial<SentRequest>>[] = [
    fc.constant({}),
    personOf(operation).map((person) => ({ person })),
    oddHeaders().map((headers) => ({ headers: { ...same.headers, ...headers } })),
    fc.record({ slash: fc.boolean() }),
    madeFor(operation, document).map(({ query }) => ({ query })),
    madeFor(operation, document).map(({ path }) => ({ path })),
    ...(operation.method === 'GET' ? [] : [changed(fulfilled.body).map((body) => ({ body }))]),
  ];
  return fc.oneof(...changes).map((change) => ({ ...same, ...change }));
}

function changed(body: Body): fc.Arbitrary<Body> {
  const odd = { weight: 1, arbitrary: oddBody() };
  switch (body.kind) {
    case 'json':
      return fc.oneof(odd, {
        weight: 4,
        arbitrary: withoutOrOther(Object.entries(body.value as object)).map((fields) => ({
          kind: 'json' as const,
          value: Object.fromEntries(fields),
        })),
      });
    case 'urlencoded':
      return fc.oneof(odd, {
        weight: 4,
        arbitrary: withoutOrOther(body.fields).map((fields) => ({
          kind: 'urlencoded' as const,
          fields: fields.map(([name, value]) => [name, asText(value)] as const),
        })),
      });
    case 'form': {
      const damages = fc.constantFrom(...FORM_DAMAGES).map((damage) => ({ ...body, damage }));
      const fields = withoutOrOther(body.parts.map((part) => [part.name, part.value]));
      const parts = fields.map((all) => ({
        ...body,
        parts: all.map(([name, value]) => {
          const own = body.parts.find((part) => part.name === name);
          return { name, value: asText(value), ...(own?.file !== undefined && { file: own.file }) };
        }),
      }));
      return fc.oneof(odd, { weight: 3, arbitrary: damages }, { weight: 4, arbitrary: parts });
    }
    default:
      return oddBody();
  }
}

/** Omits, repeats or changes one field. */
function withoutOrOther(
  fields: readonly (readonly [string, unknown])[],
): fc.Arbitrary<readonly (readonly [string, unknown])[]> {
  return fc
    .tuple(fc.nat({ max: Math.max(0, fields.length - 1) }), awkward(), fc.nat({ max: 4 }))
    .map(([at, value, how]) => {
      if (how === 0) return fields.filter((_, index) => index !== at);
      if (how === 1) return [...fields, ...fields.slice(at, at + 1)];
      return fields.map((field, index) => (index === at ? ([field[0], value] as const) : field));
    });
}
