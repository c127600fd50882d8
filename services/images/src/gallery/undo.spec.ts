import { randomUUID } from 'node:crypto';
import { imageListSchema, imagesRestoredSchema } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { personPhoto } from '@likeness/testing/photos/people';
import { member, type RunningImages, startImages, visitor } from '../testing/images-app.js';

let images: RunningImages;
beforeAll(async () => {
  images = await startImages();
});
afterAll(() => images.close());

const remove = (person: Person, ids: readonly string[]) =>
  images.send(person, 'DELETE', '/api/images', { image_ids: ids });
const restore = (person: Person, ids: readonly string[]) =>
  images.send(person, 'POST', '/api/images/restore', { image_ids: ids });
async function restored(person: Person, ids: readonly string[]) {
  const answer = await restore(person, ids);
  expect(answer.status).toBe(200);
  return imagesRestoredSchema.parse(await answer.json()).images.map(({ id }) => id);
}
async function counts(person: Person) {
  const answer = await images.as(person, '/api/images?page=1');
  return imageListSchema.parse(await answer.json()).counts;
}

describe('a deleted image', () => {
  it('is gone from every way to it, and is all back after an undo', async () => {
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
      ['GET', '/file?w=256'],
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

  it('comes back once or twice alike, but never too late, and to nobody else', async () => {
    const [person, other] = [visitor(), visitor()];
    const [one, two] = [await images.portrait(person.owner), await images.portrait(person.owner)];
    const ids = [one.id, two.id, one.id.replaceAll('-', '').toUpperCase()];
    expect((await remove(person, ids)).status).toBe(204);
    expect((await restore(other, ids)).status).toBe(404);
    expect(await restored(person, ids)).toEqual([one.id, two.id]);
    expect(await restored(person, [one.id])).toEqual([one.id]);

    await remove(person, [one.id]);
    await images.sql.query(`UPDATE images SET expires_at = now() WHERE id = $1`, [one.id]);
    expect((await restore(person, [one.id])).status).toBe(404);
    expect(await restored(person, [one.id, two.id])).toEqual([two.id]);
    await images.endUndo();
    expect((await restore(person, [one.id])).status).toBe(404);
    expect((await images.objects()).filter((key) => key.includes(one.id))).toEqual([]);
  });

  it('is deleted by one of two tabs at the same time, and can be undone once', async () => {
    const person = member();
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1) ids.push((await images.portrait(person.owner)).id);
    const answers = await Promise.all([
      remove(person, ids),
      remove(person, ids.toReversed()),
      ...ids.map((id) => images.as(person, `/api/images/${id}`, { method: 'DELETE' })),
    ]);
    for (const { status } of answers) expect([204, 404]).toContain(status);
    expect(await counts(person)).toMatchObject({ ai_generated: 0 });
    expect(await restored(person, ids)).toEqual(ids);
    expect(await counts(person)).toMatchObject({ ai_generated: 6 });
  });

  it('goes with an erasure, and does not follow its visitor into an account', async () => {
    const [guest, person] = [visitor(), member()];
    const left = await images.portrait(guest.owner);
    await remove(guest, [left.id]);
    const claim = { visitor_id: guest.owner.id, user_id: person.owner.id };
    expect((await images.asAuth('/internal/claims', claim)).status).toBe(204);
    expect((await restore(person, [left.id])).status).toBe(404);

    const erased = await images.portrait(person.owner);
    await remove(person, [erased.id]);
    const answer = await images.asAuth('/internal/erasures', { owners: [person.owner] });
    expect(answer.status).toBe(204);
    expect((await restore(person, [erased.id])).status).toBe(404);
    expect((await images.objects()).filter((key) => key.includes(erased.id))).toEqual([]);
  });

  it('stays away when the same photo was uploaded anew', async () => {
    const person = visitor();
    const { bytes } = await personPhoto();
    const first = await images.uploaded(person, bytes);
    await remove(person, [first.id]);
    const second = await images.uploaded(person, bytes);
    expect(second).toMatchObject({ duplicate: false });
    expect((await restore(person, [first.id])).status).toBe(404);
    await remove(person, [second.id]);
    expect(await restored(person, [first.id, second.id])).toHaveLength(1);
  });

  it('keeps the time that it has', async () => {
    const person = visitor();
    const { id } = await images.portrait(person.owner);
    const at = () => images.sql.query(`SELECT expires_at FROM images WHERE id = $1`, [id]);
    const before = await at();
    await remove(person, [id]);
    await restored(person, [id]);
    expect(await at()).toEqual(before);
  });
});

it('ten thousand ids are refused, as are none and what is no id', async () => {
  const many = Array.from({ length: 10_000 }, () => randomUUID());
  for (const ids of [many, [], ['x']]) {
    expect((await remove(member(), ids)).status).toBe(422);
    expect((await restore(member(), ids)).status).toBe(422);
  }
});
