import type { Person } from '@likeness/contracts/identity/principal';
import type { PhotosToCompare } from '@likeness/contracts/jobs/photos.jobs';
import { personPhoto } from '@likeness/testing/photos/people';
import sharp from 'sharp';
import { member, imagesSuite, visitor } from '../testing/images-app.js';
import { PhotoResolverService } from './photo-resolver.service.js';

const PATH = '/api/images/uploads/comparisons';
const PROBLEM = {
  code: 'PHOTO_OTHER_PERSON' as const,
  detail: 'Photo 2 shows someone else.',
  photos: [2],
};

const images = imagesSuite({ checkTimeoutSeconds: 2 });
const photos: Buffer[] = [];
let asked: PhotosToCompare[] = [];
beforeAll(async () => {
  const { bytes } = await personPhoto();
  photos.push(bytes, await sharp(bytes).flop().jpeg().toBuffer());
});
beforeEach(() => {
  asked = [];
  images.answerTogether((task) => {
    asked.push(task);
    return Promise.resolve({ problem: null, best: null });
  });
});

async function stored(person: Person): Promise<string[]> {
  const ids: string[] = [];
  for (const photo of photos) ids.push((await images.uploaded(person, photo)).id);
  return ids;
}

async function compare(person: Person, body: object): Promise<[number, unknown]> {
  const response = await images.send(person, 'POST', PATH, body);
  const answer = (await response.json()) as { code?: string; problem?: unknown };
  return [response.status, answer.code ?? answer.problem];
}

it.each([
  ['a member', member],
  ['a visitor', visitor],
])('%s gets the reason why a tool would reject the photos', async (_, who) => {
  const person = who();
  const ids = await stored(person);
  const turned = ids.toReversed();
  expect(await compare(person, { image_ids: turned, tool: 'lenszero' })).toEqual([200, null]);
  const keys = asked[0]?.object_keys ?? [];
  expect(keys.map((key) => turned.findIndex((id) => key.includes(id)))).toEqual([0, 1]);
  images.answerTogether(() => Promise.resolve({ problem: PROBLEM, best: null }));
  const body = { image_ids: ids, tool: 'kontextlens', look_images: [2] };
  expect(await compare(person, body)).toEqual([200, PROBLEM]);
});

it('names the best photo by its id', async () => {
  const person = member();
  const ids = await stored(person);
  images.answerTogether(() => Promise.resolve({ problem: null, best: 2 }));
  const response = await images.send(person, 'POST', PATH, { image_ids: ids, tool: 'lenszero' });
  expect(await response.json()).toEqual({ problem: null, best: ids[1] });
});

it('keeps in mind which photo keeps its background', async () => {
  const person = member();
  const [, id = ''] = await stored(person);
  const found = { problem: null, best: null, keeps_background: true };
  images.answerTogether(() => Promise.resolve(found));
  const response = await images.send(person, 'POST', PATH, { image_ids: [id], tool: 'lenszero' });
  expect(await response.json()).toEqual(found);
  const { owner } = person;
  const asked = { owner, photo_ids: [id], face_consent: false };
  const [photo] = await images.app.get(PhotoResolverService).resolve(asked);
  expect(photo).toMatchObject({ id, advice: 'background' });
});

it('rejects photos of others without a check', async () => {
  const person = member();
  const [own] = await stored(person);
  const [foreign] = await stored(member());
  const body = { image_ids: [own, foreign], tool: 'lenszero' };
  expect(await compare(person, body)).toEqual([404, 'PHOTO_UNKNOWN']);
  expect(asked).toEqual([]);
});

it('requires consent', async () => {
  const person = member();
  const ids = await stored(person);
  await images.as(person, '/api/images/face-consent', { method: 'DELETE' });
  const [status] = await compare(person, { image_ids: ids, tool: 'lenszero' });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(asked).toEqual([]);
});

it.each([
  ['no photo', () => ({ image_ids: [], tool: 'lenszero' })],
  [
    'sixteen photos',
    (ids: string[]) => ({
      image_ids: Array<string>(8).fill(ids.join()).join().split(','),
      tool: 'lenszero',
    }),
  ],
  ['no such tool', (ids: string[]) => ({ image_ids: ids, tool: 'brush' })],
  [
    'a look without a number',
    (ids: string[]) => ({ image_ids: ids, tool: 'kontextlens', look_images: [0] }),
  ],
])('%s: names the invalid field', async (_, body) => {
  const person = member();
  expect(await compare(person, body(await stored(person)))).toEqual([422, 'FIELD_INVALID']);
});

it('fails in time without a worker', async () => {
  const person = member();
  const ids = await stored(person);
  let answer = (): void => undefined;
  images.answerTogether(
    () => new Promise((resolve) => (answer = () => resolve({ problem: null, best: null }))),
  );
  const body = { image_ids: ids, tool: 'lenszero' };
  expect(await compare(person, body)).toEqual([503, 'ENGINE_UNAVAILABLE']);
  answer();
});
