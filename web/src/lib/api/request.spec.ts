import * as news from './session-news.js';
import { expiredFlag, shownToken } from './shown-token.js';
import { type ApiError, ConnectionError, UNKNOWN_ERROR } from './api-error.js';
import { login } from './auth-api.js';
import { call, type CallKey, COOKIES_BLOCKED, needCookies } from './request.js';

const fetchMock = vi.fn<typeof fetch>();

function answer(status: number, body: unknown) {
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
}

const failure = (made: Promise<unknown>) =>
  made.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

beforeEach(() => {
  vi.spyOn(news, 'tellThisTab').mockReturnValue();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('document', { cookie: 'access_token=t%201' });
  shownToken.dispatch('t 1');
});

afterEach(() => {
  shownToken.dispatch(undefined);
  expiredFlag.dispatch(false);
});

it('sends the token of the user on screen, whatever the cookie holds', async () => {
  document.cookie = 'access_token=of-another-tab';
  answer(200, { a: 1 });
  await expect(call('GET /api/users/me')).resolves.toEqual({ a: 1 });
  const headers = new Headers(fetchMock.mock.lastCall?.[1]?.headers);
  expect(headers.get('authorization')).toBe('Bearer t 1');
});

it('sends no token while signed out, even after a login in another tab', async () => {
  shownToken.dispatch(undefined);
  answer(200, {});
  await call('GET /api/users/me');
  const headers = new Headers(fetchMock.mock.lastCall?.[1]?.headers);
  expect(headers.has('authorization')).toBe(false);
});

it.each([
  [403, 'anything'],
  [401, 'Unauthorized'],
])('opens the dialog on %d %s, and passes the error on', async (status, detail) => {
  answer(status, { detail });
  await expect(failure(call('GET /api/users/me'))).resolves.toMatchObject({ status, detail });
  expect(expiredFlag.getState()).toBe(true);
  expect(news.tellThisTab).not.toHaveBeenCalled();
});

it('checks the session silently after another tab logs in or out', async () => {
  document.cookie = '';
  answer(401, { detail: 'Unauthorized' });
  await failure(call('POST /api/images/face-consent'));
  expect(expiredFlag.getState()).toBe(false);
  expect(news.tellThisTab).toHaveBeenCalledTimes(1);
});

it.each([
  [401, 'Something else', 'GET /api/users/me'],
  [400, 'Unauthorized', 'GET /api/users/me'],
  [401, 'Unauthorized', 'POST /api/auth/jwt/logout'],
  [403, 'anything', 'POST /api/auth/jwt/logout'],
] as const satisfies [number, string, CallKey][])(
  'stays quiet on %d %s of %s',
  async (status, detail, key) => {
    answer(status, { detail });
    await failure(call(key));
    expect(expiredFlag.getState()).toBe(false);
  },
);

it('reads the fields of a validation error', async () => {
  answer(422, {
    detail: [
      { type: 'string_too_long', loc: ['body', 'first_name'], msg: 'Too long', input: '' },
      { type: 'missing', loc: ['body'], msg: 'Missing', input: null },
      null,
    ],
  });
  await expect(failure(call('GET /api/users/me'))).resolves.toMatchObject({
    detail: 'Too long',
    fields: { first_name: 'Too long' },
  });
});

it('has no detail when the server sends none', async () => {
  answer(500, { nothing: true });
  await expect(failure(call('GET /api/users/me'))).resolves.toMatchObject({ detail: null });
});

it('distinguishes a lost connection from a refusal', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('fetch failed'));
  await expect(failure(call('GET /api/users/me'))).resolves.toBeInstanceOf(ConnectionError);
});

it('rejects a proxy’s page as a response', async () => {
  fetchMock.mockResolvedValueOnce(new Response('<html></html>'));
  await expect(failure(call('GET /api/users/me'))).resolves.toMatchObject({
    message: UNKNOWN_ERROR,
  });
});

it('accepts a response without a body', async () => {
  fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
  await expect(call('DELETE /api/lenses/jobs/:id', { params: { id: 'j' } })).resolves.toBe(
    undefined,
  );
  expect(fetchMock.mock.lastCall?.[0]).toBe('/api/lenses/jobs/j');
  expect(fetchMock.mock.lastCall?.[1]?.method).toBe('DELETE');
});

describe('a truncated response', () => {
  const brokenOff = (error: Error) =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"id":'));
          controller.error(error);
        },
      }),
    );

  it('is a lost connection and logs no user out', async () => {
    fetchMock.mockResolvedValueOnce(brokenOff(new TypeError('network error')));
    await expect(failure(call('GET /api/users/me'))).resolves.toBeInstanceOf(ConnectionError);
  });

  it('keeps the abort reason of the caller', async () => {
    const ended = new DOMException('', 'AbortError');
    fetchMock.mockResolvedValueOnce(brokenOff(ended));
    const signal = AbortSignal.abort();
    await expect(failure(call('GET /api/users/me', { signal }))).resolves.toBe(ended);
  });
});

it('cookies that the browser keeps need no word', () => {
  vi.stubGlobal('document', { cookie: '' });
  expect(needCookies).not.toThrow();
});

it('cookies that the browser ignores are named before a password is sent', async () => {
  vi.stubGlobal('document', {
    get cookie() {
      return '';
    },
    set cookie(_text) {},
  });
  const send = vi.spyOn(globalThis, 'fetch');
  await expect(login('ada@example.org', 'x')).rejects.toMatchObject({ code: COOKIES_BLOCKED });
  expect(send).not.toHaveBeenCalled();
});
