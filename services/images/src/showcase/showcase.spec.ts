import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { showcaseSchema } from '@likeness/contracts/http/showcase';
import sharp from 'sharp';
import { bytesOf, startImages } from '../testing/images-app.js';

const picture = (width: number, background = '#335577') =>
  sharp({ create: { width, height: 40, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'a private note' } })
    .jpeg()
    .toBuffer();

it('the showcase publicly shows the first twelve by name, small and without metadata', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'showcase-'));
  await writeFile(path.join(folder, 'b-wide.jpg'), await picture(3_000));
  await writeFile(path.join(folder, 'a-broken.jpg'), 'no picture');
  await writeFile(path.join(folder, 'c.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (let index = 10; index < 24; index += 1) {
    await writeFile(path.join(folder, `d${index}.jpg`), await picture(50, `#0000${index}`));
  }
  const images = await startImages({ showcase: folder });
  const url = await images.app.getUrl();
  const answer = await fetch(`${url}/api/images/showcase`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  const shown = showcaseSchema.parse(await answer.json()).images;
  expect(shown).toHaveLength(12);
  expect(shown[0]).toMatchObject({ name: 'b-wide', width: 1024 });
  const first = await fetch(`${url}/api/${shown[0]?.url}`);
  expect(first.headers.get('content-type')).toBe('image/webp');
  expect(first.headers.get('cache-control')).toContain('immutable');
  const bytes = await bytesOf(first);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1024 });
  expect(bytes.includes('private note')).toBe(false);
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await fetch(first.url, { headers })).status).toBe(304);
  for (const name of ['..%2Fb-wide.jpg', 'b-wide.jpg', '..%2F..%2Fetc%2Fpasswd']) {
    expect((await fetch(`${url}/api/images/showcase/${name}`)).status).toBe(404);
  }
  await images.close();
  await rm(folder, { recursive: true });
});
