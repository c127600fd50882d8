import { randomUUID } from 'node:crypto';
import { imageSchema } from '@likeness/contracts/http/images';
import { findImagesResponseSchema } from '@likeness/contracts/http/internal';
import { personPhoto } from '@likeness/testing/photos/people';
import { ImageRemovalService } from '../retention/image-removal.service.js';
import { expectError, member, imagesSuite, visitor } from '../testing/images-app.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const images = imagesSuite();

describe('keeping a portrait', () => {
  it('adds it to the owner’s images', async () => {
    const person = visitor();
    const portrait = await images.portrait(person.owner);
    const response = await images.as(person, `/api/images/${portrait.id}`);
    expect(imageSchema.parse(await response.json())).toMatchObject({
      id: portrait.id,
      name: 'Oil painting',
      url: `images/${portrait.id}/file`,
      width: 1200,
      height: 1600,
      creation_method_name: 'portrait',
      creation_method_config: { style: 'oil', seed: 7 },
      should_add_watermark: 'true',
      likeness: portrait.likeness,
      reaction: null,
    });
  });

  it('is idempotent, even concurrently', async () => {
    const portrait = await images.portrait(visitor().owner);
    const rows = await images.rows();
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const response = await images.asService('/internal/portraits', {
          ...portrait,
          name: 'Another name',
        });
        return imageSchema.parse(await response.json());
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.name).toBe('Oil painting');
    expect(await images.rows()).toBe(rows);
  });

  it('refuses a face between a withdrawal of consent and the next consent', async () => {
    const person = visitor();
    const consent = (method: string) => images.as(person, '/api/images/face-consent', { method });
    await consent('POST');
    const kept = await images.portrait(person.owner);
    await consent('DELETE');
    await expect(images.portrait(person.owner)).rejects.toThrow('PORTRAIT_GONE');
    await images.portrait(person.owner, { likeness: null });
    expect((await images.as(person, `/api/images/${kept.id}`)).status).toBe(200);
    await consent('POST');
    await images.portrait(person.owner);
  });

  it('sets the expiry to 7 days for visitors and 90 for members', async () => {
    const [guest, user] = [
      await images.portrait(visitor().owner),
      await images.portrait(member().owner),
    ];
    const rows = await images.sql<{ id: string; expires_at: Date | null }[]>`
      SELECT id, expires_at FROM images WHERE id = ANY(${[guest.id, user.id]})`;
    const expiry = (id: string) => rows.find((row) => row.id === id)?.expires_at ?? null;
    const left = (expiry(guest.id)?.getTime() ?? 0) - Date.now();
    expect(left).toBeGreaterThan(6.99 * DAY_MS);
    expect(left).toBeLessThanOrEqual(7 * DAY_MS);
    const members = (expiry(user.id)?.getTime() ?? 0) - Date.now();
    expect(members / DAY_MS).toBeCloseTo(90, 1);
  });

  it('requires objects of a render', async () => {
    const portrait = await images.portrait(visitor().owner);
    const id = randomUUID();
    for (const [change, status, code, detail] of [
      [{ master_key: `renders/${id}/1/master.jpg` }, 410, 'PORTRAIT_FILES_GONE', undefined],
      [
        { watermarked_key: `renders/${id}/1/watermarked.jpg` },
        410,
        'PORTRAIT_FILES_GONE',
        undefined,
      ],
      [{ master_key: 'uploads/x/photo.jpg' }, 422, 'CALL_INVALID', 'a key is not of a render'],
      [{ master_key: 'renders/../secret' }, 422, 'CALL_INVALID', 'a key is not of a render'],
    ] as const) {
      const response = await images.asService('/internal/portraits', {
        ...portrait,
        id,
        ...change,
      });
      await expectError(response, status, code, detail);
    }
  });

  it('is delivered even if the owner deletes the portrait between reveal and record', async () => {
    const person = member();
    const portrait = await images.portrait(person.owner, { hidden: true });
    const keep = () => images.asService('/internal/portraits', portrait);
    const reveal = () => images.asService('/internal/portraits/reveal', { id: portrait.id });
    expect((await reveal()).status).toBe(200);
    await images.as(person, `/api/images/${portrait.id}`, { method: 'DELETE' });
    expect((await keep()).status).toBe(200);
    expect((await reveal()).status).toBe(200);
    expect((await images.as(person, `/api/images/${portrait.id}`)).status).toBe(404);
    await images.endUndo();
    await expectError(await keep(), 410, 'PORTRAIT_FILES_GONE');
  });
});

