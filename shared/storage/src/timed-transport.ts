import { AsyncLocalStorage } from 'node:async_hooks';
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https, { type RequestOptions } from 'node:https';
import { StorageError } from './storage-error.js';
import { type StorageLimits, transferMs } from './storage-limits.js';

/** Statuses whose body the minio client discards. */
const STATUSES_WITHOUT_READ_BODY: ReadonlySet<number | undefined> = new Set([
  408, 429, 499, 500, 502, 503, 504, 520,
]);

export type Exchange = {
  readonly signal?: AbortSignal;
  readonly isStream?: boolean;
  /** The client hides the status of errors that it would retry. */
  status?: number;
};

/** The minio client has no timeouts. The asynchronous context links a request to its call. */
export class TimedTransport {
  readonly #exchanges = new AsyncLocalStorage<Exchange>();

  constructor(
    private readonly isSecure: boolean,
    private readonly limits: StorageLimits,
  ) {}

  async within<T>(exchange: Exchange, work: () => Promise<T>): Promise<T> {
    return this.#exchanges.run(exchange, work);
  }

  request(options: RequestOptions, onResponse: (response: IncomingMessage) => void): ClientRequest {
    const exchange = this.#exchanges.getStore();
    const client = this.isSecure ? https : http;
    const request = client.request({ ...options, signal: exchange?.signal }, (response) => {
      if (exchange) exchange.status = response.statusCode;
      // The body has its own time limit, and a reader may pause the connection.
      request.setTimeout(0);
      if (!isHandedOn(exchange, response)) this.#limitBody(response);
      if (STATUSES_WITHOUT_READ_BODY.has(response.statusCode)) response.resume();
      onResponse(response);
    });
    this.#limitConnecting(request);
    this.#limitAnswering(request, sizeOf(options));
    return request;
  }

  #limitConnecting(request: ClientRequest): void {
    const timer = setTimeout(() => request.destroy(late('no connection')), this.limits.connectMs);
    const connected = () => clearTimeout(timer);
    request.once('socket', (socket) => {
      if (socket.connecting) socket.once(this.isSecure ? 'secureConnect' : 'connect', connected);
      else connected();
    });
    request.once('close', connected);
  }

  /** The socket timeout detects a stalled request body. */
  #limitAnswering(request: ClientRequest, bytes: number): void {
    request.setTimeout(this.limits.idleMs, () => request.destroy(late('no answer')));
    const total = transferMs(bytes, this.limits);
    const timer = setTimeout(() => request.destroy(late('takes bytes too slowly')), total);
    request.once('response', () => clearTimeout(timer));
    request.once('close', () => clearTimeout(timer));
  }

  #limitBody(response: IncomingMessage): void {
    const total = transferMs(Number(response.headers['content-length'] ?? 0), this.limits);
    const timer = setTimeout(() => response.destroy(late('answers too slowly')), total);
    response.once('close', () => clearTimeout(timer));
  }
}

function isHandedOn(exchange: Exchange | undefined, { statusCode = 0 }: IncomingMessage): boolean {
  return exchange?.isStream === true && statusCode < 300;
}

/** The client always passes headers as an object. */
function sizeOf({ headers }: RequestOptions): number {
  const { 'content-length': length = 0 } = (headers ?? {}) as http.OutgoingHttpHeaders;
  return Number(length);
}

function late(what: string): StorageError {
  return new StorageError('timed_out', what);
}
