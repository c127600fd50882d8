import { archiveOf, listOf } from './archive.fixtures.js';
import { byteWords } from './download-state.js';
import { DEFAULT_OPTIONS, recommendsZip, requestsFor } from './download-options.js';
import { fileNameOf } from './bulk-download.js';
import { gapsOf } from './collect-body.js';

const gapsIn = (bytes: Uint8Array<ArrayBuffer>) => gapsOf(new Blob([bytes]));

it('lists the images missing from an archive', async () => {
  const names = ['a.jpg', 'Café: before.jpg'];
  const archive = archiveOf({ 'c.jpg': 'abc', 'not-included.txt': listOf(...names) });
  await expect(gapsIn(archive)).resolves.toEqual(names);
});

it.each([
  ['is whole', archiveOf({ 'a.jpg': 'abc', 'b.jpg': 'abc' })],
  ['holds nothing', archiveOf({})],
  ['is none', new Uint8Array(3)],
])('finds none in what %s', async (_, bytes) => {
  await expect(gapsIn(bytes)).resolves.toEqual([]);
});

it('recommends a ZIP above 6', () => {
  expect([6, 7].map(recommendsZip)).toEqual([false, true]);
});

it('allows related images and folders only in a ZIP', () => {
  const wishes = { includeRelated: true, organize: true, label: false };
  expect(requestsFor(['a', 'a', 'b'], { method: 'zip', ...wishes })).toEqual([
    { image_ids: ['a', 'b'], zip: true, includeRelated: true, group: true },
  ]);
  expect(requestsFor(['a'], { method: 'individual', ...wishes })).toEqual([
    { image_ids: ['a'], zip: false, includeRelated: false, group: false },
  ]);
});

it('asks for AI labels in the language of the page', () => {
  const [request] = requestsFor(['a'], { ...DEFAULT_OPTIONS, label: true });
  expect(request).toMatchObject({ label: 'en' });
});

it('requests at most a thousand images at once', () => {
  const ids = Array.from({ length: 2_300 }, (_, n) => `id-${n}`);
  const calls = requestsFor(ids, DEFAULT_OPTIONS);
  expect(calls.map(({ image_ids }) => image_ids.length)).toEqual([1_000, 1_000, 300]);
});

it('takes the file name from the response, without a path', () => {
  expect(fileNameOf('attachment; filename="likeness-8-images.zip"')).toBe('likeness-8-images.zip');
  expect(fileNameOf('attachment; filename=../../x.zip')).toBe('x.zip');
  expect(fileNameOf('attachment')).toBe('download.zip');
  expect(fileNameOf(null)).toBe('download.zip');
});

it('formats bytes with a readable unit', () => {
  expect([1, 830_000, 999_600, 12_400_000, 3_000_000_000].map(byteWords)).toEqual([
    '1 kB',
    '830 kB',
    '1.0 MB',
    '12.4 MB',
    '3.0 GB',
  ]);
});
