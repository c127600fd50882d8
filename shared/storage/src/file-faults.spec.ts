import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileObjectStore } from './file-object-store.js';
import { ObjectMissingError } from './storage-error.js';

const KEY = 'uploads/a/photo.jpg';

function mountable(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function mount(folder: string, options: string): () => void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' });
  return () => void execFileSync('umount', [folder], { stdio: 'pipe' });
}

describe('objects in files', () => {
  let folder: string;
  let store: FileObjectStore;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'objects-'));
    store = new FileObjectStore(folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('report a missing folder instead of missing objects', async () => {
    await store.put(KEY, Buffer.from('x'));
    await rm(folder, { recursive: true });
    const calls = [
      () => store.put(KEY, Buffer.from('x')),
      () => store.read(KEY),
      () => store.stream(KEY),
      () => store.size(KEY),
      () => store.remove([KEY]),
      () => store.list('uploads/')[Symbol.asyncIterator]().next(),
      () => store.check(),
    ];
    for (const call of calls) {
      await expect(call()).rejects.toMatchObject({
        fault: 'bucket_missing',
        message: `the folder ${folder} is not there; DATA_DIR says where it is`,
      });
    }
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
    await store.prepare();
    await expect(store.read(KEY)).rejects.toThrow(ObjectMissingError);
  });

  it('leave no partial files after their writer is killed', async () => {
    const drafts = path.join(folder, '.drafts');
    await mkdir(drafts);
    for (const name of ['left', 'under-way']) await writeFile(path.join(drafts, name), 'half');
    const before = new Date(Date.now() - 2 * 3_600_000);
    await utimes(path.join(drafts, 'left'), before, before);
    await store.prepare();
    expect(await readdir(drafts)).toEqual(['under-way']);
    await store.put(KEY, Buffer.from('x'));
    expect(await readdir(drafts)).toEqual(['under-way']);
    expect(await readdir(path.join(folder, 'uploads/a'))).toEqual(['photo.jpg']);
  });

  it('can’t be stored where a file blocks the folder', async () => {
    await store.put('uploads/b', Buffer.from('x'));
    await expect(store.put('uploads/b/photo.jpg', Buffer.from('x'))).rejects.toMatchObject({
      fault: 'rejected',
    });
  });

  const onOwnDisk = mountable() ? it : it.skip;

  onOwnDisk('say that a folder can not be written, and can still be read', async () => {
    const release = mount(folder, 'size=1m');
    try {
      await store.put(KEY, Buffer.from('x'));
      execFileSync('mount', ['-o', 'remount,ro', folder]);
      for (const call of [
        () => store.put('uploads/a/other.jpg', Buffer.from('y')),
        () => store.remove([KEY]),
        () => store.check(),
      ]) {
        await expect(call()).rejects.toMatchObject({ fault: 'refused' });
      }
      expect((await store.read(KEY)).toString()).toBe('x');
    } finally {
      release();
    }
  });

  onOwnDisk('say that the disk is full, and leave no half object', async () => {
    const release = mount(folder, 'size=256k');
    try {
      await store.put(KEY, Buffer.alloc(50_000));
      const large = store.put('uploads/b/photo.jpg', Buffer.alloc(1_000_000));
      await expect(large).rejects.toMatchObject({ fault: 'full' });
      expect(await readdir(path.join(folder, 'uploads/b'))).toEqual([]);
      expect(await store.size(KEY)).toBe(50_000);
    } finally {
      release();
    }
  });
});
