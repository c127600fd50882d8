import type { PhotoReference } from '@likeness/contracts/http/internal';
import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import type { Person } from '@likeness/contracts/identity/principal';
import { personPhoto } from '@likeness/testing/photos/people';
import { GOOD_FACE } from '../testing/fake-worker.js';
import { codeOf, member, imagesSuite, visitor } from '../testing/images-app.js';
import type { ProvenanceFindings } from '@likeness/contracts/http/provenance';
import { SOURCE_TYPES } from '@likeness/contracts/provenance/source-types';
import sharp from 'sharp';
import type { PhotosToCompare } from '@likeness/contracts/jobs/photos.jobs';
import { PhotoResolverService } from './photo-resolver.service.js';
import { randomUUID } from 'node:crypto';
import type { JobSender } from '@likeness/queue/job-sender';
import { PhotoCheckService } from './photo-check.service.js';

const POOR: PhotoVerdict = {
  ok: false,
  code: 'PHOTO_FACE_TOO_SMALL',
  detail: 'The face is 40 pixels wide.',
  located: true,
};
const NONE: PhotoVerdict = { ok: false, code: 'PHOTO_NO_FACE', detail: 'No face.' };

const images = imagesSuite({ checkTimeoutSeconds: 2 });
let photo: Buffer;
beforeAll(async () => {
  photo = (await personPhoto()).bytes;
});
afterEach(() => images.answerChecks(GOOD_FACE));

const outcomeOf = (response: Response) => (response.ok ? 'kept' : codeOf(response));

async function resolved(person: Person, id: string): Promise<PhotoReference | undefined> {
  const body = { owner: person.owner, photo_ids: [id], face_consent: true };
  const response = await images.asService('/internal/photos/resolve', body);
  return ((await response.json()) as { photos: PhotoReference[] }).photos[0];
}

it.each([
  ['face', 'kept', 'PHOTO_FACE_TOO_SMALL', 'PHOTO_NO_FACE'],
  ['reference', 'kept', 'kept', 'kept'],
  ['pose', 'kept', 'kept', 'POSE_NO_FACE'],
])('a photo for %s with a good, poor or no face: %s, %s, %s', async (purpose, ...expected) => {
  const answers: unknown[] = [];
  for (const verdict of [GOOD_FACE, POOR, NONE]) {
    images.answerChecks(verdict);
    answers.push(await outcomeOf(await images.upload(member(), photo, { purpose })));
  }
  expect(answers).toEqual(expected);
});

it('stores whether it shows a face', async () => {
  for (const [verdict, expected] of [
    [GOOD_FACE, true],
    [POOR, true],
    [NONE, false],
  ] as const) {
    const person = member();
    images.answerChecks(verdict);
    const { id } = await images.uploaded(person, photo, { purpose: 'reference' });
    expect((await resolved(person, id))?.has_face).toBe(expected);
    const poses = await images.as(person, '/api/images/headposes');
    expect(((await poses.json()) as { images: unknown[] }).images).toHaveLength(expected ? 1 : 0);
  }
});

it('advice on a photo is for portraits', async () => {
  images.answerChecks({ ...GOOD_FACE, advice: 'soft' });
  const person = member();
  const advice = async (purpose: 'face' | 'reference') =>
    (await images.uploaded(person, photo, { purpose })).advice;
  expect(await advice('reference')).toBeUndefined();
  // The same photo again.
  expect(await advice('face')).toBe('soft');
  const { id } = await images.uploaded(person, photo);
  expect((await resolved(person, id))?.advice).toBe('soft');
  await images.sql`UPDATE images SET advice = 'of another version' WHERE id = ${id}`;
  expect((await resolved(person, id))?.advice).toBeUndefined();
});

it('a photo for one purpose is checked again for another', async () => {
  const person = member();
  images.answerChecks(NONE);
  const kept = await images.uploaded(person, photo, { purpose: 'reference' });
  expect(await outcomeOf(await images.upload(person, photo))).toBe('PHOTO_NO_FACE');
  expect(await outcomeOf(await images.upload(person, photo, { purpose: 'pose' }))).toBe(
    'POSE_NO_FACE',
  );
  const again = await images.uploaded(person, photo, { purpose: 'reference' });
  expect(again).toMatchObject({ id: kept.id, duplicate: true });
  expect((await images.as(person, `/api/images/${kept.id}`)).status).toBe(200);
});

it('rejects an unknown purpose by the name of its field', async () => {
  const response = await images.upload(member(), photo, { purpose: 'fun' });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    code: 'FIELD_INVALID',
    detail: 'Purpose has to be one of: face, reference, pose.',
  });
});

