import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pTimeout from 'p-timeout';
import { ObjectMissingError, StorageError, type StorageFault, errorCode } from './storage-error.js';
import { assertObjectKey, type ByteRange, ObjectStore, type StorageCall } from './object-store.js';
import { begun, resumedBytes, retried } from './timed-bytes.js';
import { STORAGE_LIMITS, type StorageLimits, transferMs } from './storage-limits.js';

const FAULTS: ReadonlyMap<unknown, StorageFault> = new Map<unknown, StorageFault>([
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

function fileError(
  fault: StorageFault,
  folder: string,
  what: string,
  cause?: unknown,
): StorageError {
  const words: Record<StorageFault, string> = {
    unreachable: `the disk of ${folder} can't be reached (${what})`,
    timed_out: `the disk of ${folder} takes too long (${what})`,
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

export class FileObjectStore extends ObjectStore {
  constructor(
    private readonly root: string,
    private readonly limits: StorageLimits = STORAGE_LIMITS,
  ) {
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
    await this.#do(call, () => this.#write(target, body), body.length);
  }

  async read(key: string, call: StorageCall = {}): Promise<Buffer> {
    return buffer(await this.stream(key, undefined, call));
  }

  async stream(key: string, range?: ByteRange, call: StorageCall = {}): Promise<Readable> {
    const file = this.#path(key);
    const opened = await this.#do(call, async () => {
      const handle = await this.#open(file, key);
      const { size } = await handle.stat();
      return { source: handle.createReadStream(range), length: size };
    });
    const explain = (error: unknown) => fileFault(error, this.root);
    const reopen = async (offset: number) => {
      const start = (range?.start ?? 0) + offset;
      const handle = await this.#open(file, key);
      return { ...opened, source: handle.createReadStream({ ...range, start }) };
    };
    return begun(resumedBytes(opened, reopen, this.limits, explain));
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
    await this.#once(call, async () => {
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
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(body);
        await file.datasync();
      } finally {
        await file.close();
      }
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

  async #open(file: string, key: string): Promise<FileHandle> {
    try {
      return await open(file, 'r');
    } catch (error) {
      await this.#whenMissing(error, undefined);
      throw new ObjectMissingError(key, error);
    }
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

  async #do<T>({ signal }: StorageCall, work: () => Promise<T>, bytes = 0): Promise<T> {
    return retried(() => this.#once({ signal }, work, bytes), this.limits, signal);
  }

  /** File system calls can't be canceled; a slow call only releases its caller. */
  async #once<T>({ signal }: StorageCall, work: () => Promise<T>, bytes = 0): Promise<T> {
    signal?.throwIfAborted();
    const fallback = () => {
      throw fileError('timed_out', this.root, 'no answer');
    };
    try {
      return await pTimeout(work(), {
        milliseconds: transferMs(bytes, this.limits),
        fallback,
        signal,
      });
    } catch (error) {
      signal?.throwIfAborted();
      throw error instanceof ObjectMissingError ? error : fileFault(error, this.root);
    }
  }

  #path(key: string): string {
    assertObjectKey(key);
    return path.join(this.root, ...key.split('/'));
  }
}
