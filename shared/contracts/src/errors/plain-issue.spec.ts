import { z } from 'zod';
import { callsOf } from '../calls/all-calls.js';
import { SERVICE_NAMES } from '../names/services.js';
import { plainIssue } from './plain-issue.js';

const LIBRARY =
  /Invalid |\bexpected\b|\breceived\b|Too (?:big|small)|Unrecognized|[<>]=|must match|undefined|null|NaN|\/\^/i;

const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(100_000),
  '-1',
  '99999999999',
  '1.5',
  '[',
  '[1]',
  -1,
  1.5,
  Number.NaN,
  1e300,
  true,
  [],
  Array.from({ length: 5_000 }, () => 'x'),
  {},
  { unknown: 1 },
];

beforeAll(() => z.config({ customError: plainIssue }));
afterAll(() => z.config({ customError: undefined }));

function messagesOf(schema: z.ZodType): string[] {
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const inputs = [
    ...HOSTILE,
    ...fields.flatMap((field) => HOSTILE.map((value) => ({ [field]: value }))),
    { unknown: 1 },
  ];
  return inputs.flatMap(
    (input) => schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [],
  );
}

const schemas = SERVICE_NAMES.flatMap((service) =>
  callsOf(service).flatMap((call) =>
    (['query', 'body'] as const).flatMap((part) => {
      const schema = call[part];
      return schema ? [{ name: `${service}.${call.name}`, part, schema }] : [];
    }),
  ),
);

describe('a field error', () => {
  it.each(schemas)('answers in our words: $part of $name', ({ schema }) => {
    const messages = messagesOf(schema);
    expect(messages.filter((message) => LIBRARY.test(message))).toEqual([]);
    expect(messages.filter((message) => !/^[A-Z]/.test(message))).toEqual([]);
  });

  it.each([
    [z.string().max(500), 'x'.repeat(501), 'Negative prompt can have at most 500 characters.'],
    [z.string().min(5), 'x', 'Negative prompt needs at least 5 characters.'],
    [z.string().min(1), '', 'Negative prompt is empty.'],
    [z.string(), undefined, 'Negative prompt is missing.'],
    [z.enum(['man', 'woman']), 'x', 'Negative prompt has to be one of: man, woman.'],
    [z.int().max(9), 10, 'Negative prompt has to be at most 9.'],
    [z.int(), 1.5, 'Negative prompt has to be a whole number.'],
    [z.email(), 'x', 'Negative prompt has to be an email address.'],
    [z.array(z.int()).max(2), [1, 2, 3], 'Negative prompt can have at most 2 entries.'],
  ])('names the field and what it takes: %#', (schema, value, message) => {
    const { error } = z.object({ negative_prompt: schema }).safeParse({ negative_prompt: value });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('counts the entries of a list from one', () => {
    const { error } = z.object({ ids: z.array(z.uuid()) }).safeParse({ ids: ['x'] });
    expect(error?.issues[0]?.message).toBe('Ids 1 has to be an id.');
  });
});
