import {
  type Body,
  FORM_DAMAGES,
  PERSONS,
  type SentRequest,
} from '@likeness/e2e/document/sent-request';
import * as fc from 'fast-check';

/** Operations that end the account or session. */
const FINAL = new Set(['changePassword', 'deleteMe', 'endSession', 'endSessions', 'logout']);
const BYTES_OVER = 21 * 1024 * 1024;

const text = fc.oneof(
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...['', ' ', '\0', 'a\0b', '\ud800', '\u202egnp.exe', '\uffff\ufeff', '👩‍👩‍👧‍👦', 'null', 'true'],
      ...['-1', '0', '1e309', 'NaN', '0x10', '9223372036854775808', '1.5', '[[[[', '["x"]', '%00'],
      ...[
        "'; DROP TABLE images; --",
        '../../etc/passwd',
        '..%2f..%2f',
        '<script>alert(1)</script>',
      ],
      ...['00000000-0000-0000-0000-000000000000', '0b6f5a506c2b4a619c0e2f6a1b1d6b57'],
      ...['{{otherImage}}', '{{otherEmail}}', '{{otherUserId}}', '{{otherJob}}', '{{usedToken}}'],
      ...['x'.repeat(300), 'ä'.repeat(3_000), '2026-02-30', '+275760-09-13T00:00:00.001Z'],
    ),
  },
);
const value = fc.oneof<fc.Arbitrary<unknown>[]>(
  text,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 53, 1e308, [], {}),
  fc.jsonValue({ maxDepth: 2 }),
);
const headers = fc.constantFrom<Record<string, string>[]>(
  { range: 'bytes=99999999-' },
  { range: 'lines=1-2,4-' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'yesterday' },
  { origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'cross-site' },
  { accept: 'image/avif;q=0' },
  { 'x-forwarded-for': '1.2.3.4, \'"' },
  { cookie: 'anonymous_user_id=%00; access_token=x; =; ;;' },
  { cookie: 'access_token={{memberToken}}' },
  { 'idempotency-key': '"one-key-for-many-calls"' },
  { 'idempotency-key': '", "' },
);
const type = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'nonsense',
  undefined,
);
const raw = fc.constantFrom(
  ...['', '{', '{"a":1}{"b":2}', '[]', 'null', '{"__proto__":{"x":1}}', '{"a":1e999}'],
  ...[`${'['.repeat(5_000)}${']'.repeat(5_000)}`, 'a=1&a=2&%zz=%', '--x\r\n', '--x--\r\n'],
);
const hex = fc.constantFrom('ff', '00', 'efbbbf7b7d', '7b2261223a22c3227d', 'fffe7b00');
const oddBody: fc.Arbitrary<Body> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('raw' as const), type, text: raw }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('bytes' as const), type, hex }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Body>(
      { kind: 'filler', type: 'application/json', bytes: 70_000, chunked: true },
      { kind: 'filler', type: 'application/json', bytes: 1_100_000 },
      { kind: 'filler', type: 'multipart/form-data; boundary=x', bytes: BYTES_OVER, chunked: true },
    ),
  },
);

/** A successful call with one change. */
export function oddRequests(call: SentRequest): fc.Arbitrary<SentRequest> {
  const { id } = call.operation;
  // Pictures of fuzzed orders need not be awaited.
  const own = { ...call.headers, ...(id.startsWith('make') && { prefer: 'respond-async' }) };
  const persons = PERSONS.filter((name) => !FINAL.has(id) || !/^(member|subscriber)$/.test(name));
  const changes: fc.Arbitrary<Partial<SentRequest>>[] = [
    fc.constant({}),
    fc.constant({ slash: true }),
    fc.constantFrom(...persons).map((person) => ({ person })),
    headers.map((more) => ({ headers: { ...own, ...more } })),
    oneOther(call.query).map((query) => ({ query })),
    fc.tuple(fc.constantFrom('q', 'page', 'limit', 'w', '__proto__'), text).map((pair) => ({
      query: [...call.query, pair],
    })),
  ];
  const path = Object.entries(call.path);
  if (path.length > 0) {
    changes.push(oneOther(path).map((pairs) => ({ path: Object.fromEntries(pairs) })));
  }
  if (call.method === 'GET') changes.push(fc.constant({ method: 'HEAD' }));
  else changes.push(...[changed(call.body), oddBody].map((all) => all.map((body) => ({ body }))));
  return fc.oneof(...changes).map((change) => ({ ...call, headers: own, ...change }));
}

function changed(body: Body): fc.Arbitrary<Body> {
  if (body.kind === 'json') {
    const fields = oneOther(Object.entries(body.value as object), value);
    return fields.map((all) => ({ ...body, value: Object.fromEntries(all) }));
  }
  if (body.kind === 'urlencoded')
    return oneOther(body.fields).map((fields) => ({ ...body, fields }));
  if (body.kind !== 'form') return oddBody;
  const parts = oneOther(body.parts.map((part) => [part, part.value] as const));
  return fc.oneof(
    fc.constantFrom(...FORM_DAMAGES).map((damage) => ({ ...body, damage })),
    parts.map((all) => ({ ...body, parts: all.map(([part, to]) => ({ ...part, value: to })) })),
  );
}

/** Omits, repeats or replaces one pair. */
function oneOther<Name, Value>(
  pairs: readonly (readonly [Name, Value])[],
  other: fc.Arbitrary<unknown> = text,
): fc.Arbitrary<(readonly [Name, Value])[]> {
  const at = fc.nat({ max: Math.max(0, pairs.length - 1) });
  return fc.tuple(at, other as fc.Arbitrary<Value>, fc.nat({ max: 4 })).map(([index, to, how]) => {
    if (how === 0) return pairs.filter((_, place) => place !== index);
    if (how === 1) return [...pairs, ...pairs.slice(index, index + 1)];
    return pairs.map((pair, place) => (place === index ? ([pair[0], to] as const) : pair));
  });
}