describe('a hidden portrait', () => {
  const reveal = (id: string) => images.asService('/internal/portraits/reveal', { id });

  it('is invisible until it is revealed', async () => {
    const person = member();
    const portrait = await images.portrait(person.owner, { hidden: true });
    const { id } = portrait;
    const again = await images.asService('/internal/portraits', portrait);
    expect(imageSchema.parse(await again.json()).id).toBe(id);
    const list = () => images.list(person, '?page=1');
    for (const suffix of ['', '/file', '/file?w=256']) {
      expect((await images.as(person, `/api/images/${id}${suffix}`)).status).toBe(404);
    }
    expect(await list()).toMatchObject({ images: [], total: 0, counts: { ai_generated: 0 } });
    const find = { owner: person.owner, ids: [id] };
    const found = await images.asService('/internal/images/find', find);
    expect(await found.json()).toEqual({ images: [] });
    for (const [method, path] of [
      ['POST', `/api/images/remove-watermarks`],
      ['DELETE', '/api/images'],
    ] as const) {
      const response = await images.send(person, method, path, { image_ids: [id] });
      await expectError(response, 404, 'NOT_FOUND');
    }

    for (const _ of [1, 2]) {
      const response = await reveal(id);
      expect(response.status).toBe(200);
      expect(imageSchema.parse(await response.json()).id).toBe(id);
    }
    expect((await images.as(person, `/api/images/${id}/file`)).status).toBe(200);
    expect(await list()).toMatchObject({ images: [{ id }], total: 1, counts: { ai_generated: 1 } });
    const [row] = await images.sql<{ days: number }[]>`
      SELECT round(extract(epoch FROM expires_at - now()) / 86400)::int AS days
      FROM images WHERE id = ${id}`;
    expect(row?.days).toBe(90);
  });

  it('ignores a machine clock that is a day behind', async () => {
    const { owner } = member();
    const real = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => real() - 25 * HOUR_MS);
    const { id } = await images
      .portrait(owner, { hidden: true })
      .finally(() => clock.mockRestore());
    expect((await reveal(id)).status).toBe(200);
  });

  it('expires after a day', async () => {
    const { owner } = member();
    const { id, master_key } = await images.portrait(owner, { hidden: true });
    const [row] = await images.sql<{ hours: number }[]>`
      SELECT round(extract(epoch FROM expires_at - now()) / 3600)::int AS hours FROM images
      WHERE id = ${id}`;
    expect(row?.hours).toBe(24);
    await images.sql`UPDATE images SET expires_at = now() WHERE id = ${id}`;
    for (const gone of [id, randomUUID()]) {
      await expectError(await reveal(gone), 410, 'PORTRAIT_GONE');
    }
    await images.app.get(ImageRemovalService).sweep();
    expect(await images.objects()).not.toContain(master_key);
  });
});

it('a portrait without a person has no likeness and no face', async () => {
  const person = member();
  const { id } = await images.portrait(person.owner, { likeness: null });
  const answer = await images.as(person, `/api/images/${id}`);
  expect(imageSchema.parse(await answer.json()).likeness).toBeNull();
  const response = await images.asService('/internal/photos/resolve', {
    owner: person.owner,
    photo_ids: [id],
    face_consent: true,
  });
  expect(await response.json()).toMatchObject({ photos: [{ id, has_face: false }] });
  const poses = await images.as(person, '/api/images/headposes');
  expect(await poses.json()).toEqual({ images: [] });
});

it('finding images returns existing ones in the requested order', async () => {
  const { owner } = visitor();
  const ids = await images.portraits(owner, 2);
  const foreign = (await images.portrait(visitor().owner)).id;
  const [first = '', second = ''] = ids;
  const response = await images.asService('/internal/images/find', {
    owner,
    ids: [second, randomUUID(), foreign, first],
  });
  const found = findImagesResponseSchema.parse(await response.json());
  expect(found.images.map((image) => image.id)).toEqual([second, first]);
});

describe('discarding objects', () => {
  it('removes only unreferenced renders', async () => {
    const portrait = await images.portrait(visitor().owner);
    const orphan = `renders/${randomUUID()}/2/master.jpg`;
    await images.store.put(orphan, Buffer.from('x'));
    const response = await images.asService('/internal/objects/discard', {
      object_keys: [orphan, portrait.master_key, portrait.watermarked_key, 'renders/none.jpg'],
    });
    expect(response.status).toBe(204);
    const objects = await images.objects();
    expect(objects).not.toContain(orphan);
    expect(objects).toEqual(
      expect.arrayContaining([portrait.master_key, portrait.watermarked_key]),
    );
  });

  it.each(['uploads/x/photo.jpg', 'renders/../uploads/x', '/etc/passwd', 'derived/x/y.webp'])(
    'rejects %s',
    async (key) => {
      const response = await images.asService('/internal/objects/discard', { object_keys: [key] });
      await expectError(response, 422, 'CALL_INVALID', 'a key is not of a render');
    },
  );
});

describe('resolving photos', () => {
  const resolve = (body: object) => images.asService('/internal/photos/resolve', body);

  it('returns the owner’s photos and portraits in the requested order', async () => {
    const person = visitor();
    const { id } = await images.uploaded(person, (await personPhoto()).bytes);
    const portrait = await images.portrait(person.owner);
    const response = await resolve({
      owner: person.owner,
      photo_ids: [portrait.id, id],
      face_consent: false,
    });
    expect(await response.json()).toEqual({
      photos: [
        { id: portrait.id, object_key: portrait.master_key, has_face: true },
        { id, object_key: `uploads/${id}/photo.jpg`, has_face: true },
      ],
    });
  });

  it('rejects other owners’ and removed photos', async () => {
    const person = visitor();
    const { id } = await images.uploaded(person, (await personPhoto()).bytes);
    const body = { photo_ids: [id], face_consent: true };
    await expectError(await resolve({ ...body, owner: visitor().owner }), 404, 'PHOTO_UNKNOWN');
    await images.as(person, `/api/images/${id}`, { method: 'DELETE' });
    await expectError(await resolve({ ...body, owner: person.owner }), 404, 'PHOTO_UNKNOWN');
  });

  it('requires consent, given now or before', async () => {
    const { owner } = visitor();
    const portrait = await images.portrait(owner);
    const body = { owner, photo_ids: [portrait.id] };
    const refused = await resolve({ ...body, face_consent: false });
    await expectError(refused, 422, 'FACE_CONSENT_REQUIRED');
    expect((await resolve({ ...body, face_consent: true })).status).toBe(200);
    expect((await resolve({ ...body, face_consent: false })).status).toBe(200);
  });
});
