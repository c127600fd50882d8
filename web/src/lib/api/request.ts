import { expiredFlag } from '../session/expired-flag.js';
import { readToken } from '../session/token-cookie.js';
import { ApiError, ConnectionError, toApiError, UNKNOWN_ERROR } from './api-error.js';

/** The one call that may be refused without a word: the session ends anyway. */
const LOGOUT = 'auth/jwt/logout';

function saysExpired({ status, detail }: ApiError): boolean {
  return status === 403 || (status === 401 && detail === 'Unauthorized');
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has('accept')) headers.set('accept', 'application/json');
  const token = readToken();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, { ...init, headers, credentials: 'same-origin' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ConnectionError();
  }
  if (response.ok) return response;
  const error = await toApiError(response);
  if (saysExpired(error) && path !== LOGOUT) expiredFlag.dispatch(true);
  throw error;
}

/**
 * Calls `/api/{path}` and gives the answer, whose shape the contract promises: page and server are
 * built and delivered together, so it is not checked again here, which would cost a visitor a
 * sixth of the page's script.
 * Throws `ApiError` when refused or unreadable, `ConnectionError` when there is no answer.
 */
export async function requestJson<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await send(path, init);
  try {
    return (await response.json()) as T;
  } catch {
    throw new ApiError(response.status, null, UNKNOWN_ERROR);
  }
}

/** Calls `/api/{path}` for its effect. Throws as `requestJson` does. */
export async function requestNothing(path: string, init: RequestInit): Promise<void> {
  await send(path, init);
}

/** Calls `/api/{path}` for a file. Throws as `requestJson` does. */
export async function requestFile(path: string, accept: string): Promise<Blob> {
  const response = await send(path, { headers: { accept } });
  return response.blob().catch(() => {
    throw new ConnectionError();
  });
}
