import { imageListSchema } from '@likeness/contracts/http/images';
import { personPhoto } from '@likeness/testing/photos/people';
import { thumbHashToRGBA } from 'thumbhash';
import { member, imagesSuite } from '../testing/images-app.js';
import { UnfinishedImagesService } from './unfinished-images.service.js';

const images = imagesSuite();

it('creates placeholders with the colours of new and old images once', async () => {
  const person = member();
  const list = async (query = '') =>
    imageListSchema.parse(await (await images.as(person, `/api/images${query}`)).json()).images;
  await images.uploaded(person, (await personPhoto()).bytes);
  const green = await images.portrait(person.owner, { should_add_watermark: 'false' });
  const before = await list();
  for (const { placeholder } of before) expect(placeholder?.length).toBeLessThanOrEqual(40);
  const made = before.find(({ id }) => id === green.id)?.placeholder ?? '';
  const { rgba } = thumbHashToRGBA(Buffer.from(made, 'base64'));
  expect(rgba[1]).toBeGreaterThan((rgba[0] ?? 255) + 100);

  const lost = await images.portrait(person.owner);
  await images.store.remove([lost.watermarked_key]);
  await images.sql`UPDATE images SET placeholder = NULL, words = NULL`;
  expect((await list()).map(({ placeholder }) => placeholder)).toEqual([null, null, null]);
  await images.app.get(UnfinishedImagesService).run();
  const after = await list();
  expect(after.find(({ id }) => id === lost.id)?.placeholder).toBeNull();
  expect(after.filter(({ placeholder }) => placeholder !== null)).toEqual(before);
  expect(await list('?q=oil')).toHaveLength(2);
  expect(
    await images.sql`
    SELECT FROM images WHERE placeholder IS NULL OR words IS NULL`,
  ).toEqual([]);
});
