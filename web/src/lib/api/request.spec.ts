import { jest } from '@jest/globals';
import { expiredFlag } from '../session/expired-flag.js';
import type { ApiError } from './api-error.js';
import { requestJson, requestNothing } from './request.js';

const realFetch = globalThis.fetch;
const fetchMock = jest.fn<typeof fetch>();

function answer(status: number, body: unknown) {
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

beforeEach(() => {
  globalThis.fetch = fetchMock;
  Object.defineProperty(globalThis, 'document', {
    configurable: true,
    value: { cookie: 'theme=x; access_token=t%201; other=y' },
  });
  expiredFlag.dispatch(false);
});

afterEach(() => {
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(globalThis, 'document');
});

it('sends the token of the cookie', async () => {
  answer(200, { a: 1 });
  await expect(requestJson('x')).resolves.toEqual({ a: 1 });
  const headers = new Headers(fetchMock.mock.lastCall?.[1]?.headers);
  expect(headers.get('authorization')).toBe('Bearer t 1');
});

it.each([
  [403, 'anything'],
  [401, 'Unauthorized'],
])('opens the dialog on %d %s, and passes the error on', async (status, detail) => {
  answer(status, { detail });
  await expect(failure(requestNothing('users/me', {}))).resolves.toMatchObject({ status, detail });
  expect(expiredFlag.getState()).toBe(true);
});

it.each([
  [401, 'Something else', 'users/me'],
  [400, 'Unauthorized', 'users/me'],
  [401, 'Unauthorized', 'auth/jwt/logout'],
  [403, 'anything', 'auth/jwt/logout'],
])('stays quiet on %d %s of %s', async (status, detail, path) => {
  answer(status, { detail });
  await failure(requestNothing(path, { method: 'POST' }));
  expect(expiredFlag.getState()).toBe(false);
});

it('reads the refused fields of a validation answer', async () => {
  answer(422, {
    detail: [
      { type: 'string_too_long', loc: ['body', 'first_name'], msg: 'Too long', input: '' },
      { type: 'missing', loc: ['body'], msg: 'Missing', input: null },
      null,
    ],
  });
  await expect(failure(requestNothing('auth/register', {}))).resolves.toMatchObject({
    detail: 'Too long',
    fields: { first_name: 'Too long' },
  });
});

it('has no detail where the server gave none', async () => {
  answer(500, { nothing: true });
  await expect(failure(requestNothing('x', {}))).resolves.toMatchObject({ detail: null });
});
