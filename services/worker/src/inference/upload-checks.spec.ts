import type { PoolProcessEnd } from './inference-pool.js';
import { ASTRONAUT } from '../imaging/testing/pictures.js';
import { storedFiles } from './testing/stored-files.js';
import { UploadChecks } from './upload-checks.js';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency="0.9"/><feMorphology operator="dilate" radius="500"/><feMorphology operator="erode" radius="500"/></filter><rect width="4000" height="4000" filter="url(#f)"/></svg>';

const stored = storedFiles();
const ends: PoolProcessEnd[] = [];
let checks: UploadChecks;

beforeAll(async () => {
  await stored.put({
    'uploads/one/photo.png': ASTRONAUT,
    // A made-up woman above a pattern that the network takes for nudity.
    'uploads/one/pattern.jpg': new URL('../../fixtures/taken-for-nudity.jpg', import.meta.url),
    'checks/slow.bin': SVG,
  });
  checks = new UploadChecks(stored.settings, (end) => ends.push(end));
  await checks.warmUp();
});
afterAll(async () => {
  await checks.close();
  stored.remove();
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
