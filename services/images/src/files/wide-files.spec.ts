import { randomUUID } from 'node:crypto';
import { portraitWidenJob } from '@likeness/contracts/jobs/enlargements.jobs';
import type { Person } from '@likeness/contracts/identity/principal';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { personPhoto } from '@likeness/testing/photos/people';
import sharp from 'sharp';
import { FingerprintsRepository } from '../database/fingerprints.repository.js';
import { WIDE_FINGERPRINT } from '../testing/fake-worker.js';
import { bytesOf, member, imagesSuite, visitor } from '../testing/images-app.js';

const HEAD = { x: 300, y: 150, width: 400, height: 500 };
const images = imagesSuite();
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
      finish: { retouch: 'none', backdrop: null, clothes: 'navy' },
      seed: 7,
      size: 1024,
      gentleness: 1,
    },
  ]);
  expect(images.crops).toEqual([]);
});

it('is found by a fingerprint of its own', async () => {
  const id = await portrait();
  const found = () => images.app.get(FingerprintsRepository).imageWith(WIDE_FINGERPRINT.words, 40);
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
  await expectCrop(await get(await portrait({ head_pose: { kind: 'photo', photo_id: pose.id } })));
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
  const { width, height } = await sharp(await bytesOf(await get(await portrait(close)))).metadata();
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

it('belongs to the owner and goes with the image', async () => {
  const id = await portrait();
  await get(id);
  for (const who of [visitor(), member()]) expect((await get(id, who)).status).toBe(404);
  await images.as(person, `/api/images/${id}`, { method: 'DELETE' });
  expect((await get(id)).status).toBe(404);
  await images.endUndo();
  expect((await images.objects()).filter((key) => key.includes(id))).toEqual([]);
});
