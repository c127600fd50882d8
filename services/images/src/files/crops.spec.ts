import { randomUUID } from 'node:crypto';
import { portraitCropJob } from '@likeness/contracts/jobs/renditions.jobs';
import { personPhoto } from '@likeness/testing/photos/people';
import sharp from 'sharp';
import { bytesOf, member, imagesSuite, visitor } from '../testing/images-app.js';
import { DerivedFilesService } from './derived-files.service.js';
import { portraitWidenJob } from '@likeness/contracts/jobs/enlargements.jobs';
import type { Person } from '@likeness/contracts/identity/principal';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { FingerprintsRepository } from '../database/fingerprints.repository.js';
import { WIDE_FINGERPRINT } from '../testing/fake-worker.js';

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
  ['cv-35x45', 413, 531],
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

it('is made for the next request if it takes longer than one waits', async () => {
  const { id, master_key } = await portrait();
  const arrived = Promise.withResolvers<null>();
  images.answerCrops(() => arrived.promise);
  const cropped_key = `derived/${id}/late.jpg`;
  const box = { x: 0, y: 0, width: 4, height: 5 };
  const wanted = {
    master_key,
    cropped_key,
    box,
    width: 4,
    height: 5,
    dpi: 72,
    is_watermarked: false,
  };
  const make = (withinMs: number) =>
    images.app
      .get(DerivedFilesService)
      .make(portraitCropJob, wanted, { imageId: id, keys: [cropped_key], withinMs });
  const others = make(10_000);
  await expect(make(200)).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
  arrived.resolve(null);
  await expect(others).resolves.toBeNull();
  expect(images.crops).toHaveLength(1);
  images.answerCrops();
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

describe('a wide picture', () => {
  const HEAD = { x: 300, y: 150, width: 400, height: 500 };
  let person: Person;
  let referenceId: string;
  beforeEach(async () => {
    person = visitor();
    await images.app.get(QuickRedis).client.del(`limit:wide:${person.address}`);
    referenceId = (await images.uploaded(person, (await personPhoto()).bytes)).id;
    for (const made of [images.crops, images.widenings]) made.splice(0);
    images.answerWidenings();
  });

  const recipe = (change = {}) => ({
    engine: 'studio',
    style: 'garden',
    gender: 'woman' as const,
    retouch: 'none' as const,
    backdrop: null,
    clothes: 'navy' as const,
    shoulders: 'continued' as const,
    seed: 7,
    size: 1024,
    gentleness: 1,
    head: HEAD,
    head_pose: null,
    referenceId,
    ...change,
  });

  async function portrait(change = {}): Promise<string> {
    const { id } = await images.portrait(person.owner, { creation_method_config: recipe(change) });
    return id;
  }

  function get(id: string, who = person): Promise<Response> {
    return images.as(who, `/api/images/${id}/file?format=3x2`);
  }

  async function expectCrop(answer: Response): Promise<void> {
    const { width, height } = await sharp(await bytesOf(answer)).metadata();
    expect([width, height]).toEqual([1200, 800]);
  }

  it('3:2 is rendered once from the recipe and the photo', async () => {
    const id = await portrait();
    const answers = [await get(id), await get(id)];
    for (const answer of answers) {
      const { width, height } = await sharp(await bytesOf(answer)).metadata();
      expect([width, height]).toEqual([1536, 1024]);
    }
    expect(images.widenings).toEqual([
      {
        master_key: `renders/${id}/1/master.jpg`,
        wide_key: `derived/${id}/master-3x2-wide.jpg`,
        watermarked_key: `derived/${id}/watermarked-3x2-wide.jpg`,
        fingerprint_key: `derived/${id}/wide-fingerprint.json`,
        photo: { id: referenceId, object_key: expect.stringContaining(referenceId) as string },
        head_pose: null,
        style: 'garden',
        gender: 'woman',
        finish: { retouch: 'none', backdrop: null, clothes: 'navy', shoulders: 'continued' },
        seed: 7,
        size: 1024,
        gentleness: 1,
      },
    ]);
    expect(images.crops).toEqual([]);
  });

  it('is found by a fingerprint of its own', async () => {
    const id = await portrait();
    const found = () =>
      images.app.get(FingerprintsRepository).imageWith(WIDE_FINGERPRINT.words, 40);
    expect(await found()).not.toBe(id);
    await get(id);
    expect(await found()).toBe(id);
    await images.as(person, `/api/images/${id}`, { method: 'DELETE' });
    expect(await found()).not.toBe(id);
  });

  it('keeps the visible mark until it is removed, when the photo may be gone', async () => {
    const id = await portrait();
    const before = await get(id);
    await images.as(person, `/api/images/${referenceId}`, { method: 'DELETE' });
    await images.sql`UPDATE images SET should_add_watermark = 'false' WHERE id = ${id}`;
    const after = await get(id);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect((await bytesOf(after)).equals(await bytesOf(before))).toBe(false);
    expect(images.widenings).toHaveLength(1);
  });

  it('follows the pose of a photo that exists', async () => {
    const pose = await images.uploaded(person, (await personPhoto('curls')).bytes);
    await get(await portrait({ head_pose: { kind: 'photo', photo_id: pose.id } }));
    expect(images.widenings[0]?.head_pose).toMatchObject({ kind: 'photo', photo: { id: pose.id } });
    await images.as(person, `/api/images/${pose.id}`, { method: 'DELETE' });
    await expectCrop(
      await get(await portrait({ head_pose: { kind: 'photo', photo_id: pose.id } })),
    );
  });

  it.each([
    ['is refused', 1, () => Promise.resolve(false)],
    ['fails', portraitWidenJob.tries, () => Promise.reject(new Error('broke'))],
  ])('%s once, even where no crop is possible', async (_name, tries, answer) => {
    images.answerWidenings(answer);
    const id = await portrait({ head: { x: 0, y: 0, width: 1200, height: 900 } });
    for (let n = 0; n < 3; n += 1) expect((await get(id)).status).toBe(422);
    expect(images.widenings).toHaveLength(tries);
  });

  it('is a crop without the photo, or if another engine made the portrait', async () => {
    await expectCrop(await get(await portrait({ engine: 'multi-reference' })));
    await expectCrop(await get(await portrait({ style: null })));
    await expectCrop(await get(await portrait({ referenceId: randomUUID() })));
    const id = await portrait();
    await images.as(person, `/api/images/${referenceId}`, { method: 'DELETE' });
    await expectCrop(await get(id));
    expect(images.widenings).toEqual([]);
  });

  it.each([
    ['the photo has too little room', () => Promise.resolve(false)],
    ['the worker fails', () => Promise.reject(new Error('broke'))],
  ])('stays a crop if %s', async (_name, answer) => {
    const id = await portrait();
    images.answerWidenings(answer);
    await expectCrop(await get(id));
    images.answerWidenings();
    await expectCrop(await get(id));
  });

  it('also exists where a crop would cut the head, unless the photo has too little room', async () => {
    const close = { head: { ...HEAD, height: 900 } };
    const { width, height } = await sharp(
      await bytesOf(await get(await portrait(close))),
    ).metadata();
    expect([width, height]).toEqual([1536, 1024]);
    images.answerWidenings(() => Promise.resolve(false));
    const refused = await get(await portrait(close));
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { code: 'FORMAT_UNAVAILABLE' },
    ]);
    expect(images.crops).toEqual([]);
  });

  it('is counted: 50 renders an hour of one owner, and of all guests at an address', async () => {
    const { client } = images.app.get(QuickRedis);
    const fill = async (key: string) => client.set(`limit:wide:${key}`, 50, 'EX', 60);
    await fill(person.address);
    const refused = await get(await portrait());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(images.widenings).toEqual([]);

    person = { ...member(), address: person.address };
    referenceId = (await images.uploaded(person, (await personPhoto()).bytes)).id;
    expect((await get(await portrait())).status).toBe(200);
    await fill(person.owner.id);
    expect((await get(await portrait())).status).toBe(429);
  });
});
