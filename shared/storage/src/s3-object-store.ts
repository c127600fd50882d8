import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Client } from 'minio';
import { contentTypeOf } from './content-type.js';
import { errorCode } from './error-code.js';
import {
  assertObjectKey,
  type ByteRange,
  ObjectMissingError,
  ObjectStore,
} from './object-store.js';

export type S3Options = {
  /** For example `https://s3.example.org` or `http://127.0.0.1:9000`. */
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
  readonly region: string;
};

/** Objects in any store that speaks the S3 protocol. The bucket must exist. */
export class S3ObjectStore extends ObjectStore {
  readonly #client: Client;

  constructor(private readonly options: S3Options) {
    super();
    const url = new URL(options.endpoint);
    this.#client = new Client({
      endPoint: url.hostname,
      port: url.port === '' ? undefined : Number(url.port),
      useSSL: url.protocol === 'https:',
      accessKey: options.accessKey,
      secretKey: options.secretKey,
      region: options.region,
      pathStyle: true,
    });
  }

  async put(key: string, body: Buffer): Promise<void> {
    assertObjectKey(key);
    await this.#client.putObject(this.options.bucket, key, body, body.length, {
      'Content-Type': contentTypeOf(key),
    });
  }

  async read(key: string): Promise<Buffer> {
    return buffer(await this.stream(key));
  }

  async stream(key: string, range?: ByteRange): Promise<Readable> {
    assertObjectKey(key);
    const { bucket } = this.options;
    try {
      return range
        ? await this.#client.getPartialObject(bucket, key, range.start, range.end - range.start + 1)
        : await this.#client.getObject(bucket, key);
    } catch (error) {
      throw isNotFound(error) ? new ObjectMissingError(key) : error;
    }
  }

  async size(key: string): Promise<number | undefined> {
    assertObjectKey(key);
    try {
      return (await this.#client.statObject(this.options.bucket, key)).size;
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  }

  async remove(keys: readonly string[]): Promise<void> {
    keys.forEach(assertObjectKey);
    await Promise.all(keys.map((key) => this.#client.removeObject(this.options.bucket, key)));
  }

  async *list(prefix: string): AsyncIterable<string> {
    assertObjectKey(prefix.replace(/\/$/, ''));
    const objects = this.#client.listObjectsV2(this.options.bucket, prefix, true);
    for await (const object of Readable.from(objects as AsyncIterable<{ name?: string }>)) {
      const { name } = object as { name?: string };
      if (name !== undefined) yield name;
    }
  }

  async check(): Promise<void> {
    if (!(await this.#client.bucketExists(this.options.bucket))) {
      throw new Error(`the bucket ${this.options.bucket} does not exist`);
    }
  }
}

function isNotFound(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'NoSuchKey' || code === 'NotFound';
}
