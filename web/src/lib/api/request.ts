import type { publicCalls } from '@likeness/contracts/calls/all-calls';
import type { operatorCalls } from '@likeness/contracts/calls/auth/operator.calls';
import type { CallAnswer, SentCall } from '@likeness/contracts/calls/call-definition';
import { locale } from '../locale.js';
import * as text from '../messages.js';
import { withWords } from '../refusals/refusal.js';
import { tellThisTab } from './session-news.js';
import { expiredFlag, shownToken } from './shown-token.js';
import { readToken } from './token-cookie.js';
import { ApiError, ConnectionError, saysExpired, toApiError, UNKNOWN_ERROR } from './api-error.js';

export const COOKIES_BLOCKED = 'COOKIES_BLOCKED';

/** Without cookies, the server forgets who asked: logins fail, and guests lose their photos. @throws ApiError */
export function needCookies(): void {
  // In Chromium, `navigator.cookieEnabled` is true though the settings block cookies.
  document.cookie = 'probe=1; path=/; samesite=lax';
  const isKept = document.cookie.includes('probe=1');
  document.cookie = 'probe=; path=/; max-age=0; samesite=lax';
  if (isKept) return;
  const detail = text.cookiesNeeded;
  throw new ApiError(422, COOKIES_BLOCKED, detail, { detail });
}

/** The page ignores a refused logout because the session ends anyway. */
const LOGOUT = '/api/auth/jwt/logout' satisfies PathOf<CallKey>;

type PathOf<K> = K extends `${string} ${infer Path}` ? Path : never;
type Parts = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly form?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly at?: string;
};

type Get = (path: string, init: RequestInit) => Promise<Response>;
const byFetch: Get = (path, init) => fetch(path, init);

async function send(path: string, init: RequestInit, get: Get): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has('accept')) headers.set('accept', 'application/json');
  const token = shownToken.getState();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  let response: Response;
  try {
    response = await get(path, { ...init, headers, credentials: 'same-origin' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ConnectionError();
  }
  if (response.ok) return response;
  const error = await toApiError(response);
  if (saysExpired(error) && path !== LOGOUT) followSession(token);
  throw error;
}

function followSession(sent: string | undefined): void {
  if (readToken() !== sent) tellThisTab();
  else expiredFlag.dispatch(true);
}

function request(key: CallKey, parts: Parts = {}, get: Get = byFetch): Promise<Response> {
  const { params = {}, query = {}, body, form, headers, signal, at } = parts;
  const [method = '', template = ''] = key.split(' ');
  const path = at === undefined ? template : `/api/${at}`;
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const words = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const init = {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(signal && { signal }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: form }),
  };
  return send(words === '' ? filled : `${filled}?${words}`, init, get);
}

async function read<K extends CallKey>(
  response: Response,
  signal?: AbortSignal,
): Promise<AnswerOf<K>> {
  if (response.status === 204) return undefined as AnswerOf<K>;
  // A truncated body is a lost connection (reload, dead spot), not a server error.
  const text = await response.text().catch((cause: unknown) => {
    throw signal?.aborted ? cause : new ConnectionError();
  });
  try {
    const answer = JSON.parse(text) as AnswerOf<K>;
    return locale === 'en' ? answer : await withWords(answer);
  } catch {
    throw new ApiError(response.status, null, UNKNOWN_ERROR);
  }
}

/**
 * Doesn't validate the response: page and server deploy together, and validation would add a sixth
 * to the script. @throws ApiError when refused or unreadable, ConnectionError without a response
 */
export async function call<K extends CallKey>(
  key: K,
  ...[sent]: CallArguments<K>
): Promise<AnswerOf<K>> {
  return read<K>(await request(key, sent), sent?.signal);
}

/** `call` for slow uploads. @param onSent receives the progress in percent */
export async function callWithProgress<K extends CallKey>(
  key: K,
  onSent: (percent: number) => void,
  ...[sent]: CallArguments<K>
): Promise<AnswerOf<K>> {
  return read<K>(await request(key, sent, progressFetch(onSent)), sent?.signal);
}

/** Returns a response whose body the caller streams. Throws as `call` does. */
export function callForResponse<K extends CallKey>(
  key: K,
  ...[sent]: CallArguments<K>
): Promise<Response> {
  return request(key, sent);
}

export async function callForFile<K extends CallKey>(
  key: K,
  ...[sent]: CallArguments<K>
): Promise<Blob> {
  const response = await request(key, sent);
  return response.blob().catch(() => {
    throw new ConnectionError();
  });
}

function progressFetch(
  onSent: (percent: number) => void,
): (path: string, init: RequestInit) => Promise<Response> {
  return (path, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      // `fetch` can't report upload progress.
      const request = new XMLHttpRequest();
      request.open(method, path);
      request.responseType = 'blob';
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total }) => {
        if (total > 0) onSent(Math.floor((loaded / total) * 100));
      };
      request.onload = () => resolve(responseOf(request));
      request.onerror = request.onabort = () => reject(new TypeError('Failed to fetch'));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...rest] = line.split(':');
    return [name, rest.join(':').trim()];
  });
  const { status, response } = request as { status: number; response: Blob | null };
  return new Response(response?.size ? response : null, { status, headers });
}

type PeoplesCall = (typeof publicCalls)[keyof typeof publicCalls];
type OperatorsCall = (typeof operatorCalls)[keyof typeof operatorCalls];
type AnyCall = OperatorsCall | PeoplesCall;
type CallsByKey = { [C in AnyCall as `${C['method']} ${C['path']}`]: C };

/** A type-only import of the contract keeps its schemas out of the page. */
export type CallKey = keyof CallsByKey;

type Form<C> = C extends { bodyType: 'multipart/form-data' }
  ? { form: FormData }
  : C extends { bodyType: 'application/x-www-form-urlencoded' }
    ? { form: URLSearchParams }
    : unknown;

type Sent<C> = Omit<SentCall<C>, 'form'> & Form<C>;

type Options = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly at?: string;
};

type CallArguments<K extends CallKey> =
  Partial<Sent<CallsByKey[K]>> extends Sent<CallsByKey[K]>
    ? [sent?: Sent<CallsByKey[K]> & Options]
    : [sent: Sent<CallsByKey[K]> & Options];

type AnswerOf<K extends CallKey> = CallAnswer<CallsByKey[K]>;
