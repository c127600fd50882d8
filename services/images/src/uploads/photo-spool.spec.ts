import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { PhotoSpool } from './photo-spool.js';

const MB = 1024 * 1024;
let folder: string;
let spool: PhotoSpool;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'spool-')), 'spool');
  spool = new PhotoSpool(folder);
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

const pieces = (...parts: Buffer[]) => Readable.from(parts);

it('holds a photo in a file that only the process may read', async () => {
  const bytes = Buffer.from('a photo in three pieces');
  await spool.within(async (write) => {
    const photo = await write(
      pieces(bytes.subarray(0, 3), bytes.subarray(3, 5), bytes.subarray(5)),
    );
    expect(await readFile(photo.path)).toEqual(bytes);
    expect((await stat(photo.path)).mode & 0o777).toBe(0o600);
    expect(photo.size).toBe(bytes.length);
    expect(photo.head.subarray(0, 16)).toEqual(bytes.subarray(0, 16));
    expect(photo.contentHash).toBe(createHash('sha256').update(bytes).digest('hex'));
  });
  expect(await readdir(folder)).toEqual([]);
});

it('writes no more than is allowed, however much comes', async () => {
  await spool.within(async (write) => {
    const photo = await write(pieces(...Array.from({ length: 30 }, () => Buffer.alloc(MB))));
    expect(photo.size).toBe(30 * MB);
    expect((await stat(photo.path)).size).toBe(10 * MB);
  });
});

it('leaves nothing when the work or the sender fails', async () => {
  const failing = spool.within(async (write) => {
    await write(pieces(Buffer.from('x')));
    throw new Error('work failed');
  });
  await expect(failing).rejects.toThrow('work failed');
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('x');
      await Promise.reject(new Error('went away'));
    })(),
  );
  await expect(spool.within((write) => write(broken))).rejects.toThrow('went away');
  expect(await readdir(folder)).toEqual([]);
});

it('clears away what a dead process left, and nothing younger', async () => {
  await expect(spool.removeStale()).resolves.toBeUndefined();
  await spool.within(async (write) => {
    const young = await write(pieces(Buffer.from('x')));
    const old = path.join(folder, 'left-behind');
    await writeFile(old, 'x');
    const hourAgo = new Date(Date.now() - 3_600_000);
    await utimes(old, hourAgo, hourAgo);
    await spool.removeStale();
    expect(await readdir(folder)).toEqual([path.basename(young.path)]);
  });
});
