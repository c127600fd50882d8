import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import type { UploadLoad, UploadRoom } from './upload-room.js';

/** Enough to detect the file type. */
const HEAD_BYTES = 16;
/** Longer than any upload; older files belong to crashed processes of other machines. */
const STALE_MS = 30 * 60_000;
/** File names identify crashed processes of this machine. */
const OWN_NAME = `${hostname().replaceAll(/[^\w-]/g, '-')}.${process.pid}.`;

export type TemporaryFile = {
  readonly path: string;
  readonly size: number;
  readonly head: Buffer;
  readonly contentHash: string;
};

export type WriteFile = (content: AsyncIterable<Buffer>) => Promise<TemporaryFile>;

export class TemporaryUploads {
  constructor(
    private readonly folder: string,
    private readonly room: UploadRoom,
  ) {}

  /** Removes the files afterwards. @throws AppError TOO_MANY_REQUESTS, QUEUE_FULL */
  async within<T>(load: UploadLoad, work: (write: WriteFile) => Promise<T>): Promise<T> {
    return this.room.within(load, async () => {
      const files: string[] = [];
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      try {
        return await work((content) => {
          const file = path.join(this.folder, OWN_NAME + randomUUID());
          files.push(file);
          return writeFile(file, content);
        });
      } finally {
        await Promise.all(files.map((file) => rm(file, { force: true })));
      }
    });
  }

  async removeStale(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) {
      const file = path.join(this.folder, name);
      const found = await stat(file).catch(() => undefined);
      if (!found) continue;
      if (isOfDeadProcess(name) || Date.now() - found.mtimeMs > STALE_MS) {
        await rm(file, { force: true });
      }
    }
  }
}

/** Counts but discards bytes above the limit. */
async function writeFile(target: string, content: AsyncIterable<Buffer>): Promise<TemporaryFile> {
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

function isOfDeadProcess(name: string): boolean {
  const [host, pid] = name.split('.');
  if (host !== OWN_NAME.split('.')[0] || Number(pid) === process.pid) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
