import type { Readable } from 'node:stream';
import type { ServiceName } from '@likeness/contracts/names/services';
import { mayUse, type StoreRight } from '@likeness/contracts/rights/store-rights';
import { type ByteRange, ObjectStore, type StorageCall } from '@likeness/storage/object-store';
import { ObjectMissingError, StorageError } from '@likeness/storage/storage-error';
import { traced } from '@likeness/tracing/trace-part';
import { Counter, Histogram } from 'prom-client';
import type { Metrics } from '../metrics/metrics.js';

type Operation = Exclude<keyof ObjectStore, symbol>;

const OPERATIONS: readonly Operation[] = [
  'prepare',
  'put',
  'read',
  'stream',
  'size',
  'remove',
  'list',
  'check',
];
/** Retries don't help against these, so the first one alerts. */
const LASTING_FAULTS = ['full', 'refused', 'bucket_missing', 'rejected'];

export class MeteredObjectStore extends ObjectStore {
  readonly #duration: Histogram<'operation' | 'outcome'>;
  readonly #errors: Counter<'operation' | 'fault'>;

  constructor(
    private readonly store: ObjectStore,
    metrics: Metrics,
    private readonly name: ServiceName,
  ) {
    super();
    this.#duration = new Histogram({
      name: 'storage_operation_seconds',
      help: 'Calls of the object store, retries included; a stream until its first bytes.',
      labelNames: ['operation', 'outcome'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 5, 10, 20, 60],
      registers: [metrics],
    });
    this.#errors = new Counter({
      name: 'storage_errors_total',
      help: 'Calls of the object store that it did not carry out, retries included.',
      labelNames: ['operation', 'fault'],
      registers: [metrics],
    });
    // A rate needs a zero before the first error.
    for (const operation of OPERATIONS) {
      for (const fault of LASTING_FAULTS) this.#errors.inc({ operation, fault }, 0);
    }
  }

  async prepare(call?: StorageCall): Promise<void> {
    await this.#metered('prepare', () => this.store.prepare(call));
  }

  async put(key: string, body: Buffer, call?: StorageCall): Promise<void> {
    this.#assert('write', key);
    await this.#metered('put', () => this.store.put(key, body, call));
  }

  async read(key: string, call?: StorageCall): Promise<Buffer> {
    this.#assert('read', key);
    return this.#metered('read', () => this.store.read(key, call));
  }

  async stream(key: string, range?: ByteRange, call?: StorageCall): Promise<Readable> {
    this.#assert('read', key);
    return this.#metered('stream', () => this.store.stream(key, range, call));
  }

  async size(key: string, call?: StorageCall): Promise<number | undefined> {
    this.#assert('read', key);
    return this.#metered('size', () => this.store.size(key, call));
  }

  async remove(keys: readonly string[], call?: StorageCall): Promise<void> {
    for (const key of keys) this.#assert('remove', key);
    await this.#metered('remove', () => this.store.remove(keys, call));
  }

  async *list(prefix: string): AsyncIterable<string> {
    this.#assert('list', prefix);
    const keys = this.store.list(prefix)[Symbol.asyncIterator]();
    for (;;) {
      const next = await this.#metered('list', () => keys.next());
      if (next.done) return;
      yield next.value;
    }
  }

  async check(call?: StorageCall): Promise<void> {
    await this.#metered('check', () => this.store.check(call));
  }

  /** The key of the process in an S3 store has the same rights. */
  #assert(right: StoreRight, key: string): void {
    if (mayUse(this.name, right, key)) return;
    throw new Error(`STORE_RIGHTS: ${this.name} may not ${right} ${key}`);
  }

  async #metered<T>(operation: Operation, work: () => Promise<T>): Promise<T> {
    const end = this.#duration.startTimer({ operation });
    try {
      const result = await traced({ name: `storage: ${operation}`, kind: 'client' }, work);
      end({ outcome: 'ok' });
      return result;
    } catch (error) {
      end({ outcome: outcomeOf(error) });
      if (error instanceof StorageError) this.#errors.inc({ operation, fault: error.fault });
      throw error;
    }
  }
}

function outcomeOf(error: unknown): string {
  if (error instanceof StorageError) return error.fault;
  return error instanceof ObjectMissingError ? 'missing' : 'ended';
}
