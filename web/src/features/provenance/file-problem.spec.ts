import { problemOf } from './file-problem.js';

const JPEG_HEAD = [0xff, 0xd8, 0xff, 0xe0];
const picture = (bytes: BlobPart[] = [new Uint8Array(JPEG_HEAD)]) => new File(bytes, 'a.jpg');

function ofSize(size: number): File {
  return Object.defineProperty(picture(), 'size', { value: size });
}

it('one picture within the limits has no problem, with any file name', async () => {
  expect(await problemOf([picture()])).toBeUndefined();
  expect(await problemOf([new File([new Uint8Array(JPEG_HEAD)], 'a.txt')])).toBeUndefined();
  expect(await problemOf([ofSize(8_388_608)])).toBeUndefined();
});

it.each([
  ['500 MB', [ofSize(524_288_000)], 'That file is 500 MB. The limit is 8 MB.'],
  ['one byte too many', [ofSize(8_388_609)], 'That file is 9 MB. The limit is 8 MB.'],
  ['several', [picture(), picture(), picture()], 'You chose 3 pictures. Check one at a time.'],
  ['none', [], 'We found no file there.'],
  ['an empty one', [picture([])], 'That file is empty.'],
  ['text that calls itself a picture', [picture(['hello'])], 'We can’t check that file.'],
])('%s is refused before it is sent', async (_name, files, title) => {
  expect((await problemOf(files))?.title).toBe(title);
});

it('rejects a file that is far too large without reading it', async () => {
  const file = ofSize(524_288_000);
  file.slice = () => {
    throw new Error('read');
  };
  expect(await problemOf([file])).toBeDefined();
});
