import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
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
} from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode } from './error-code.js';
import {
  assertObjectKey,
  type ByteRange,
  ObjectMissingError,
  ObjectStore,
} from './object-store.js';

/** Objects as files under one folder: the default on a single machine. */
export class FileObjectStore extends ObjectStore {
  constructor(private readonly root: string) {
    super();
  }

  async put(key: string, body: Buffer): Promise<void> {
    const target = this.#path(key);
    await mkdir(path.dirname(target), { recursive: true });
    const draft = `${target}.${randomUUID()}.tmp`;
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
      await rm(draft, { force: true });
      throw error;
    }
  }

  async read(key: string): Promise<Buffer> {
    try {
      return await readFile(this.#path(key));
    } catch (error) {
      throw asMissing(error, key);
    }
  }

  async stream(key: string, range?: ByteRange): Promise<Readable> {
    const file = this.#path(key);
    try {
      await access(file, constants.R_OK);
    } catch (error) {
      throw asMissing(error, key);
    }
    return createReadStream(file, range);
  }

  async size(key: string): Promise<number | undefined> {
    try {
      return (await stat(this.#path(key))).size;
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  }

  async remove(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => rm(this.#path(key), { force: true })));
  }

  async *list(prefix: string): AsyncIterable<string> {
    const folder = this.#path(prefix.replace(/\/$/, ''));
    let entries;
    try {
      entries = await readdir(folder, { recursive: true, withFileTypes: true });
    } catch (error) {
      if (isNotFound(error)) return;
      throw error;
    }
    for (const entry of entries) {
      if (!entry.isFile() || entry.name.endsWith('.tmp')) continue;
      const file = path.join(entry.parentPath, entry.name);
      yield path.relative(this.root, file).split(path.sep).join('/');
    }
  }

  async check(): Promise<void> {
    await mkdir(this.root, { recursive: true });
    await access(this.root, constants.W_OK);
  }

  #path(key: string): string {
    assertObjectKey(key);
    return path.join(this.root, ...key.split('/'));
  }
}

function isNotFound(error: unknown): boolean {
  return errorCode(error) === 'ENOENT';
}

function asMissing(error: unknown, key: string): unknown {
  return isNotFound(error) ? new ObjectMissingError(key) : error;
}
