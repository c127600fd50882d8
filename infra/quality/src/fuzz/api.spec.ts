import type { Operation } from '@likeness/e2e/document/api-check';
import { CheckedProduct } from '@likeness/e2e/document/checked-product';
import { type Call, successfulCalls } from '@likeness/e2e/document/successful-calls';
import { memoryOf } from '@likeness/e2e/client/memory';
import * as fc from 'fast-check';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
/** A count, not a duration: the same requests on every machine. */
const TURNS = Number(process.env.FUZZ_TURNS ?? 2);
const REQUESTS_A_TURN = 6;
const SHRINK_MS = 15_000;
/** Operations that end the account or session. */
const FINAL = new Set(['changePassword', 'deleteMe', 'endSession', 'endSessions', 'logout']);
const ID = '00000000-0000-0000-0000-000000000000';

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
      ...[ID, 'x'.repeat(43), 'x'.repeat(300), 'ä'.repeat(3_000), '2026-02-30'],
    ),
  },
);
const value = fc.oneof<fc.Arbitrary<unknown>[]>(
  text,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 53, 1e308, [], {}),
  fc.jsonValue({ maxDepth: 2 }),
);
const headers = fc.constantFrom<Record<string, string>[]>(
  ...[{ range: 'bytes=99999999-' }, { range: 'lines=1-2,4-' }, { accept: 'image/avif;q=0' }],
  ...[{ 'if-none-match': '*' }, { 'if-modified-since': 'yesterday' }],
  ...[{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }],
  ...[{ 'x-forwarded-for': '1.2.3.4, \'"' }, { cookie: 'anonymous_user_id=%00; =; ;;' }],
  ...[{ authorization: 'Bearer not-a-token' }, { authorization: 'Basic YTpi' }],
  ...[{ authorization: `Bearer ${'x'.repeat(43)}` }],
  ...[{ 'idempotency-key': '"one-key-for-many-calls"' }, { 'idempotency-key': '", "' }],
);
const type = fc.constantFrom(
  ...['application/json', 'application/json; charset=utf-16', 'application/x-www-form-urlencoded'],
  ...['multipart/form-data; boundary=x', 'multipart/form-data', 'nonsense'],
);
const FILE = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
const bytes = fc.constantFrom<(string | Buffer)[]>(
  ...['', '{', '{"a":1}{"b":2}', '[]', 'null', '{"__proto__":{"x":1}}', '{"a":1e999}'],
  ...[`${'['.repeat(5_000)}${']'.repeat(5_000)}`, 'a=1&a=2&%zz=%', '--x\r\n', '--x--\r\n'],
  ...[FILE, `${FILE}x\r\n--x`, `--x\r\nno head at all\r\n${FILE}`, `${FILE}${FILE}--x--\r\n`],
  ...['ff', '00', 'efbbbf7b7d', '7b2261223a22c3227d'].map((hex) => Buffer.from(hex, 'hex')),
  ...[70_000, 1_100_000, 21 * 1024 * 1024].map((size) => Buffer.alloc(size, '[')),
);
const rawBody = fc
  .tuple(type, bytes)
  .map(([contentType, body]) => ({ headers: { 'content-type': contentType }, body }));

/** Omits or replaces one entry. */
const oneOther = (of: object, other: fc.Arbitrary<unknown>) =>
  fc
    .tuple(fc.nat(), other, fc.nat({ max: 3 }))
    .map(([index, to, how]): Readonly<Record<string, never>> => {
      const at = index % Math.max(1, Object.keys(of).length);
      const entries = Object.entries(of).flatMap(([name, old], place) => {
        if (place !== at) return [[name, old]];
        return how === 0 ? [] : [[name, to]];
      });
      return Object.fromEntries(entries) as Record<string, never>;
    });

/** One change to a successful call. */
function changes({ id, method }: Operation, call: Call): fc.Arbitrary<Partial<Call>> {
  const { body, path, query = {} } = call;
  const all: fc.Arbitrary<Partial<Call>>[] = [
    fc.constant({}),
    headers.map((more) => ({ headers: { ...call.headers, ...more } })),
    oneOther(query, text).map((to) => ({ query: to })),
    fc
      .tuple(fc.constantFrom('q', 'page', 'limit', 'w', '__proto__'), text)
      .map(([name, to]) => ({ query: { ...query, [name]: to } })),
  ];
  const callers = ['stranger', 'visitor', ...(FINAL.has(id) ? [] : ['member', 'subscriber'])];
  all.push(fc.constantFrom(...(callers as Call['caller'][])).map((caller) => ({ caller })));
  if (path) all.push(oneOther(path, text).map((to) => ({ path: to })));
  if (method !== 'GET') all.push(rawBody);
  if (body instanceof FormData) {
    all.push(
      oneOther(Object.fromEntries(body), text).map((to) => {
        const form = new FormData();
        for (const [name, part] of Object.entries(to)) form.set(name, part);
        return { body: form };
      }),
    );
  } else if (body instanceof URLSearchParams) {
    const fields = oneOther(Object.fromEntries(body), text);
    all.push(fields.map((to) => ({ body: new URLSearchParams(to) })));
  } else if (typeof body === 'object') {
    all.push(oneOther(body, value).map((to) => ({ body: to })));
  }
  return fc.oneof(...all);
}

describe('the API document describes every answer', () => {
  let product: CheckedProduct;
  beforeAll(async () => {
    product = await CheckedProduct.start(23600, {
      RATE_CHECKOUTS_PER_HOUR: '0',
      RATE_EXPORTS_PER_DAY: '0',
    });
  }, 300_000);
  afterAll(() => product.stack.discard(), 120_000);

  it(
    `to successful calls with one change (seed ${SEED})`,
    async () => {
      const { stack, world, api } = product;
      const pids = stack.pids();
      const failures = new Map<Operation, string>();
      const calls = successfulCalls(api);
      for (let turn = 0; turn < TURNS; turn += 1) {
        process.stdout.write(`turn ${turn}, MB ${memoryOf(stack.pids())}\n`);
        for (const [index, { operation, make }] of calls.entries()) {
          if (failures.has(operation)) continue;
          const call = await make(world);
          const property = fc.asyncProperty(changes(operation, call), async (change) => {
            // Pictures of fuzzed orders need not be awaited.
            const prefer = operation.id.startsWith('make') && { prefer: 'respond-async' };
            const own = { ...call.headers, ...prefer, ...change.headers };
            await product.statusOf(operation, { ...call, ...change, headers: own });
          });
          const found = await fc.check(property, {
            seed: SEED + turn * calls.length + index,
            numRuns: REQUESTS_A_TURN,
            interruptAfterTimeLimit: SHRINK_MS,
          });
          // The time limit can end a turn before any request.
          if (found.failed && found.counterexample !== null) {
            failures.set(operation, String(found.errorInstance));
          }
        }
      }
      expect([...failures.values()]).toEqual([]);
      expect(stack.pids()).toEqual(pids);
    },
    TURNS * 120_000 + 240_000,
  );
});
