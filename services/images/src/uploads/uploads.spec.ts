import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { uploadResponseSchema, type UploadResponse } from '@likeness/contracts/http/photos';
import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import { personPhoto } from '@likeness/testing/photos/people';
import { until } from '@likeness/testing/until';
import sharp from 'sharp';
import { GOOD_FACE } from '../testing/fake-worker.js';
import { expectError, member, imagesSuite, visitor } from '../testing/images-app.js';

const HOUR_MS = 3_600_000;
const images = imagesSuite({ checkTimeoutSeconds: 2 });
let photo: Buffer;

beforeAll(async () => {
  photo = (await personPhoto()).bytes;
});
afterEach(() => images.answerChecks(GOOD_FACE));

async function expiryOf(id: string): Promise<number | null> {
  const [row] = await images.sql<{ expires_at: Date | null }[]>`
    SELECT expires_at FROM images WHERE id = ${id}`;
  return row?.expires_at ? row.expires_at.getTime() - Date.now() : null;
}

describe('a good photo', () => {
  it('is stored and checked without its file name, and returns its id', async () => {
    const person = visitor();
    const response = await images.upload(person, photo);
    expect(response.status).toBe(201);
    const upload = uploadResponseSchema.parse(await response.json());
    expect(upload).toMatchObject({ width: 490, height: 600, duplicate: false });
    expect(images.checked.at(-1)?.object_key).toBe(`uploads/${upload.id}/photo.jpg`);
    const image = await (await images.as(person, `/api/images/${upload.id}`)).json();
    expect(image).toMatchObject({
      id: upload.id,
      name: `photo-${upload.id.slice(0, 8)}.jpg`,
      url: `images/${upload.id}/file`,
      creation_method_name: null,
      should_add_watermark: 'false',
    });
    const [row] = await images.sql<{ text: string }[]>`
      SELECT images::text AS text FROM images WHERE id = ${upload.id}`;
    expect(row?.text).not.toContain('secret-name');
  });

  it('with a rotated face is stored upright', async () => {
    images.answerChecks({ ...GOOD_FACE, turn: 90 });
    const person = visitor();
    const lying = await sharp(photo).rotate(270).jpeg({ quality: 100 }).toBuffer();
    const upload = await images.uploaded(person, lying);
    expect(upload).toMatchObject({ width: 490, height: 600, turned: 90 });
    // The worker may have read the lying photo, which therefore keeps its key for itself.
    const lies = await sharp(await images.store.read(`uploads/${upload.id}/photo.jpg`)).metadata();
    expect(lies).toMatchObject({ width: 600, height: 490 });
    const file = await images.store.read(`uploads/${upload.id}/turned.jpg`);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 490, height: 600 });
    const small = (bytes: Uint8Array) =>
      sharp(bytes).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    const [kept, right] = await Promise.all([small(file), small(photo)]);
    const apart = kept.map((value, i) => Math.abs(value - (right[i] ?? 0)));
    expect(Math.max(...apart)).toBeLessThan(24);
    const image = await (await images.as(person, `/api/images/${upload.id}`)).json();
    expect(image).toMatchObject({ width: 490, height: 600 });

    await images.sql`UPDATE object_removals SET due_at = now()`;
    await images.app.get(ObjectRemovals).run();
    const left = (await images.objects()).filter((key) => key.includes(upload.id));
    expect(left).toEqual([`uploads/${upload.id}/turned.jpg`]);
  });

  it('expires after 24 hours for visitors and 90 days for members', async () => {
    const guest = await images.uploaded(visitor(), photo);
    expect(((await expiryOf(guest.id)) ?? 0) / HOUR_MS).toBeCloseTo(24, 1);
    const members = await expiryOf((await images.uploaded(member(), photo)).id);
    expect((members ?? 0) / HOUR_MS).toBeCloseTo(90 * 24, 0);
  });
});

