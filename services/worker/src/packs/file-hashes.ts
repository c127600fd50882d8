import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { writeFileAtomically } from '../models/write-file-atomically.js';

/** Large enough to be disk-bound. */
const CHUNK_BYTES = 1024 * 1024;

const knownSchema = z.record(
  z.string(),
  z.object({ size: z.string(), mtime: z.string(), inode: z.string(), sha256: z.string() }),
);
type Known = z.infer<typeof knownSchema>;

/** Caches SHA-256 by size, mtime and inode, because packs have gigabytes. */
export class FileHashes {
  #known: Known | undefined;

  constructor(private readonly cacheFile: string) {}

  async of(path: string): Promise<string> {
    const known = await this.#load();
    const { size, mtimeNs, ino } = await stat(path, { bigint: true });
    const key = { size: `${size}`, mtime: `${mtimeNs}`, inode: `${ino}` };
    const before = known[path];
    if (before?.size === key.size && before.mtime === key.mtime && before.inode === key.inode)
      return before.sha256;
    const sha256 = await hashOf(path);
    known[path] = { ...key, sha256 };
    this.#save(known);
    return sha256;
  }

  async #load(): Promise<Known> {
    this.#known ??= await readFile(this.cacheFile, 'utf8').then(
      (text) => knownSchema.catch({}).parse(jsonOf(text)),
      () => ({}),
    );
    return this.#known;
  }

  #save(known: Known): void {
    try {
      writeFileAtomically(this.cacheFile, JSON.stringify(known));
    } catch {
      // The folder is read-only.
    }
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    hash.update(chunk as Buffer);
  }
  return hash.digest('hex');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
