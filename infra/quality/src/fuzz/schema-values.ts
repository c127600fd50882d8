import * as fc from 'fast-check';
import type { ApiDocument, Schema } from '@likeness/e2e/document/api-document';

const DATES = { min: new Date('2020-01-01T00:00:00Z'), max: new Date('2035-01-01T00:00:00Z') };

export function fitting(schema: Schema, document: ApiDocument): fc.Arbitrary<unknown> {
  const { enum: listed, const: constant, anyOf, ...rest } = document.resolved(schema);
  if (constant !== undefined) return fc.constant(constant);
  if (Array.isArray(listed)) return fc.constantFrom(...(listed as unknown[]));
  if (Array.isArray(anyOf)) {
    return fc.oneof(...(anyOf as Schema[]).map((one) => fitting(one, document)));
  }
  switch (rest.type) {
    case 'string':
      return fittingText(rest);
    case 'integer':
    case 'number':
      return fc.integer(bounds(rest.minimum, rest.maximum));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fitting(rest.items as Schema, document), {
        minLength: Number(rest.minItems ?? 0),
        maxLength: Math.min(Number(rest.maxItems ?? 3), 3),
      });
    case 'object':
      return fittingObject(rest, document);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function fittingObject(schema: Schema, document: ApiDocument): fc.Arbitrary<unknown> {
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  const required = (schema.required ?? []) as string[];
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, fitting(one, document)]),
    ),
    { requiredKeys: required, noNullPrototype: true },
  );
}

function fittingText({ format, pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress({ size: 'small' });
  if (format === 'uri') return fc.webUrl({ size: 'small' });
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return fc.date({ ...DATES, noInvalidDate: true }).map(dayOf);
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern));
  const length = { minLength: Number(minLength ?? 0), maxLength: Number(maxLength ?? 40) };
  return fc.string({ unit: 'grapheme', ...length, size: 'small' });
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function bounds(minimum: unknown, maximum: unknown): { min: number; max: number } {
  return { min: Number(minimum ?? -(2 ** 31)), max: Number(maximum ?? 2 ** 31 - 1) };
}

/** Texts that often break programs. */
export const AWKWARD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202egnp.exe',
  '\uffff\ufeff',
  '👩‍👩‍👧‍👦',
  'Z̷̢̛a̸l̶g̵o̴'.repeat(20),
  'null',
  'undefined',
  'true',
  '-1',
  '0',
  '1e309',
  '1e21',
  'NaN',
  '0x10',
  '9223372036854775808',
  '-9223372036854775809',
  '99999999999999999999999999999999',
  '1.5',
  "'; DROP TABLE images; --",
  '../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '00000000-0000-0000-0000-000000000000',
  'ffffffffffffffffffffffffffffffff',
  '0b6f5a50-6c2b-4a61-9c0e-2f6a1b1d6b5',
  '0b6f5a506c2b4a619c0e2f6a1b1d6b57',
  '{0b6f5a50-6c2b-4a61-9c0e-2f6a1b1d6b57}',
  'x'.repeat(300),
  'ä'.repeat(3_000),
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
];

export function awkward(): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...AWKWARD_TEXTS) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
    {
      weight: 3,
      arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 53, 1e308, -0, [], {}),
    },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
}