describe('the same photo again', () => {
  it('is deduplicated per owner', async () => {
    const person = visitor();
    const first = await images.uploaded(person, photo);
    const checks = images.checked.length;
    expect(await images.uploaded(person, photo)).toEqual({ ...first, duplicate: true });
    expect(images.checked.length).toBe(checks);
    expect((await images.uploaded(visitor(), photo)).id).not.toBe(first.id);
  });

  it('restarts its 24 hours', async () => {
    const person = visitor();
    const { id } = await images.uploaded(person, photo);
    await images.sql`UPDATE images SET expires_at = now() + interval '1 minute' WHERE id = ${id}`;
    expect((await images.uploaded(person, photo)).id).toBe(id);
    expect(await expiryOf(id)).toBeGreaterThan(23.9 * HOUR_MS);
  });

  it('is new after the first one expired or was deleted, swept or not', async () => {
    const person = visitor();
    const first = await images.uploaded(person, photo);
    await images.sql`UPDATE images SET expires_at = now() WHERE id = ${first.id}`;
    const second = await images.uploaded(person, photo);
    await images.as(person, `/api/images/${second.id}`, { method: 'DELETE' });
    const third = await images.uploaded(person, photo);
    expect([second.duplicate, third.duplicate]).toEqual([false, false]);
    expect(new Set([first.id, second.id, third.id]).size).toBe(3);
  });

  it('is stored and checked once for ten concurrent requests', async () => {
    const person = visitor();
    const checks = images.checked.length;
    const uploads = await Promise.all(
      Array.from({ length: 10 }, () => images.uploaded(person, photo)),
    );
    expect(new Set(uploads.map((upload) => upload.id)).size).toBe(1);
    expect(uploads.filter((upload) => !upload.duplicate)).toHaveLength(1);
    expect(images.checked.length).toBe(checks + 1);
  });

  it('is deduplicated against a concurrent process', async () => {
    const person = visitor();
    const other = (await images.uploaded(visitor(), photo)).id;
    images.answerChecks(async () => {
      await images.sql`UPDATE images SET owner_id = ${person.owner.id} WHERE id = ${other}`;
      return GOOD_FACE;
    });
    const before = await images.objects();
    expect(await images.uploaded(person, photo)).toMatchObject({ id: other, duplicate: true });
    expect(await images.objects()).toEqual(before);
  });
});

it('a client that disconnects leaves no row, no object and no file', async () => {
  const [rows, objects] = [await images.rows(), await images.objects()];
  const token = new AbortController();
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  const body = Readable.from([Buffer.from(head), photo.subarray(0, 1000)]);
  const endless = Readable.from(
    (async function* () {
      yield* body;
      await new Promise((resolve) => setTimeout(resolve, 300));
      token.abort();
    })(),
  );
  const upload = images.as(visitor(), '/api/images/uploads', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: Readable.toWeb(endless),
    duplex: 'half',
    signal: token.signal,
  });
  await expect(upload).rejects.toThrow();
  await until(async () => (await images.temporaryUploads()).length === 0);
  expect(await images.rows()).toBe(rows);
  expect(await images.objects()).toEqual(objects);
});

it('fifteen concurrent photos are all stored', async () => {
  const person = visitor();
  const photos = await Promise.all(
    Array.from({ length: 15 }, (_, index) =>
      sharp(photo)
        .modulate({ hue: index * 20 })
        .jpeg()
        .toBuffer(),
    ),
  );
  const uploads = await Promise.all(photos.map((bytes) => images.uploaded(person, bytes)));
  expect(new Set(uploads.map((upload) => upload.id)).size).toBe(15);
  expect(await images.temporaryUploads()).toEqual([]);
});

it.each([
  ['times out', () => sleep(3_000, GOOD_FACE)],
  ['fails', () => Promise.reject(new Error('engine broke'))],
])('if the check %s, an upload returns 503 and stores nothing; a retry works', async (_, check) => {
  images.answerChecks(check);
  const person = visitor();
  const [rows, objects] = [await images.rows(), await images.objects()];
  await expectError(await images.upload(person, photo), 503, 'ENGINE_UNAVAILABLE');
  expect([await images.rows(), await images.objects()]).toEqual([rows, objects]);
  images.answerChecks(GOOD_FACE);
  expect((await images.uploaded(person, photo)).duplicate).toBe(false);
});

it('a photo under check is invisible, even to its owner', async () => {
  const person = visitor();
  let id = '';
  let finish: (value: typeof GOOD_FACE) => void = () => undefined;
  images.answerChecks((job) => {
    id = job.photo_id;
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  const upload = images.upload(person, photo);
  await until(() => id !== '');
  expect((await images.as(person, `/api/images/${id}`)).status).toBe(404);
  finish(GOOD_FACE);
  expect(((await (await upload).json()) as UploadResponse).id).toBe(id);
  expect((await images.as(person, `/api/images/${id}`)).status).toBe(200);
});

it.each([
  ['image/heic', 'me.heic'],
  ['text/plain', 'me'],
])('a JPEG declared as %s and named %s is a photo', async (type, name) => {
  const { bytes } = await personPhoto();
  expect((await images.upload(visitor(), bytes, { type, name })).status).toBe(201);
});
