import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { UploadRoom } from './upload-room.js';
import { TemporaryUploads } from './temporary-uploads.js';

const MB = 1024 * 1024;
const LOAD = { owner: { kind: 'user', id: 'ada' }, bytes: MB } as const;
let folder: string;
let uploads: TemporaryUploads;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'spool-')), 'spool');
  uploads = new TemporaryUploads(folder, new UploadRoom({ bytes: 100 * MB, waitMs: 1_000 }));
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

const pieces = (...parts: Buffer[]) => Readable.from(parts);

it('stores a photo with private file modes', async () => {
  const bytes = Buffer.from('a photo in three pieces');
  await uploads.within(LOAD, async (write) => {
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

it('writes at most the allowed size', async () => {
  await uploads.within(LOAD, async (write) => {
    const photo = await write(pieces(...Array.from({ length: 30 }, () => Buffer.alloc(MB))));
    expect(photo.size).toBe(30 * MB);
    expect((await stat(photo.path)).size).toBe(10 * MB);
  });
});

it('leaves no file if the work or the sender fails', async () => {
  const failing = uploads.within(LOAD, async (write) => {
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
  await expect(uploads.within(LOAD, (write) => write(broken))).rejects.toThrow('went away');
  expect(await readdir(folder)).toEqual([]);
});

it('removes only files of dead processes', async () => {
  await expect(uploads.removeStale()).resolves.toBeUndefined();
  await uploads.within(LOAD, async (write) => {
    const young = path.basename((await write(pieces(Buffer.from('x')))).path);
    const [host = '', pid = '', id = ''] = young.split('.');
    const dead = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await once(dead, 'close');
    const left = {
      ofDead: `${host}.${dead.pid}.${id}`,
      ofLiving: `${host}.${process.ppid}.${id}`,
      elsewhere: `other-machine.${pid}.${id}`,
      old: `other-machine.${pid}.old`,
    };
    for (const name of Object.values(left)) await writeFile(path.join(folder, name), 'x');
    const hourAgo = new Date(Date.now() - 3_600_000);
    await utimes(path.join(folder, left.old), hourAgo, hourAgo);
    await uploads.removeStale();
    const kept = await readdir(folder);
    expect(kept.toSorted()).toEqual([young, left.ofLiving, left.elsewhere].toSorted());
  });
});
