import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import type { UploadLoad, UploadRoom } from './upload-room.js';

/** Enough of a file's beginning to tell its type. */
const HEAD_BYTES = 16;
/** No upload takes this long; what is older was left behind by a process that died elsewhere. */
const STALE_MS = 30 * 60_000;
/** A process that died on this machine is recognised at once by the names of its files. */
const OWN_NAME = `${hostname().replaceAll(/[^\w-]/g, '-')}.${process.pid}.`;

/** A file as it arrived, on disk for as long as it is being dealt with. */
export type TemporaryFile = {
  readonly path: string;
  /** Bytes that arrived; of more than the allowed size only this figure is true. */
  readonly size: number;
  readonly head: Buffer;
  /** Hex SHA-256. */
  readonly contentHash: string;
};

export type WriteFile = (content: AsyncIterable<Buffer>) => Promise<TemporaryFile>;

/** Files coming in wait on disk, so that memory does not grow with their number. */
export class TemporaryUploads {
  constructor(
    private readonly folder: string,
    private readonly room: UploadRoom,
  ) {}

  /**
   * Runs `work`, which may write files of `load.bytes` in all, once there is room for them; however
   * it ends, they are gone afterwards.
   * @throws AppError TOO_MANY_REQUESTS or QUEUE_FULL when there is no room in time
   */
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

  /** Removes what processes that died have left. */
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

/** What goes beyond the allowed size is read, counted and thrown away. */
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
