import { randomUUID } from 'node:crypto';
import { deletedImagesSchema, imagesRestoredSchema } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { personPhoto } from '@likeness/testing/photos/people';
import { member, imagesSuite, visitor } from '../testing/images-app.js';

const images = imagesSuite();

const restore = (person: Person, ids: readonly string[]) =>
  images.send(person, 'POST', '/api/images/restore', { image_ids: ids });
async function restored(person: Person, ids: readonly string[]) {
  const answer = await restore(person, ids);
  expect(answer.status).toBe(200);
  return imagesRestoredSchema.parse(await answer.json()).images.map(({ id }) => id);
}
const counts = async (person: Person) => (await images.list(person, '?page=1')).counts;

describe('a deleted image', () => {
  it('is hidden everywhere and complete after an undo', async () => {
    const person = member();
    const { id } = await images.portrait(person.owner);
    await images.send(person, 'POST', `/api/images/${id}/reactions`, { reaction: 'like' });
    await images.as(person, `/api/images/${id}/file?w=256`);
    const before = await counts(person);
    const seen = await (await images.as(person, `/api/images/${id}`)).json();
    expect((await images.as(person, `/api/images/${id}`, { method: 'DELETE' })).status).toBe(204);

    const ways: [string, string, unknown?][] = [
      ['GET', ''],
      ['GET', '/file'],
      ['HEAD', '/file'],
      ['GET', '/file?w=512'],
      ['DELETE', ''],
      ['POST', '/reactions', { reaction: 'like' }],
    ];
    for (const [method, suffix, body] of ways) {
      const path = `/api/images/${id}${suffix}`;
      const answer = await (body === undefined
        ? images.as(person, path, { method })
        : images.send(person, method, path, body));
      expect([method, suffix, answer.status]).toEqual([method, suffix, 404]);
    }
    for (const [path, body] of [
      ['/api/images/download', { image_ids: [id], zip: false }],
      ['/api/images/remove-watermarks', { image_ids: [id] }],
    ] as const) {
      expect((await images.send(person, 'POST', path, body)).status).toBe(404);
    }
    expect(await counts(person)).toMatchObject({ ai_generated: 0, reactions: { like: 0 } });
    expect(await (await images.as(person, '/api/images/headposes')).json()).toEqual({ images: [] });

    expect(await restored(person, [id])).toEqual([id]);
    expect(await counts(person)).toEqual(before);
    expect(await (await images.as(person, `/api/images/${id}`)).json()).toEqual(seen);
    expect((await images.as(person, `/api/images/${id}/file`)).status).toBe(200);
  });

  it('restores idempotently, in time and for its owner only', async () => {
    const [person, other] = [visitor(), visitor()];
    const [one = '', two = ''] = await images.portraits(person.owner, 2);
    const ids = [one, two, one.replaceAll('-', '').toUpperCase()];
    expect((await images.remove(person, ids)).status).toBe(204);
    expect((await restore(other, ids)).status).toBe(404);
    expect(await restored(person, ids)).toEqual([one, two]);
    expect(await restored(person, [one])).toEqual([one]);

    await images.remove(person, [one]);
    await images.sql`UPDATE images SET expires_at = now() WHERE id = ${one}`;
    expect((await restore(person, [one])).status).toBe(404);
    expect(await restored(person, [one, two])).toEqual([two]);
    await images.endUndo();
    expect((await restore(person, [one])).status).toBe(404);
    expect((await images.objects()).filter((key) => key.includes(one))).toEqual([]);
  });

  it('handles concurrent deletes of two tabs', async () => {
    const person = member();
    const ids = await images.portraits(person.owner, 6);
    const answers = await Promise.all([
      images.remove(person, ids),
      images.remove(person, ids.toReversed()),
      ...ids.map((id) => images.as(person, `/api/images/${id}`, { method: 'DELETE' })),
    ]);
    for (const { status } of answers) expect([204, 404]).toContain(status);
    expect(await counts(person)).toMatchObject({ ai_generated: 0 });
    expect(await restored(person, ids)).toEqual(ids);
    expect(await counts(person)).toMatchObject({ ai_generated: 6 });
  });

  it('is erased with its owner and does not move to an account', async () => {
    const [guest, person] = [visitor(), member()];
    const left = await images.portrait(guest.owner);
    await images.remove(guest, [left.id]);
    await images.claim(guest, person);
    expect((await restore(person, [left.id])).status).toBe(404);

    const erased = await images.portrait(person.owner);
    await images.remove(person, [erased.id]);
    const answer = await images.asAuth('/internal/erasures', { owners: [person.owner] });
    expect(answer.status).toBe(204);
    expect((await restore(person, [erased.id])).status).toBe(404);
    expect((await images.objects()).filter((key) => key.includes(erased.id))).toEqual([]);
  });

  it('stays deleted if the photo was uploaded again', async () => {
    const person = visitor();
    const { bytes } = await personPhoto();
    const first = await images.uploaded(person, bytes);
    await images.remove(person, [first.id]);
    const second = await images.uploaded(person, bytes);
    expect(second).toMatchObject({ duplicate: false });
    expect((await restore(person, [first.id])).status).toBe(404);
    await images.remove(person, [second.id]);
    expect(await restored(person, [first.id, second.id])).toHaveLength(1);
  });
});

