import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Client } from 'minio';
import { contentTypeOf } from './content-type.js';
import { ObjectMissingError, StorageError, errorCode } from './storage-error.js';
import { assertObjectKey, type ByteRange, ObjectStore, type StorageCall } from './object-store.js';
import { begun, type OpenedBytes, resumedBytes, retried } from './timed-bytes.js';
import { bucketMissing, type S3Options, type S3Place, s3Fault } from './s3-fault.js';
import { STORAGE_LIMITS, type StorageLimits } from './storage-limits.js';
import { type Exchange, TimedTransport } from './timed-transport.js';

const BUCKET_KNOWN_MS = 10_000;
const LIST_PAGE = 1_000;
/** An empty prefix makes the check cheap. */
const UNUSED_PREFIX = 'none/';
const REMOVALS_AT_ONCE = 16;

export class S3ObjectStore extends ObjectStore {
  readonly #client: Client;
  readonly #transport: TimedTransport;
  readonly #place: S3Place;
  readonly #bucket: string;
  #bucketSeenAt = -Infinity;

  constructor(
    options: S3Options,
    private readonly limits: StorageLimits = STORAGE_LIMITS,
  ) {
    super();
    const url = new URL(options.endpoint);
    const isSecure = url.protocol === 'https:';
    this.#bucket = options.bucket;
    this.#place = { host: url.host, bucket: options.bucket };
    this.#transport = new TimedTransport(isSecure, limits);
    this.#client = new Client({
      endPoint: url.hostname,
      port: url.port === '' ? undefined : Number(url.port),
      useSSL: isSecure,
      accessKey: options.accessKey,
      secretKey: options.secretKey,
      // Otherwise the client asks the store.
      region: options.region,
      pathStyle: true,
      transport: this.#transport as unknown as typeof http,
      transportAgent: new (isSecure ? https : http).Agent({ keepAlive: true }),
      // Its retries cover permanent faults and have no deadline.
      retryOptions: { disableRetry: true },
    });
  }

  async prepare(call: StorageCall = {}): Promise<void> {
    try {
      await retried(() => this.check(call), this.limits, call.signal);
    } catch (error) {
      if (!(error instanceof StorageError) || error.fault !== 'bucket_missing') throw error;
      await this.#make(error, call);
    }
  }

  async put(key: string, body: Buffer, call: StorageCall = {}): Promise<void> {
    assertObjectKey(key);
    await this.#do(call, () =>
      this.#client.putObject(this.#bucket, key, body, body.length, {
        'Content-Type': contentTypeOf(key),
      }),
    );
  }

  async read(key: string, call: StorageCall = {}): Promise<Buffer> {
    return buffer(await this.stream(key, undefined, call));
  }

  async stream(key: string, range?: ByteRange, call: StorageCall = {}): Promise<Readable> {
    assertObjectKey(key);
    const start = range?.start ?? 0;
    const length = range === undefined ? 0 : range.end - range.start + 1;
    const open = async (offset: number): Promise<OpenedBytes> => {
      const rest = length === 0 ? 0 : length - offset;
      const source = await this.#do({ ...call, isStream: true }, () =>
        this.#client.getPartialObject(this.#bucket, key, start + offset, rest),
      );
      return { source, length: lengthOf(source) };
    };
    const explain = (error: unknown) => this.#explain(error, 200, key);
    const opened = await this.#found(key, call, () => open(0));
    return begun(resumedBytes(opened, open, this.limits, explain));
  }

  async size(key: string, call: StorageCall = {}): Promise<number | undefined> {
    assertObjectKey(key);
    try {
      return await this.#found(key, call, async () => {
        const stat = () => this.#client.statObject(this.#bucket, key);
        return (await this.#do(call, stat)).size;
      });
    } catch (error) {
      if (error instanceof ObjectMissingError) return undefined;
      throw error;
    }
  }

  async remove(keys: readonly string[], call: StorageCall = {}): Promise<void> {
    keys.forEach(assertObjectKey);
    for (let start = 0; start < keys.length; start += REMOVALS_AT_ONCE) {
      const some = keys.slice(start, start + REMOVALS_AT_ONCE);
      // Waits for all, so that nothing is removed after the call has failed.
      const ends = await Promise.allSettled(some.map((key) => this.#removeOne(key, call)));
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    }
  }

  async *list(prefix: string): AsyncIterable<string> {
    assertObjectKey(prefix.replace(/\/$/, ''));
    let token = '';
    do {
      const after = token;
      const page = await this.#do({}, () =>
        this.#client.listObjectsV2Query(this.#bucket, prefix, after, '', LIST_PAGE, ''),
      );
      for (const { name } of page.objects) if (name !== undefined) yield name;
      token = page.isTruncated ? page.nextContinuationToken : '';
    } while (token !== '');
  }

  /** A list response has a body with the cause; a HEAD response has none. */
  async check(call: StorageCall = {}): Promise<void> {
    const nothing = () =>
      this.#client.listObjectsV2Query(this.#bucket, UNUSED_PREFIX, '', '', 1, '');
    await this.#once(call, nothing).catch((error: unknown) => {
      throw error instanceof ObjectMissingError ? bucketMissing(this.#place, error) : error;
    });
    this.#bucketSeenAt = performance.now();
  }

  async #make(missing: StorageError, call: StorageCall): Promise<void> {
    try {
      await this.#once(call, () => this.#client.makeBucket(this.#bucket));
    } catch (error) {
      // Another process may have created the bucket; otherwise the first error is more useful.
      await this.check(call).catch(() => {
        throw error instanceof StorageError && error.isPassing ? error : missing;
      });
    }
  }

  async #removeOne(key: string, call: StorageCall): Promise<void> {
    try {
      await this.#found(key, call, () =>
        this.#do(call, () => this.#client.removeObject(this.#bucket, key)),
      );
    } catch (error) {
      if (!(error instanceof ObjectMissingError)) throw error;
    }
  }

  /** A response without a body may mean a missing object or a missing bucket. */
  async #found<T>(key: string, call: StorageCall, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const isUncertain =
        error instanceof ObjectMissingError && errorCode(error.cause) !== 'NoSuchKey';
      if (isUncertain && performance.now() - this.#bucketSeenAt > BUCKET_KNOWN_MS) {
        await retried(() => this.check(call), this.limits, call.signal);
      }
      throw error instanceof ObjectMissingError ? new ObjectMissingError(key) : error;
    }
  }

  async #do<T>(exchange: Omit<Exchange, 'status'>, work: () => Promise<T>): Promise<T> {
    return retried(() => this.#once(exchange, work), this.limits, exchange.signal);
  }

  async #once<T>(
    { signal, isStream }: Omit<Exchange, 'status'>,
    work: () => Promise<T>,
  ): Promise<T> {
    const exchange: Exchange = { signal, isStream };
    try {
      return await this.#transport.within(exchange, work);
    } catch (error) {
      signal?.throwIfAborted();
      throw this.#explain(error, exchange.status);
    }
  }

  #explain(error: unknown, status: number | undefined, key = ''): Error {
    return s3Fault(error, status, this.#place) ?? new ObjectMissingError(key, error);
  }
}

function lengthOf(source: Readable): number {
  const { headers = {} } = source as Partial<http.IncomingMessage>;
  return Number(headers['content-length'] ?? 0);
}
