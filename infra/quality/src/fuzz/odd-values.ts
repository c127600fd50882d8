import * as fc from 'fast-check';
import type { Body } from '@likeness/e2e/document/sent-request';

const BYTES_OVER = 21 * 1024 * 1024;

/** Headers that servers may interpret. */
export function oddHeaders(): fc.Arbitrary<Record<string, string>> {
  return fc.constantFrom<Record<string, string>[]>(
    { range: 'bytes=0-9' },
    { range: 'bytes=99999999-' },
    { range: 'bytes=-0' },
    { range: 'lines=1-2,4-' },
    { 'if-none-match': '*' },
    { 'if-none-match': '{{imageTag}}' },
    { 'if-modified-since': 'yesterday' },
    { origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
    { accept: 'image/avif;q=0' },
    { 'x-forwarded-for': '1.2.3.4, \'"' },
    { cookie: 'anonymous_user_id=%00; access_token=x; =; ;;' },
    { cookie: 'access_token={{memberToken}}' },
    { 'idempotency-key': '"one-key-for-many-calls"' },
    { 'idempotency-key': '", "' },
  );
}

export function oddBody(): fc.Arbitrary<Body> {
  const type = fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'text/plain',
    'application/octet-stream',
    'nonsense',
    undefined,
  );
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('raw' as const),
        type,
        text: fc.constantFrom(
          '',
          '{',
          '{"a":1}{"b":2}',
          '[]',
          'null',
          '"text"',
          '{"__proto__":{"x":1}}',
          '{"a":1e999}',
          '{"token":99999999999999999999999999}',
          `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
          'a=1&a=2&%zz=%',
          '--x\r\n',
          '--x--\r\n',
        ),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('bytes' as const),
        type,
        hex: fc.constantFrom('ff', 'c328', '00', 'efbbbf7b7d', '7b2261223a22c3227d', 'fffe7b00'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Body>(
        { kind: 'filler', type: 'application/json', bytes: 70_000 },
        { kind: 'filler', type: 'application/json', bytes: 70_000, chunked: true },
        {
          kind: 'filler',
          type: 'multipart/form-data; boundary=x',
          bytes: BYTES_OVER,
          chunked: true,
        },
        { kind: 'filler', type: 'application/json', bytes: 1_100_000 },
        { kind: 'filler', type: 'multipart/form-data; boundary=x', bytes: BYTES_OVER },
      ),
    },
  );
}