describe('the list of deleted images', () => {
  const listed = async (person: Person, query = '') => {
    const answer = await images.as(person, `/api/images/deleted${query}`);
    expect(answer.status).toBe(200);
    return deletedImagesSchema.parse(await answer.json());
  };
  const idsOf = async (person: Person, query?: string) =>
    (await listed(person, query)).images.map(({ id }) => id);
  const preview = async (person: Person, id: string) =>
    (await images.as(person, `/api/images/${id}/file?w=256`)).status;

  it('has restorable images with deadlines, last deleted first', async () => {
    const [person, other] = [member(), member()];
    const [kept = '', one = '', two = ''] = await images.portraits(person.owner, 3);
    for (const id of [one, two]) await images.remove(person, [id]);
    expect(await idsOf(person)).toEqual([two, one]);
    expect(await idsOf(other)).toEqual([]);
    const [first] = (await listed(person)).images;
    const left = Date.parse(first?.expires_at ?? '') - Date.now();
    expect(left).toBeGreaterThan(9 * 60_000);
    expect(left).toBeLessThanOrEqual(10 * 60_000);

    expect(await preview(person, two)).toBe(200);
    expect(await preview(other, two)).toBe(404);
    expect(await restored(person, [two])).toEqual([two]);
    expect(await idsOf(person)).toEqual([one]);
    await images.sql`UPDATE images SET expires_at = now() WHERE id = ${one}`;
    expect(await idsOf(person)).toEqual([]);
    expect(await preview(person, one)).toBe(404);
    expect(await preview(person, kept)).toBe(200);
  });

  it('excludes images that expired meanwhile', async () => {
    const person = visitor();
    const { id } = await images.portrait(person.owner);
    await images.remove(person, [id]);
    await images.sql`UPDATE images SET kept_until = now() WHERE id = ${id}`;
    expect(await idsOf(person)).toEqual([]);
    expect(await preview(person, id)).toBe(404);
  });

  it('is paged', async () => {
    const person = member();
    const ids = await images.portraits(person.owner, 3);
    for (const id of ids) await images.remove(person, [id]);
    expect((await listed(person, '?limit=2')).next).toBe(2);
    expect(await idsOf(person, '?limit=2&page=2')).toEqual([ids[0]]);
    expect((await listed(person, '?limit=2&page=2')).next).toBeNull();
    expect((await images.as(person, '/api/images/deleted?limit=49')).status).toBe(422);
  });
});

it('rejects ten thousand ids, no ids and malformed ids', async () => {
  const many = Array.from({ length: 10_000 }, () => randomUUID());
  for (const ids of [many, [], ['x']]) {
    expect((await images.remove(member(), ids)).status).toBe(422);
    expect((await restore(member(), ids)).status).toBe(422);
  }
});
