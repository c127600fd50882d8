import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  type Call,
  type CallAnswer,
  type InternalCall,
  type SentCall,
  usualStatus,
} from '@likeness/contracts/calls/call-definition';
import type { ServiceName } from '@likeness/contracts/names/services';
import { urlOf } from '@likeness/contracts/calls/call-path';
import { AppError } from '@likeness/contracts/errors/app-error';
import { type ErrorCode, isErrorCode } from '@likeness/contracts/errors/catalogue';
import { errorBodySchema } from '@likeness/contracts/errors/error-body';
import { traced, traceparent } from '@likeness/tracing/trace-part';
import { assertNoOpenTransaction } from '../database/transaction-guard.js';
import type { InternalTokens } from '../identity/internal-token.js';
import { callMismatch, placesOf } from './call-mismatch.js';

const TIMEOUT_MS = 15_000;
const BYTES_TIMEOUT_MS = 50_000;

/** Codes that any call may return; a contract lists further ones. */
const EVERY_CALL: ReadonlySet<ErrorCode> = new Set([
  'BODY_TOO_LARGE',
  'REQUEST_TOO_SLOW',
  'TOO_MANY_REQUESTS',
]);

type Parts = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly file?: { readonly path: string; readonly size: number };
};

export class InternalClient {
  constructor(
    private readonly tokens: InternalTokens,
    private readonly options: {
      readonly from: ServiceName;
      readonly to: ServiceName;
      readonly baseUrl: string;
    },
  ) {}

  /** @throws AppError SERVICE_UNAVAILABLE, VERSION_MISMATCH, or a code of the contract */
  async call<C extends InternalCall>(
    call: C,
    sent: SentCall<C>,
    timeoutMs?: number,
  ): Promise<CallAnswer<C>> {
    const { from, to } = this.options;
    if (call.service !== to) throw new Error(`${call.name} is no call of ${to}`);
    if (!call.callers.includes(from)) throw new Error(`${call.name} is not for ${from}`);
    assertNoOpenTransaction(`${to} was called`);
    return traced({ name: `${to}: ${call.name}`, kind: 'client' }, () =>
      this.#made(call, sent as Parts, timeoutMs),
    );
  }

  async #made<C extends InternalCall>(
    call: C,
    { params, query, body, file }: Parts,
    timeoutMs: number | undefined,
  ): Promise<CallAnswer<C>> {
    const { from, to, baseUrl } = this.options;
    const token = this.tokens.sign({ kind: 'service', service: from }, to);
    const content = file && createReadStream(file.path);
    const url = urlOf(baseUrl, call, params);
    url.search = new URLSearchParams(query).toString();
    const headers = {
      'content-type': file ? 'application/octet-stream' : 'application/json',
      ...(file && { 'content-length': String(file.size) }),
      authorization: `Bearer ${token}`,
      ...withTrace(),
    };
    const payload = content ? streamOf(content) : jsonOf(body);
    const signal = AbortSignal.timeout(timeoutMs ?? (content ? BYTES_TIMEOUT_MS : TIMEOUT_MS));
    try {
      const { method } = call;
      return await answerOf(call, await fetched(url, { ...payload, method, headers, signal }));
    } finally {
      content?.destroy();
    }
  }
}

function withTrace(): { traceparent?: string } {
  const place = traceparent();
  return place === undefined ? {} : { traceparent: place };
}

async function fetched(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw new AppError('SERVICE_UNAVAILABLE', undefined, { cause: error });
  }
}

function jsonOf(body: unknown): RequestInit {
  return { body: JSON.stringify(body) };
}

function streamOf(content: Readable): RequestInit {
  return { body: Readable.toWeb(content), duplex: 'half' };
}

async function answerOf<C extends Call>(call: C, response: Response): Promise<CallAnswer<C>> {
  const answer = await bodyOf(response);
  if (!response.ok) throw refusalOf(call, response, answer);
  const expected = call.answers[usualStatus(call)]?.of;
  const parsed = expected?.safeParse(answer);
  if (parsed?.success === false) throw callMismatch(call, placesOf(parsed.error, 'answer'));
  return parsed?.data as CallAnswer<C>;
}

function refusalOf(call: Call, response: Response, answer: unknown): AppError {
  const { status } = response;
  const error = errorBodySchema.safeParse(answer);
  const code = error.success && isErrorCode(error.data.code) ? error.data.code : undefined;
  if (error.success && code && isUnderstood(call, code, status)) {
    const options = { retryAfterSeconds: retryAfterOf(response) };
    return new AppError(code, error.data.detail, options);
  }
  if (status >= 500 || status === 401) {
    return new AppError('SERVICE_UNAVAILABLE', undefined, { cause: status });
  }
  const places = error.success && code === 'CALL_INVALID' ? `: ${error.data.detail}` : '';
  return callMismatch(call, `${status} ${code ?? ''}${places}`);
}

function isUnderstood(call: Call, code: ErrorCode, status: number): boolean {
  return status >= 500 || EVERY_CALL.has(code) || call.errors?.includes(code) === true;
}

function retryAfterOf(response: Response): number | undefined {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return Number.isNaN(seconds) ? undefined : seconds;
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return response.status === 204 ? undefined : await response.json();
  } catch {
    return undefined;
  }
}