it('another service can set the purpose', async () => {
  images.answerChecks(NONE);
  const { owner } = member();
  const query = (purpose: string) =>
    `/internal/photos?owner_kind=user&owner_id=${owner.id}&face_consent=true&purpose=${purpose}`;
  expect(await outcomeOf(await images.asService(query('pose'), photo))).toBe('POSE_NO_FACE');
  expect(await outcomeOf(await images.asService(query('reference'), photo))).toBe('kept');
  expect(await outcomeOf(await images.asService(query('fun'), photo))).toBe('CALL_INVALID');
});

describe('a photo that AI may have made', () => {
  const NOTHING: ProvenanceFindings = {
    c2pa: { present: false, valid: false, issuer: null, own: false },
    digital_source_type: null,
    mark: null,
    words: '',
    windows: 0,
  };
  const TRAINED = `${SOURCE_TYPES}trainedAlgorithmicMedia`;
  const OURS = { present: true, valid: true, issuer: 'Likeness', own: true };
  const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
  const MARK = { fits: true, part: WHOLE, covers: 1, binding: '00'.repeat(16) };

  afterEach(() => images.answerProvenance(() => Promise.resolve(null)));

  async function xmpOf(id: string, name = 'photo'): Promise<string> {
    const { xmp } = await sharp(await images.store.read(`uploads/${id}/${name}.jpg`)).metadata();
    return String(xmp);
  }

  it.each([
    ['its metadata or credentials', { digital_source_type: TRAINED }, TRAINED],
    ['our credentials', { c2pa: OURS }, `${SOURCE_TYPES}composite`],
    ['our hidden mark', { mark: MARK }, `${SOURCE_TYPES}composite`],
  ])(
    'a photo that AI made by %s says so in the form and keeps its source type',
    async (_, found, type) => {
      const person = visitor();
      let examined = '';
      images.answerProvenance(async ({ object_key }) => {
        examined = object_key;
        expect((await images.store.read(object_key)).equals(photo)).toBe(true);
        return { ...NOTHING, ...found };
      });
      const { id, advice } = await images.uploaded(person, photo);
      expect(advice).toBe('ai_made');
      expect(await xmpOf(id)).toContain(`DigitalSourceType="${type}"`);
      expect(await images.objects()).not.toContain(examined);
      expect(await images.uploaded(person, photo)).toMatchObject({ duplicate: true, advice });
    },
  );

  it('a lying photo keeps its source type', async () => {
    images.answerProvenance(() => Promise.resolve({ ...NOTHING, digital_source_type: TRAINED }));
    images.answerChecks({ ...GOOD_FACE, turn: 90 });
    const { id } = await images.uploaded(visitor(), photo);
    expect(await xmpOf(id, 'turned')).toContain(TRAINED);
  });

  it.each([
    ['no marks', () => Promise.resolve(NOTHING)],
    ['an unreadable file', () => Promise.resolve(null)],
    ['a worker that fails', () => Promise.reject(new Error('broke'))],
    [
      'a broken manifest and a source type that no vocabulary has',
      () =>
        Promise.resolve({
          ...NOTHING,
          c2pa: { ...NOTHING.c2pa, present: true },
          digital_source_type: 'a name, or a prompt',
        }),
    ],
  ])('an upload with %s is stored as before', async (_, answer) => {
    images.answerProvenance(answer);
    const { id, advice } = await images.uploaded(visitor(), photo);
    expect(advice).toBeUndefined();
    expect(await xmpOf(id)).toBe('undefined');
  });
});

describe('photos that are compared', () => {
  const PATH = '/api/images/uploads/comparisons';
  const PROBLEM = {
    code: 'PHOTO_OTHER_PERSON' as const,
    detail: 'Photo 2 shows someone else.',
    photos: [2],
  };

  const photos: Buffer[] = [];
  let asked: PhotosToCompare[] = [];
  beforeAll(async () => {
    photos.push(photo, await sharp(photo).flop().jpeg().toBuffer());
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

  it('tells the reason why a tool would reject the photos', async () => {
    const person = visitor();
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
});

/** Redis commands hang while Redis is away. */
const never = () => new Promise<never>(() => undefined);

it('times out when Redis is away', async () => {
  const sender = { addAndWait: never, remove: never } as unknown as JobSender;
  const check = new PhotoCheckService(sender, { timeoutMs: 300 }).check(
    randomUUID(),
    'uploads/x/photo.jpg',
  );
  await expect(check).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
});
