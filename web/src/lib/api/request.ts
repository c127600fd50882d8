import type { z } from 'zod';
import { ApiError, ConnectionError, toApiError, UNKNOWN_ERROR } from './api-error.js';

async function send(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('accept', 'application/json');
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, { ...init, headers, credentials: 'same-origin' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ConnectionError();
  }
  if (!response.ok) throw await toApiError(response);
  return response;
}

/**
 * Calls `/api/{path}` and gives the parsed answer.
 * Throws `ApiError` when refused or unreadable, `ConnectionError` when there is no answer.
 */
export async function requestJson<T>(
  schema: z.ZodType<T>,
  path: string,
  init: RequestInit = {},
): Promise<T> {
  const response = await send(path, init);
  const parsed = schema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new ApiError(response.status, null, UNKNOWN_ERROR);
  return parsed.data;
}

/** Calls `/api/{path}` for its effect. Throws as `requestJson` does. */
export async function requestNothing(path: string, init: RequestInit): Promise<void> {
  await send(path, init);
}
