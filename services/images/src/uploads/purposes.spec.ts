import type { PhotoReference } from '@likeness/contracts/http/internal';
import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import type { Person } from '@likeness/contracts/identity/principal';
import { personPhoto } from '@likeness/testing/photos/people';
import { GOOD_FACE } from '../testing/fake-worker.js';
import { member, imagesSuite } from '../testing/images-app.js';

const POOR: PhotoVerdict = {
  ok: false,
  code: 'PHOTO_FACE_TOO_SMALL',
  detail: 'The face is 40 pixels wide.',
  located: true,
};
const NONE: PhotoVerdict = { ok: false, code: 'PHOTO_NO_FACE', detail: 'No face.' };

const images = imagesSuite();
let photo: Buffer;
beforeAll(async () => {
  photo = (await personPhoto()).bytes;
});

async function codeOf(response: Response): Promise<unknown> {
  return response.ok ? 'kept' : ((await response.json()) as { code: unknown }).code;
}

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
    answers.push(await codeOf(await images.upload(member(), photo, { purpose })));
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
  expect(await codeOf(await images.upload(person, photo))).toBe('PHOTO_NO_FACE');
  expect(await codeOf(await images.upload(person, photo, { purpose: 'pose' }))).toBe(
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
  expect(await codeOf(await images.asService(query('pose'), photo))).toBe('POSE_NO_FACE');
  expect(await codeOf(await images.asService(query('reference'), photo))).toBe('kept');
  expect(await codeOf(await images.asService(query('fun'), photo))).toBe('CALL_INVALID');
});
