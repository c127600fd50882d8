import { randomUUID } from 'node:crypto';
import { personPhoto } from '@likeness/testing/photos/people';
import sharp from 'sharp';
import { bytesOf, member, imagesSuite, visitor } from '../testing/images-app.js';

const HEAD = { x: 300, y: 400, width: 400, height: 600 };
const images = imagesSuite();
const person = visitor();

beforeEach(() => images.crops.splice(0));

const portrait = (change = {}) =>
  images.portrait(person.owner, {
    name: 'likeness-oil-3.jpg',
    creation_method_config: { style: 'oil', head: HEAD },
    ...change,
  });

function get(id: string, format: string, { who = person, more = '' } = {}): Promise<Response> {
  return images.as(who, `/api/images/${id}/file?format=${format}${more}`);
}

it.each([
  ['4x5', 1200, 1500],
  ['2x3', 1067, 1600],
  ['3x2', 1200, 800],
  ['cv-35x45', 413, 531],
  ['cv-45x60', 531, 709],
])('%s is %i × %i px and made once', async (format, width, height) => {
  const { id } = await portrait();
  const answers = [await get(id, format, { more: '&download=1' }), await get(id, format)];
  const [file] = await Promise.all(answers.map(bytesOf));
  expect(await sharp(file).metadata()).toMatchObject({ width, height, format: 'jpeg' });
  expect(answers[0]?.headers.get('content-disposition')).toBe(
    `attachment; filename="likeness-oil-3-${format}.jpg"`,
  );
  expect(images.crops).toHaveLength(1);
  expect(images.crops[0]).toMatchObject({ dpi: format.startsWith('cv') ? 300 : 72, head: HEAD });
});

it('adds the watermark to each crop until the owner removes it', async () => {
  const { id } = await portrait();
  const before = await get(id, '4x5');
  await images.sql`UPDATE images SET should_add_watermark = 'false' WHERE id = ${id}`;
  const after = await get(id, '4x5');
  expect(images.crops.map((crop) => crop.is_watermarked)).toEqual([true, false]);
  expect(new Set(images.crops.map((crop) => crop.cropped_key)).size).toBe(2);
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
});

it('belongs to the owner', async () => {
  const { id } = await portrait();
  await get(id, '4x5');
  for (const who of [visitor(), member()]) expect((await get(id, '4x5', { who })).status).toBe(404);
  expect((await get(randomUUID(), '4x5')).status).toBe(404);
});

it('never cuts a head, and refuses photos, memes and unknown formats', async () => {
  const large = { x: 0, y: 0, width: 1200, height: 900 };
  const cases = [
    [await portrait({ creation_method_config: { head: large } }), '3x2'],
    [await portrait({ creation_method_config: { style: 'oil' } }), '3x2'],
    [await portrait({ creation_method_name: 'meme' }), '4x5'],
    [await images.uploaded(person, (await personPhoto()).bytes), '4x5'],
  ] as const;
  for (const [{ id }, format] of cases) {
    const answer = await get(id, format);
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'FORMAT_UNAVAILABLE' },
    ]);
  }
  const answer = await get((await portrait()).id, '16x9');
  expect(await answer.json()).toMatchObject({ code: 'FIELD_INVALID' });
  expect(images.crops).toEqual([]);
});

it('without a head is cut around the middle', async () => {
  await get((await portrait({ creation_method_config: {} })).id, '2x3');
  expect(images.crops[0]?.box).toEqual({ x: 67, y: 0, width: 1067, height: 1600 });
});

it('fails until a worker makes it', async () => {
  const { id } = await portrait();
  images.answerCrops(() => Promise.reject(new Error('broke')));
  const failed = await get(id, '4x5');
  expect([failed.status, await failed.json()]).toMatchObject([503, { code: 'ENGINE_UNAVAILABLE' }]);
  images.answerCrops();
  expect((await get(id, '4x5')).status).toBe(200);
});

it('goes with the image, also if it is deleted meanwhile', async () => {
  const { id } = await portrait();
  await get(id, '4x5');
  await images.as(person, `/api/images/${id}`, { method: 'DELETE' });
  expect((await get(id, '4x5')).status).toBe(404);
  await images.endUndo();
  const late = await portrait();
  images.answerCrops(async ({ cropped_key }) => {
    await images.as(person, `/api/images/${late.id}`, { method: 'DELETE' });
    await images.endUndo();
    await images.store.put(cropped_key, Buffer.from('late'));
    return null;
  });
  expect((await get(late.id, '4x5')).status).toBe(404);
  images.answerCrops();
  const left = await images.objects();
  expect(left.filter((key) => key.includes(id) || key.includes(late.id))).toEqual([]);
});
