import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { ObjectMissingError, StorageError, type StorageFault, errorCode } from './storage-error.js';
import { assertObjectKey, type ByteRange, ObjectStore, type StorageCall } from './object-store.js';

const FAULTS: ReadonlyMap<unknown, FileFault> = new Map<unknown, FileFault>([
  ['EACCES', 'refused'],
  ['EPERM', 'refused'],
  ['EROFS', 'refused'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EAGAIN', 'overloaded'],
  ['EBUSY', 'overloaded'],
  ['EMFILE', 'overloaded'],
  ['ENFILE', 'overloaded'],
  ['ENOMEM', 'overloaded'],
  ['EIO', 'unreachable'],
  ['ENODEV', 'unreachable'],
  ['ENOTCONN', 'unreachable'],
  ['ENXIO', 'unreachable'],
  ['ESTALE', 'unreachable'],
]);

function fileFault(error: unknown, folder: string): StorageError {
  if (error instanceof StorageError) return error;
  const code = errorCode(error);
  const fault = FAULTS.get(code) ?? 'rejected';
  return fileError(fault, folder, String(code ?? error), error);
}

/** A file system call can't be canceled, so none times out. */
type FileFault = Exclude<StorageFault, 'timed_out'>;

function fileError(fault: FileFault, folder: string, what: string, cause: unknown): StorageError {
  const words: Record<FileFault, string> = {
    unreachable: `the disk of ${folder} can't be reached (${what})`,
    overloaded: `the disk of ${folder} can't serve requests now (${what})`,
    refused: `the folder ${folder} can't be read and written (${what}); DATA_DIR says where it is`,
    bucket_missing: `the folder ${folder} is not there; DATA_DIR says where it is`,
    full: `the disk of ${folder} is full (${what})`,
    rejected: `the folder ${folder} can't be used (${what}); DATA_DIR says where it is`,
  };
  return new StorageError(fault, words[fault], cause);
}

/** Temporary files; no key starts with a dot. */
const DRAFTS = '.drafts';
/** Longer than any write: the writer has crashed. */
const ABANDONED_MS = 3_600_000;
/** Further sizes are made again after a crash, and their signatures carry the time. */
const MADE_AGAIN = 'derived/';

/** For a local disk: without time limits and retries. */
export class FileObjectStore extends ObjectStore {
  constructor(private readonly root: string) {
    super();
  }

  async prepare(call: StorageCall = {}): Promise<void> {
    await this.#do(call, () => mkdir(this.root, { recursive: true }));
    await this.check(call);
    await this.#do(call, () => this.#removeAbandoned());
  }

  async put(key: string, body: Buffer, call: StorageCall = {}): Promise<void> {
    const target = this.#path(key);
    if (!key.startsWith(MADE_AGAIN) && (await this.#holdsOther(target, body, call))) {
      throw new Error(`${key} is written twice, but objects never change`);
    }
    await this.#do(call, () => this.#write(target, body));
  }

  async read(key: string, call: StorageCall = {}): Promise<Buffer> {
    return this.#existing(key, call, (file) => readFile(file));
  }

  async stream(key: string, range?: ByteRange, call: StorageCall = {}): Promise<Readable> {
    const handle = await this.#existing(key, call, (file) => open(file));
    return handle.createReadStream(range);
  }

  async size(key: string, call: StorageCall = {}): Promise<number | undefined> {
    const file = this.#path(key);
    return this.#do(call, async () => {
      try {
        return (await stat(file)).size;
      } catch (error) {
        return this.#whenMissing(error, undefined);
      }
    });
  }

  async remove(keys: readonly string[], call: StorageCall = {}): Promise<void> {
    const files = keys.map((key) => this.#path(key));
    await this.#do(call, async () => {
      await this.#assertRoot();
      await Promise.all(files.map((file) => rm(file, { force: true })));
    });
  }

  async *list(prefix: string): AsyncIterable<string> {
    const folder = this.#path(prefix.replace(/\/$/, ''));
    const entries = await this.#do({}, async () => {
      try {
        return await readdir(folder, { recursive: true, withFileTypes: true });
      } catch (error) {
        return this.#whenMissing(error, []);
      }
    });
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      yield path.relative(this.root, file).split(path.sep).join('/');
    }
  }

  async check(call: StorageCall = {}): Promise<void> {
    await this.#do(call, async () => {
      await this.#assertRoot();
      await access(this.root, constants.W_OK);
    });
  }

  async #holdsOther(target: string, body: Buffer, call: StorageCall): Promise<boolean> {
    return this.#do(call, async () => {
      try {
        return !(await readFile(target)).equals(body);
      } catch (error) {
        return this.#whenMissing(error, false);
      }
    });
  }

  async #write(target: string, body: Buffer): Promise<void> {
    await this.#assertRoot();
    const drafts = path.join(this.root, DRAFTS);
    await mkdir(drafts, { recursive: true, mode: 0o700 });
    await mkdir(path.dirname(target), { recursive: true });
    const draft = path.join(drafts, randomUUID());
    try {
      await writeFile(draft, body, { flag: 'wx', mode: 0o600, flush: true });
      await rename(draft, target);
    } catch (error) {
      // The write error is more useful than a cleanup error.
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async #removeAbandoned(): Promise<void> {
    const drafts = path.join(this.root, DRAFTS);
    for (const name of await readdir(drafts).catch(() => [])) {
      const draft = path.join(drafts, name);
      const written = await stat(draft).catch(() => undefined);
      if (written && Date.now() - written.mtimeMs > ABANDONED_MS) await rm(draft, { force: true });
    }
  }

  async #existing<T>(
    key: string,
    call: StorageCall,
    work: (file: string) => Promise<T>,
  ): Promise<T> {
    const file = this.#path(key);
    return this.#do(call, () =>
      work(file).catch(async (error: unknown) => {
        await this.#whenMissing(error, undefined);
        throw new ObjectMissingError(key, error);
      }),
    );
  }

  /** @throws the error unless the file is missing; StorageError for a missing root */
  async #whenMissing<T>(error: unknown, answer: T): Promise<T> {
    if (errorCode(error) !== 'ENOENT') throw error;
    await this.#assertRoot();
    return answer;
  }

  /** An unmounted disk must not look like an empty store. */
  async #assertRoot(): Promise<void> {
    try {
      await access(this.root);
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      throw fileError('bucket_missing', this.root, 'ENOENT', error);
    }
  }

  async #do<T>({ signal }: StorageCall, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      throw error instanceof ObjectMissingError ? error : fileFault(error, this.root);
    }
  }

  #path(key: string): string {
    assertObjectKey(key);
    return path.join(this.root, ...key.split('/'));
  }
}
