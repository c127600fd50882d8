import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { downloadListSchema, ESTIMATED_BYTES_HEADER } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { ObjectStore } from '@likeness/storage/object-store';
import { StorageError } from '@likeness/storage/storage-error';
import { personPhoto } from '@likeness/testing/photos/people';
import { until } from '@likeness/testing/until';
import { bytesOf, meanColour, member, imagesSuite } from '../testing/images-app.js';

const run = promisify(execFile);

const images = imagesSuite();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'download-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const ask = (person: Person, body: object) =>
  images.send(person, 'POST', '/api/images/download', body);

async function unpacked(answer: Response): Promise<Map<string, Buffer>> {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  await writeFile(path.join(folder, 'all.zip'), await bytesOf(answer));
  const target = path.join(folder, 'files');
  await run('unzip', ['-q', path.join(folder, 'all.zip'), '-d', target]);
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries.filter((found) => found.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(target, file), await readFile(file));
  }
  return files;
}

describe('a ZIP', () => {
  it('has portraits with an AI label if wanted, and photos without', async () => {
    const person = member();
    const { id } = await images.portrait(person.owner, { name: 'portrait.jpg' });
    const photo = await images.uploaded(person, (await personPhoto()).bytes);
    const body = { image_ids: [id, photo.id], label: 'de' };
    const files = await unpacked(await ask(person, body));
    const url = `/api/images/${id}/file?label=de`;
    expect(files.get('portrait.jpg')).toEqual(await bytesOf(await images.as(person, url)));
    expect(files.size).toBe(2);
    const list = await (await ask(person, { ...body, zip: false })).json();
    const urls = downloadListSchema.parse(list).files.map((file) => file.url);
    expect(urls.map((one) => one.includes('label=de'))).toEqual([true, false]);
  });

  it('has each image once, correctly watermarked, under a unique name', async () => {
    const person = member();
    const marked = await images.portrait(person.owner, { name: 'likeness-oil-1.jpg' });
    const clean = await images.portrait(person.owner, {
      name: 'likeness-oil-1.jpg',
      should_add_watermark: 'false',
    });
    const answer = await ask(person, { image_ids: [marked.id, clean.id, marked.id] });
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="likeness-2-images.zip"',
    );
    const files = await unpacked(answer);
    expect([...files.keys()].toSorted()).toEqual(['likeness-oil-1-2.jpg', 'likeness-oil-1.jpg']);
    const [red = 0, green = 0] = await meanColour(files.get('likeness-oil-1.jpg') ?? Buffer.of());
    expect(red).toBeGreaterThan(green);
    const [red2 = 0, green2 = 0] = await meanColour(
      files.get('likeness-oil-1-2.jpg') ?? Buffer.of(),
    );
    expect(green2).toBeGreaterThan(red2);
    const estimate = Number(answer.headers.get(ESTIMATED_BYTES_HEADER));
    const size = (await readFile(path.join(folder, 'all.zip'))).length;
    expect(Math.abs(estimate - size)).toBeLessThan(size / 2);
  });

  it('dates each file with its image', async () => {
    const person = member();
    const { id } = await images.portrait(person.owner, { name: 'dated.jpg' });
    const created = new Date('2026-03-04T05:06:08Z');
    await images.sql`UPDATE images SET created_at = ${created} WHERE id = ${id}`;
    await unpacked(await ask(person, { image_ids: [id] }));
    expect((await stat(path.join(folder, 'files/dated.jpg'))).mtime).toEqual(created);
  });

  it('has folders, references and siblings on request', async () => {
    const person = member();
    const photo = await images.uploaded(person, (await personPhoto()).bytes);
    const generation_id = randomUUID();
    const of = (style: string | null, extra: object = {}) => ({
      creation_method_name: 'lenszero',
      creation_method_config: { style, seed: 1, ...extra },
    });
    const chosen = await images.portrait(
      person.owner,
      of('oil', { generation_id, photo_ids: [photo.id, randomUUID(), 'nonsense'] }),
    );
    await images.portrait(person.owner, of('../oil', { generation_id }));
    await images.portrait(person.owner, of('neon', { generation_id: randomUUID() }));
    await images.portrait(member().owner, of('oil', { generation_id }));
    const wanted = { image_ids: [chosen.id], includeRelated: true, group: true };
    const names = [...(await unpacked(await ask(person, wanted))).keys()].toSorted();
    expect(names).toEqual([
      'lenszero ..-oil/Oil painting.jpg',
      'lenszero oil/Oil painting.jpg',
      `uploads/photo-${photo.id.slice(0, 8)}.jpg`,
    ]);
  });

  it('lists unavailable images and delivers the rest', async () => {
    const person = member();
    const [there, lost, deleted, foreign] = [
      await images.portrait(person.owner, { name: 'there.jpg' }),
      await images.portrait(person.owner, { name: 'lost.jpg' }),
      await images.portrait(person.owner),
      await images.portrait(member().owner),
    ];
    await images.store.remove([lost.watermarked_key]);
    await images.as(person, `/api/images/${deleted.id}`, { method: 'DELETE' });
    const wanted = [lost.id, foreign.id, deleted.id, there.id];
    const answer = await ask(person, { image_ids: wanted });
    const files = await unpacked(answer);
    expect([...files.keys()].toSorted()).toEqual(['not-included.txt', 'there.jpg']);
    const list = files.get('not-included.txt')?.toString() ?? '';
    expect(list).toContain('lost.jpg: its file is missing');
    expect(list).toContain(`Unknown image ${foreign.id}: no longer there`);
    expect(list).toMatch(/^Generated image .*of \d+ \w+ \d{4} at \d\d:\d\d UTC: no longer there/m);
    expect(list).not.toContain(deleted.id);
  });

  it('without images is rejected', async () => {
    const person = member();
    const foreign = await images.portrait(member().owner);
    const many = Array.from({ length: 10_000 }, () => randomUUID());
    for (const [ids, status] of [
      [[], 422],
      [['nonsense'], 422],
      [many, 422],
      [[randomUUID()], 404],
      [[foreign.id], 404],
    ] as const) {
      for (const zip of [true, false]) {
        expect((await ask(person, { image_ids: ids, zip })).status).toBe(status);
      }
    }
  });

  it('fails before or visibly during a storage outage', async () => {
    const person = member();
    const ids = await images.portraits(person.owner, 2);
    const store = images.app.get(ObjectStore);
    const stream = store.stream.bind(store);
    const away = () => Promise.reject(new StorageError('unreachable', 'away'));
    jest.spyOn(store, 'stream').mockImplementation(away);
    expect((await ask(person, { image_ids: ids })).status).toBe(503);
    let calls = 0;
    jest.spyOn(store, 'stream').mockImplementation((key) => {
      calls += 1;
      return calls === 1 ? stream(key) : away();
    });
    await expect(ask(person, { image_ids: ids }).then(bytesOf)).rejects.toThrow();
  });

  it('applies backpressure and ends with the connection', async () => {
    const person = member();
    const noise = Buffer.alloc(3_000_000, 7);
    const ids: string[] = [];
    for (let index = 0; index < 30; index += 1) {
      const portrait = await images.portrait(person.owner);
      await images.store.remove([portrait.watermarked_key]);
      await images.store.put(portrait.watermarked_key, noise);
      ids.push(portrait.id);
    }
    const store = images.app.get(ObjectStore);
    const reads = jest.spyOn(store, 'stream');
    const leaving = new AbortController();
    const begin = () =>
      images.as(person, '/api/images/download', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ image_ids: ids }),
        signal: leaving.signal,
      });
    const slow = await begin();
    let before = -1;
    await until(async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      const isStill = reads.mock.calls.length === before;
      before = reads.mock.calls.length;
      return isStill;
    }, 'the download to wait');
    expect(before).toBeLessThan(ids.length / 2);

    const second = await begin();
    const third = await ask(person, { image_ids: ids });
    expect([second.status, third.status]).toEqual([200, 429]);
    expect(third.headers.get('retry-after')).toBe('10');
    expect(await third.json()).toMatchObject({ code: 'DOWNLOADS_RUNNING' });
    expect((await ask(member(), { image_ids: ids })).status).toBe(404);

    leaving.abort();
    await expect(slow.arrayBuffer()).rejects.toThrow();
    await expect(second.arrayBuffer()).rejects.toThrow();
    await until(async () => {
      const answer = await ask(person, { image_ids: ids.slice(0, 1) });
      await answer.arrayBuffer();
      return answer.status === 200;
    }, 'the places to be free again');
    const after = reads.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(reads.mock.calls.length).toBe(after);
  });
});

it('the file list serves each file separately', async () => {
  const person = member();
  const portrait = await images.portrait(person.owner, { name: 'a/b.jpg' });
  const answer = await ask(person, { image_ids: [portrait.id, randomUUID()], zip: false });
  const { files } = downloadListSchema.parse(await answer.json());
  expect(files).toEqual([{ url: `images/${portrait.id}/file?download=1`, name: 'b.jpg' }]);
  expect((await images.as(person, `/api/${files[0]?.url}`)).status).toBe(200);
});
