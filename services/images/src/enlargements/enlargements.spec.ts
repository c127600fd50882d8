import { imageEnlargedSchema } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { personPhoto } from '@likeness/testing/photos/people';
import { until } from '@likeness/testing/until';
import sharp from 'sharp';
import { bytesOf, expectError, member, imagesSuite } from '../testing/images-app.js';

const images = imagesSuite();
beforeEach(() => {
  images.enlargements.splice(0);
  images.answerEnlargements();
});

const SQUARE = { width: 1024, height: 1024, name: 'likeness-oil-3.jpg' };
const UNPAID = 'The 2,048 px download needs credits or a subscription.';
const enlarge = (person: Person, id: string) =>
  images.as(person, `/api/images/${id}/enlargement`, { method: 'POST' });
const large = (person: Person, id: string) =>
  images.as(person, `/api/images/${id}/file?format=large&download=1`);
const holdsOf = ({ owner }: Person) => images.billing.statesOf(owner.id);

function rich(credits = 5, tier: 'member' | 'subscriber' = 'member'): Person {
  const person = member(tier);
  images.billing.grant(person.owner.id, credits);
  return person;
}

it('costs 1 credit once, and is downloaded as often as wanted', async () => {
  const person = rich();
  const { id } = await images.portrait(person.owner, SQUARE);
  await expectError(await large(person, id), 422, 'FORMAT_UNAVAILABLE');
  const answer = await enlarge(person, id);
  expect(answer.status).toBe(200);
  expect(imageEnlargedSchema.parse(await answer.json())).toMatchObject({
    image: { id, is_enlarged: true },
    credits: 4,
  });
  await until(() => Promise.resolve(holdsOf(person).captured === 1));
  expect(await (await enlarge(person, id)).json()).toMatchObject({ credits: null });
  for (const file of [await large(person, id), await large(person, id)]) {
    expect(file.headers.get('content-disposition')).toContain('likeness-oil-3-large.jpg');
    expect((await sharp(await bytesOf(file)).metadata()).width).toBe(2048);
  }
  expect(images.enlargements).toHaveLength(1);
  expect(holdsOf(person)).toEqual({ held: 0, captured: 1, released: 0 });
});

it('is free for subscribers', async () => {
  const person = rich(0, 'subscriber');
  const { id } = await images.portrait(person.owner, SQUARE);
  expect(await (await enlarge(person, id)).json()).toMatchObject({ credits: null });
  expect((await large(person, id)).status).toBe(200);
  expect(holdsOf(person)).toEqual({ held: 0, captured: 0, released: 0 });
});

it('keeps the visible mark until it is removed, without a second charge', async () => {
  const person = rich();
  const { id } = await images.portrait(person.owner, SQUARE);
  await enlarge(person, id);
  expect(images.enlargements[0]?.watermarked_key).toBe(`derived/${id}/watermarked-large.jpg`);
  const before = await large(person, id);
  await images.sql`UPDATE images SET should_add_watermark = 'false' WHERE id = ${id}`;
  const after = await large(person, id);
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  expect((await bytesOf(after)).equals(await bytesOf(before))).toBe(false);
  expect(holdsOf(person).captured + holdsOf(person).held).toBe(1);
});

it.each([
  ['the face changed', () => Promise.resolve(false), 422, 'ENLARGEMENT_UNLIKE'],
  ['the worker fails', () => Promise.reject(new Error('broke')), 503, 'ENGINE_UNAVAILABLE'],
] as const)('charges nothing if %s', async (_name, answer, status, code) => {
  const person = rich();
  const { id } = await images.portrait(person.owner, SQUARE);
  images.answerEnlargements(answer);
  await expectError(await enlarge(person, id), status, code);
  await until(() => Promise.resolve(holdsOf(person).released === 1));
  expect(images.billing.balanceOf(person.owner.id)).toBe(5);
  await expectError(await large(person, id), 422, 'FORMAT_UNAVAILABLE');
});

it('charges nothing without credits, or while payments are away', async () => {
  const person = rich(0);
  const { id } = await images.portrait(person.owner, SQUARE);
  await expectError(await enlarge(person, id), 402, 'CREDITS_REQUIRED', UNPAID);
  images.billing.breakOff('/internal/holds', 'before');
  await expectError(await enlarge(person, id), 503, 'PAYMENTS_UNAVAILABLE');
  expect(images.enlargements).toEqual([]);
});

it('charges once for concurrent requests', async () => {
  const person = rich(50);
  const { id } = await images.portrait(person.owner, SQUARE);
  const answers = await Promise.all(Array.from({ length: 5 }, () => enlarge(person, id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await until(() => Promise.resolve(holdsOf(person).held === 0));
  expect(holdsOf(person).captured).toBe(1);
  expect(images.billing.balanceOf(person.owner.id)).toBe(49);
});

it('is for the member who owns it, and refuses photos, memes and large images', async () => {
  const person = rich();
  const { id } = await images.portrait(person.owner, SQUARE);
  await expectError(await enlarge(rich(), id), 404, 'NOT_FOUND');
  const others = [
    await images.portrait(person.owner),
    await images.portrait(person.owner, { ...SQUARE, creation_method_name: 'meme' }),
    await images.uploaded(person, (await personPhoto()).bytes),
  ];
  for (const other of others) {
    await expectError(await enlarge(person, other.id), 422, 'FORMAT_UNAVAILABLE');
  }
  await until(() => Promise.resolve(holdsOf(person).held === 0));
  expect(holdsOf(person).captured).toBe(0);
  expect(images.enlargements).toEqual([]);
});

it('charges nothing for an image that is deleted meanwhile, and leaves no file', async () => {
  const person = rich();
  const { id } = await images.portrait(person.owner, SQUARE);
  images.answerEnlargements(async ({ enlarged_key }) => {
    await images.as(person, `/api/images/${id}`, { method: 'DELETE' });
    await images.endUndo();
    await images.store.put(enlarged_key, Buffer.from('late'));
    return true;
  });
  await expectError(await enlarge(person, id), 404, 'NOT_FOUND');
  await until(() => Promise.resolve(holdsOf(person).released === 1));
  expect((await images.objects()).filter((key) => key.includes(id))).toEqual([]);
});
