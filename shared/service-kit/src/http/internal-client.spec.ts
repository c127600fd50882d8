import { text } from 'node:stream/consumers';
import { defineCalls } from '@likeness/contracts/calls/call-definition';
import { AppError } from '@likeness/contracts/errors/app-error';
import { suite } from '@likeness/testing/suite';
import { startTestServer } from '@likeness/testing/test-server';
import { z } from 'zod';
import { InternalTokens } from '../identity/internal-token.js';
import { InternalClient } from './internal-client.js';

const { keep } = defineCalls('images', {
  keep: {
    at: 'POST /internal/things/:id/keep',
    callers: ['lenses'],
    params: z.object({ id: z.string() }),
    query: z.object({ kind: z.string() }),
    body: z.object({ words: z.string() }),
    answers: { 200: { of: z.object({ url: z.string(), width: z.int() }) } },
    errors: ['PORTRAIT_GONE'],
  },
});
const { other } = defineCalls('billing', {
  other: { at: 'POST /internal/other', callers: ['lenses'], answers: { 204: {} } },
});
const { forAuth } = defineCalls('images', {
  forAuth: { at: 'POST /internal/auth', callers: ['auth'], answers: { 204: {} } },
});

let answer: { status: number; body: unknown; headers?: Record<string, string> };
const asked: { method?: string; url?: string; body: unknown }[] = [];
let client: InternalClient;

const server = suite(() =>
  startTestServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ method: request.method, url: request.url, body: JSON.parse(body) });
      response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body));
    });
  }),
);
beforeAll(() => {
  client = clientAt(server.port);
});

function clientAt(port: number): InternalClient {
  const baseUrl = `http://127.0.0.1:${port}`;
  const tokens = new InternalTokens('a-secret-of-at-least-32-characters');
  return new InternalClient(tokens, { from: 'lenses', to: 'images', baseUrl });
}

const sent = { params: { id: 'a/b' }, query: { kind: 'x y' }, body: { words: 'secret words' } };

async function failure(): Promise<AppError> {
  const error = await client.call(keep, sent).catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error('no AppError');
  return error;
}
const refuse = (status: number, code: string, detail = 'Words.') => {
  answer = { status, body: { detail, message: detail, code } };
};

describe('a call between services', () => {
  it('follows its contract', async () => {
    answer = { status: 200, body: { url: 'images/1', width: 3 } };
    await expect(client.call(keep, sent)).resolves.toEqual({ url: 'images/1', width: 3 });
    expect(asked.at(-1)).toEqual({
      method: 'POST',
      url: '/internal/things/a%2Fb/keep?kind=x+y',
      body: sent.body,
    });
  });

  it('is limited to its service and callers', async () => {
    await expect(client.call(other, {})).rejects.toThrow('other is no call of images');
    await expect(client.call(forAuth, {})).rejects.toThrow('forAuth is not for lenses');
  });

  it('returns an error of its contract', async () => {
    refuse(410, 'PORTRAIT_GONE');
    expect(await failure()).toMatchObject({ code: 'PORTRAIT_GONE', message: 'Words.' });
  });

  it.each([
    [429, 'TOO_MANY_REQUESTS'],
    [413, 'BODY_TOO_LARGE'],
    [503, 'STORAGE_UNAVAILABLE'],
    [500, 'INTERNAL'],
  ])('may always return %i %s', async (status, code) => {
    refuse(status, code);
    expect((await failure()).code).toBe(code);
  });

  it('keeps Retry-After', async () => {
    refuse(503, 'SERVICE_BUSY');
    answer.headers = { 'retry-after': '7' };
    expect((await failure()).retryAfterSeconds).toBe(7);
  });

  it.each([
    ['by its schema', 422, 'CALL_INVALID', 'body.title invalid_type', ': body.title invalid_type'],
    ['by an older version', 422, 'FIELD_INVALID', 'secret words', ''],
    ['because its path is not known', 404, 'NOT_FOUND', 'Not Found', ''],
    ['for its method', 405, 'METHOD_NOT_ALLOWED', 'no', ''],
    ['for a reason of another call', 409, 'HOLD_GONE', 'no', ''],
  ])('rejected %s is a version mismatch', async (_why, status, code, detail, places) => {
    refuse(status, code, detail);
    const error = await failure();
    expect(error).toMatchObject({ code: 'VERSION_MISMATCH', status: 503 });
    expect(error.cause).toMatchObject({ message: `images.keep: ${status} ${code}${places}` });
  });

  it('with an invalid response is a mismatch that names paths, not values', async () => {
    answer = { status: 200, body: { url: 7, width: 'secret words' } };
    const error = await failure();
    expect(error.code).toBe('VERSION_MISMATCH');
    expect(error.cause).toMatchObject({
      message: 'images.keep: answer.url invalid_type; answer.width invalid_type',
    });
  });

  it.each([
    ['answers without a code', 503, { detail: 'x' }],
    ['does not know the token', 401, { detail: 'x', message: 'x', code: 'UNAUTHORIZED' }],
  ])('of a service that %s fails', async (_what, status, body) => {
    answer = { status, body };
    expect((await failure()).code).toBe('SERVICE_UNAVAILABLE');
  });

  it('of an unreachable service fails', async () => {
    const error = await clientAt(1)
      .call(keep, sent)
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });
});
