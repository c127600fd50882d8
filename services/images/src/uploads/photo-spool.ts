import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';

/** Enough of a file's beginning to tell its type. */
const HEAD_BYTES = 16;
/** No upload takes this long; what is older was left behind by a process that died. */
const STALE_MS = 15 * 60_000;

/** A photo as it arrived, in a file of its own for as long as it is being dealt with. */
export type SpooledPhoto = {
  readonly path: string;
  /** Bytes that arrived; of more than the allowed size only this figure is true. */
  readonly size: number;
  readonly head: Buffer;
  /** Hex SHA-256. */
  readonly contentHash: string;
};

export type WritePhoto = (content: AsyncIterable<Buffer>) => Promise<SpooledPhoto>;

/** Photos coming in wait on disk, so that memory does not grow with their number. */
export class PhotoSpool {
  constructor(private readonly folder: string) {}

  /** Runs `work`, which may write photos; however it ends, their files are gone afterwards. */
  async within<T>(work: (write: WritePhoto) => Promise<T>): Promise<T> {
    const files: string[] = [];
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    try {
      return await work((content) => {
        const file = path.join(this.folder, randomUUID());
        files.push(file);
        return writePhoto(file, content);
      });
    } finally {
      await Promise.all(files.map((file) => rm(file, { force: true })));
    }
  }

  async removeStale(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) {
      const file = path.join(this.folder, name);
      const found = await stat(file).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > STALE_MS) await rm(file, { force: true });
    }
  }
}

/** What goes beyond the allowed size is read, counted and thrown away. */
async function writePhoto(target: string, content: AsyncIterable<Buffer>): Promise<SpooledPhoto> {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let size = 0;
  const file = await open(target, 'wx', 0o600);
  try {
    for await (const chunk of content) {
      size += chunk.length;
      if (size > PHOTO_LIMITS.maxBytes) continue;
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
      hash.update(chunk);
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  return { path: target, size, head, contentHash: hash.digest('hex') };
}
