import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileObjectStore } from '@likeness/storage/file-object-store';
import type { PoolProcessEnd } from './inference-pool.js';
import { UploadChecks } from './upload-checks.js';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency="0.9"/><feMorphology operator="dilate" radius="500"/><feMorphology operator="erode" radius="500"/></filter><rect width="4000" height="4000" filter="url(#f)"/></svg>';

const folder = mkdtempSync(join(tmpdir(), 'likeness-examiner-'));
const ends: PoolProcessEnd[] = [];
let checks: UploadChecks;

beforeAll(async () => {
  const store = new FileObjectStore(join(folder, 'objects'));
  await store.prepare();
  await store.put(
    'uploads/one/photo.png',
    await readFile(new URL('../../assets/astronaut.png', import.meta.url)),
  );
  // A made-up woman above a pattern that the network takes for nudity.
  await store.put(
    'uploads/one/pattern.jpg',
    await readFile(new URL('../../fixtures/taken-for-nudity.jpg', import.meta.url)),
  );
  await store.put('checks/slow.bin', Buffer.from(SVG));
  const settings = {
    storage: { DATA_DIR: folder, S3_BUCKET: 'likeness', S3_REGION: 'us-east-1' },
    provenance: { DATA_DIR: folder, AUTH_SECRET: 'a secret that only this spec of origins has' },
    providers: ['cpu'],
    threads: 1,
  } as const;
  checks = new UploadChecks(settings, (end) => ends.push(end));
  await checks.warmUp();
});
afterAll(async () => {
  await checks.close();
  rmSync(folder, { recursive: true });
});

it('rejects a slow SVG at once and checks photos in parallel', async () => {
  const svgs = Array.from({ length: 20 }, () => checks.examine('checks/slow.bin'));
  expect(await checks.checkPhoto('uploads/one/photo.png')).toMatchObject({ ok: true });
  expect(await Promise.all(svgs)).toEqual(Array.from({ length: 20 }, () => null));
  expect(ends).toEqual([]);
});

it('refuses what the network takes for nudity', async () => {
  const refused = { ok: false, code: 'PHOTO_NUDITY' };
  expect(await checks.checkPhoto('uploads/one/pattern.jpg')).toMatchObject(refused);
});

it('finds no credentials in a foreign picture', async () => {
  expect(await checks.examine('uploads/one/photo.png')).toMatchObject({
    c2pa: { present: false },
    words: expect.stringMatching(/^[A-Za-z0-9+/]{100,}=*$/) as string,
  });
});
