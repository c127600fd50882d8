import { archiveOf, listOf } from './archive.fixtures.js';
import { gapsOf } from './zip-gaps.js';

const gapsIn = (bytes: Uint8Array<ArrayBuffer>) => gapsOf(new Blob([bytes]));

it('lists the images missing from an archive', async () => {
  const names = ['a.jpg', 'Café: before.jpg'];
  const archive = archiveOf({ 'c.jpg': 'abc', 'not-included.txt': listOf(...names) });
  await expect(gapsIn(archive)).resolves.toEqual(names);
});

it.each([
  ['is whole', archiveOf({ 'a.jpg': 'abc', 'b.jpg': 'abc' })],
  ['holds nothing', archiveOf({})],
  ['was cut off', archiveOf({ 'a.jpg': 'abc', 'not-included.txt': listOf('b.jpg') }).slice(0, -8)],
  ['is none', new Uint8Array(3)],
])('finds none in what %s', async (_, bytes) => {
  await expect(gapsIn(bytes)).resolves.toEqual([]);
});
