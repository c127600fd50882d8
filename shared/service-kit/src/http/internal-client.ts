import { AppError } from '@likeness/contracts/errors/app-error';
import { isErrorCode } from '@likeness/contracts/errors/catalogue';
import { errorBodySchema } from '@likeness/contracts/http/error-body';
import type { z } from 'zod';
import type { InternalTokens } from '../identity/internal-token.js';

const TIMEOUT_MS = 15_000;
/** Bytes are worked on before the answer: normalised, looked at by a worker. */
const BYTES_TIMEOUT_MS = 50_000;

/** Calls another service on the contracts' words, with a token that says which service calls. */
export class InternalClient {
  constructor(
    private readonly tokens: InternalTokens,
    private readonly options: {
      /** Name of the calling service. */
      readonly from: string;
      /** Name of the called service. */
      readonly to: string;
      readonly baseUrl: string;
    },
  ) {}

  /**
   * @throws AppError as the other service answered it, or ENGINE_UNAVAILABLE when it can't be
   * reached or answers something else.
   */
  async post<T>(path: string, body: unknown, schema: z.ZodType<T>): Promise<T> {
    return this.#send(path, schema, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async postBytes<T>(
    path: string,
    bytes: Uint8Array<ArrayBuffer>,
    schema: z.ZodType<T>,
  ): Promise<T> {
    return this.#send(path, schema, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: bytes,
      signal: AbortSignal.timeout(BYTES_TIMEOUT_MS),
    });
  }

  async #send<T>(path: string, schema: z.ZodType<T>, init: RequestInit): Promise<T> {
    const { from, to, baseUrl } = this.options;
    const token = await this.tokens.sign({ kind: 'service', service: from }, to);
    let response: Response;
    try {
      response = await fetch(new URL(path, baseUrl), {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${token}` },
      });
    } catch (error) {
      throw new AppError('ENGINE_UNAVAILABLE', undefined, { cause: error });
    }
    const answer = await bodyOf(response);
    const expected = schema.safeParse(answer);
    if (response.ok && expected.success) return expected.data;
    const error = errorBodySchema.safeParse(answer);
    if (error.success && isErrorCode(error.data.code)) {
      throw new AppError(error.data.code, error.data.detail);
    }
    throw new AppError('ENGINE_UNAVAILABLE', undefined, { cause: response.status });
  }
}

/** Undefined for an empty answer and for one that is not JSON. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return response.status === 204 ? undefined : await response.json();
  } catch {
    return undefined;
  }
}
