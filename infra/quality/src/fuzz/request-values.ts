import * as fc from 'fast-check';
import type {
  ApiDocument,
  Operation,
  Parameter,
  Schema,
} from '@likeness/e2e/document/api-document';
import { KNOWN, SPARED } from './known-names.js';
import { oddBody, oddHeaders } from './odd-values.js';
import { personOf } from './people-values.js';
import { awkward, AWKWARD_TEXTS, fitting } from './schema-values.js';
import {
  type Body,
  FORM_DAMAGES,
  type Part,
  type SentRequest,
} from '@likeness/e2e/document/sent-request';

/** Requests generated from the document's schemas. */
export function madeFor(operation: Operation, document: ApiDocument): fc.Arbitrary<SentRequest> {
  const parameters = (place: Parameter['in']) =>
    operation.parameters.filter((parameter) => parameter.in === place);
  const textOf = (parameter: Parameter) =>
    valueOf(operation, parameter.name, parameter.schema, document).map(asText);
  return fc.record({
    operation: fc.constant(operation),
    method: fc.oneof(
      { weight: 12, arbitrary: fc.constant(operation.method) },
      { weight: operation.method === 'GET' ? 1 : 0, arbitrary: fc.constant('HEAD') },
    ),
    person: personOf(operation),
    path: fc.record(Object.fromEntries(parameters('path').map((one) => [one.name, textOf(one)])), {
      noNullPrototype: true,
    }),
    query: queryOf(parameters('query').map((one) => [one.name, textOf(one)] as const)),
    headers: headersOf(operation),
    body: bodyOf(operation, document),
    slash: fc.boolean(),
  });
}

function valueOf(
  { id }: Operation,
  name: string,
  schema: Schema,
  document: ApiDocument,
): fc.Arbitrary<unknown> {
  const known = SPARED[id] ?? KNOWN[name];
  const resolved = document.resolved(schema);
  const dictionary = known && fc.constantFrom(...known);
  const listed =
    dictionary && resolved.type === 'array'
      ? fc.array(dictionary, { minLength: 1, maxLength: 3 })
      : dictionary;
  return fc.oneof(
    { weight: 3, arbitrary: fitting(schema, document) },
    ...(listed ? [{ weight: 6, arbitrary: listed }] : []),
    { weight: 2, arbitrary: awkward() },
  );
}

function queryOf(named: readonly (readonly [string, fc.Arbitrary<string>])[]) {
  const pair = fc.oneof(
    ...named.map(([name, value]) => fc.tuple(fc.constant(name), value)),
    fc.tuple(
      fc.constantFrom('q', 'page[]', '__proto__', 'limit'),
      fc.constantFrom(...AWKWARD_TEXTS),
    ),
  );
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc.tuple(...named.map(([name, value]) => fc.tuple(fc.constant(name), value))),
    },
    { weight: 2, arbitrary: fc.array(pair, { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constant([]) },
  ) as fc.Arbitrary<[string, string][]>;
}

function headersOf(operation: Operation) {
  return fc
    .oneof(
      { weight: 10, arbitrary: fc.constant<Record<string, string>>({}) },
      { weight: 2, arbitrary: oddHeaders() },
    )
    .map((more) => ({ ...haste(operation), ...more }));
}

function bodyOf(operation: Operation, document: ApiDocument): fc.Arbitrary<Body> {
  if (operation.method === 'GET') return fc.constant({ kind: 'none' });
  const weights = operation.body ? { none: 1, own: 12, odd: 4 } : { none: 8, own: 0, odd: 3 };
  return fc.oneof(
    { weight: weights.none, arbitrary: fc.constant<Body>({ kind: 'none' }) },
    { weight: weights.own, arbitrary: ownBody(operation, document) },
    { weight: weights.odd, arbitrary: oddBody() },
  );
}

function ownBody(operation: Operation, document: ApiDocument): fc.Arbitrary<Body> {
  const { type, schema } = operation.body ?? { type: '', schema: {} };
  const fields = document.resolved(schema);
  const properties = (fields.properties ?? {}) as Record<string, Schema>;
  const required = (fields.required ?? []) as string[];
  const values = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [
        name,
        valueOf(operation, name, one, document),
      ]),
    ),
    { requiredKeys: required, noNullPrototype: true },
  );
  const lacking = fc
    .tuple(values, fc.nat())
    .map(([all, at]) =>
      Object.fromEntries(Object.entries(all).filter((_, index) => index !== at % 4)),
    );
  const object = fc.oneof({ weight: 6, arbitrary: values }, { weight: 1, arbitrary: lacking });
  switch (type) {
    case 'multipart/form-data':
      return fc.record({
        kind: fc.constant('form' as const),
        parts: partsOf(properties, object),
        damage: fc.oneof(
          { weight: 8, arbitrary: fc.constant('none' as const) },
          { weight: 3, arbitrary: fc.constantFrom(...FORM_DAMAGES) },
        ),
      });
    case 'application/x-www-form-urlencoded':
      return object.map((all) => ({
        kind: 'urlencoded' as const,
        fields: Object.entries(all).map(([name, value]) => [name, asText(value)] as const),
      }));
    default:
      return fc.oneof(
        { weight: 8, arbitrary: object.map((value) => ({ kind: 'json' as const, value })) },
        { weight: 1, arbitrary: awkward().map((value) => ({ kind: 'json' as const, value })) },
      );
  }
}

/** A file is one of the world's photos or invalid. */
function partsOf(properties: Record<string, Schema>, object: fc.Arbitrary<object>) {
  const isFile = (name: string) => {
    const one = properties[name];
    return one?.format === 'binary' || (one?.items as Schema | undefined)?.format === 'binary';
  };
  const file = fc.record({
    content: fc.oneof(
      { weight: 1, arbitrary: fc.constant('{{photoBytes}}') },
      {
        weight: 6,
        arbitrary: fc.constantFrom('{{tinyPng}}', '{{brokenJpeg}}', '{{svg}}', '', 'GIF89a'),
      },
    ),
    name: fc.constantFrom('me.jpg', '../../me.png', 'a\u0001.gif', '', 'ü'.repeat(200)),
  });
  const more = fc.array(
    fc.record({
      name: fc.constantFrom('file', 'facial_feature_images', 'style', '__proto__', '', 'x'),
      value: fc.constantFrom(...AWKWARD_TEXTS),
    }),
    { maxLength: 2 },
  );
  return fc.tuple(object, file, more, fc.boolean()).map(([all, chosen, extra, twice]) => {
    const parts = Object.entries(all).map(([name, value]): Part =>
      isFile(name)
        ? { name, value: chosen.content, file: chosen.name }
        : { name, value: asText(value) },
    );
    const again = twice ? parts.slice(0, 1) : [];
    return [...parts, ...again, ...extra];
  });
}

/** Avoids waiting for pictures. */
export function haste({ id }: Operation): Record<string, string> {
  return id.startsWith('make') ? { prefer: 'respond-async' } : {};
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
