import { setTimeout as delay } from 'node:timers/promises';
import { faceConsentSchema, withdrawnConsentSchema } from '@likeness/contracts/http/photos';
import type { Person } from '@likeness/contracts/identity/principal';
import { burst, statusesOf } from '@likeness/testing/burst';
import { personPhoto } from '@likeness/testing/photos/people';
import { until } from '@likeness/testing/until';
import { GOOD_FACE } from '../testing/fake-worker.js';
import { codeOf, imagesSuite, visitor } from '../testing/images-app.js';

const PATH = '/api/images/face-consent';
const images = imagesSuite();
let photo: Buffer;

beforeAll(async () => {
  photo = (await personPhoto()).bytes;
});

async function consentOf(person: Person) {
  return faceConsentSchema.parse(await (await images.as(person, PATH)).json());
}

async function withdraw(person: Person, query = '') {
  const answer = await images.as(person, PATH + query, { method: 'DELETE' });
  return withdrawnConsentSchema.parse(await answer.json()).image_ids;
}

it('is missing by default', async () => {
  expect(await consentOf(visitor())).toEqual({ given: false, given_at: null });
});

it('is stored once for parallel and for repeated requests', async () => {
  const person = visitor();
  const giveOften = () => burst(20, () => images.as(person, PATH, { method: 'POST' }));
  expect(statusesOf(await giveOften())).toEqual({ 204: 20 });
  const rows = await images.sql`SELECT FROM face_consents WHERE owner_id = ${person.owner.id}`;
  expect(rows).toHaveLength(1);
  const first = await consentOf(person);
  expect(first.given).toBe(true);
  await giveOften();
  expect(await consentOf(person)).toEqual(first);
});

it('is required before the photo is read', async () => {
  const person = visitor();
  const [rows, checked] = [await images.rows(), images.checked.length];
  const refused = await images.upload(person, photo, { consent: false });
  expect(refused.status).toBe(422);
  expect(await codeOf(refused)).toBe('FACE_CONSENT_REQUIRED');
  expect(await images.rows()).toBe(rows);
  expect(images.checked).toHaveLength(checked);
});

it('keeps no photo in races of an upload with the withdrawal', async () => {
  const before = await images.objects();
  for (let race = 0; race < 30; race += 2) {
    const person = visitor();
    await images.as(person, PATH, { method: 'POST' });
    const uploading = images.upload(person, photo, { consent: false });
    await delay(2 * race);
    expect((await images.as(person, PATH, { method: 'DELETE' })).status).toBe(200);
    await uploading;
    const left = await images.sql`
      SELECT state FROM images WHERE owner_id = ${person.owner.id} AND state <> 'deleted'`;
    expect(left).toEqual([]);
  }
  await images.endUndo();
  expect(await images.objects()).toEqual(before);
});

it('is what an upload lacks whose photo a withdrawal took from the check', async () => {
  const person = visitor();
  images.answerChecks(async () => {
    await withdraw(person);
    throw new Error('no such object');
  });
  const refused = await images.upload(person, photo);
  images.answerChecks(GOOD_FACE);
  expect([refused.status, await codeOf(refused)]).toEqual([422, 'FACE_CONSENT_REQUIRED']);
});

it('is given with an upload and remembered', async () => {
  const person = visitor();
  await images.uploaded(person, photo);
  expect((await consentOf(person)).given).toBe(true);
  expect((await images.upload(person, photo, { consent: false })).status).toBe(201);
});

describe('withdrawn', () => {
  it('deletes its photos and nothing else, and they can be restored for a while', async () => {
    const person = visitor();
    const other = visitor();
    const { id } = await images.uploaded(person, photo);
    const kept = await images.uploaded(other, photo);
    const portrait = await images.portrait(person.owner);

    expect(await withdraw(person)).toEqual([id]);

    expect(await consentOf(person)).toEqual({ given: false, given_at: null });
    expect((await images.as(person, `/api/images/${id}`)).status).toBe(404);
    const again = await images.upload(person, photo, { consent: false });
    expect(await codeOf(again)).toBe('FACE_CONSENT_REQUIRED');
    await images.send(person, 'POST', '/api/images/restore', { image_ids: [id] });
    expect((await images.as(person, `/api/images/${id}`)).status).toBe(200);
    expect((await consentOf(person)).given).toBe(false);

    expect(await withdraw(person)).toEqual([id]);
    await images.endUndo();
    const objects = await images.objects();
    expect(objects.filter((key) => key.includes(id))).toEqual([]);
    expect(objects).toContain(`uploads/${kept.id}/photo.jpg`);
    expect(objects).toContain(portrait.master_key);
  });

  it('deletes the portraits, too, if nothing is to be kept', async () => {
    const person = visitor();
    const { id } = await images.uploaded(person, photo);
    const portrait = await images.portrait(person.owner);
    expect((await withdraw(person, '?keep=nothing')).toSorted()).toEqual(
      [id, portrait.id].toSorted(),
    );
    await images.endUndo();
    expect(await images.objects()).not.toContain(portrait.master_key);
  });

  it('stays on record and can be given again', async () => {
    const person = visitor();
    for (const method of ['POST', 'DELETE', 'POST', 'DELETE', 'DELETE', 'POST']) {
      expect((await images.as(person, PATH, { method })).ok).toBe(true);
    }
    const rows = await images.sql<{ withdrawn: boolean; text_version: string }[]>`
      SELECT withdrawn_at IS NOT NULL AS withdrawn, text_version FROM face_consents
      WHERE owner_id = ${person.owner.id} ORDER BY id`;
    expect(rows.map((row) => row.withdrawn)).toEqual([true, true, false]);
    expect(rows[0]?.text_version).toBe('face-analysis-2');
  });

  it('to an earlier text is asked for again', async () => {
    const person = visitor();
    await images.as(person, PATH, { method: 'POST' });
    await images.sql`UPDATE face_consents SET text_version = 'face-analysis-1'
      WHERE owner_id = ${person.owner.id}`;
    expect(await codeOf(await images.upload(person, photo, { consent: false }))).toBe(
      'FACE_CONSENT_REQUIRED',
    );
    await images.as(person, PATH, { method: 'POST' });
    expect((await images.upload(person, photo, { consent: false })).status).toBe(201);
    const texts = await images.sql<{ text_version: string; withdrawn: boolean }[]>`
      SELECT text_version, withdrawn_at IS NOT NULL AS withdrawn FROM face_consents
      WHERE owner_id = ${person.owner.id} ORDER BY id`;
    expect(texts).toEqual([
      { text_version: 'face-analysis-1', withdrawn: true },
      { text_version: 'face-analysis-2', withdrawn: false },
    ]);
  });

  it('rejects a photo that is being checked', async () => {
    const person = visitor();
    let id = '';
    images.answerChecks(async (job) => {
      id = job.photo_id;
      await images.as(person, PATH, { method: 'DELETE' });
      return GOOD_FACE;
    });
    const response = await images.upload(person, photo);
    images.answerChecks(GOOD_FACE);
    expect(await codeOf(response)).toBe('FACE_CONSENT_REQUIRED');
    await until(async () => !(await images.objects()).some((key) => key.includes(id)));
    expect((await images.as(person, `/api/images/${id}`)).status).toBe(404);
  });
});
