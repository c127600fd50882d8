import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import { rotatedPhoto, transparentPhoto, animatedPhoto } from '@likeness/testing/photos/odd-photos';
import { personPhoto } from '@likeness/testing/photos/people';
import * as refused from '@likeness/testing/photos/refused-photos';
import type { Answer } from '@likeness/testing/running-service';
import sharp from 'sharp';
import { authSuite } from '../testing/running-auth.js';

const PICTURE = '/api/users/me/profile-picture';

describe('POST users/me/profile-picture', () => {
  const auth = authSuite();

  async function upload(token: string | undefined, bytes: Buffer, field = 'file', name = 'me.png') {
    const body = new FormData();
    body.set(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
    return auth.call(PICTURE, { method: 'POST', body }, { token });
  }
  const urlOf = (answer: Answer) =>
    (answer.body as { profile_picture_url: string }).profile_picture_url;
  const objects = async () =>
    (await readdir(auth.objects, { recursive: true }).catch(() => []))
      .filter((name) => name.endsWith('.webp'))
      .map((name) => path.basename(name));

  it('answers the user with the picture, square, re-encoded and stripped', async () => {
    const token = await auth.loggedIn();
    const answer = await upload(token, (await rotatedPhoto(6)).bytes);
    expect(answer.status).toBe(200);
    expect(urlOf(answer)).toMatch(/^\/api\/users\/me\/profile-picture\/[0-9a-f-]{36}\.webp$/);
    const me = await auth.call('/api/users/me', {}, { token });
    expect(urlOf(me)).toBe(urlOf(answer));
    const response = await auth.fetch(urlOf(answer), {}, { token });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 490, height: 490, hasAlpha: false });
    expect([picture.exif, picture.orientation, picture.icc]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const etag = response.headers.get('etag') ?? '';
    const again = await auth.fetch(
      urlOf(answer),
      { headers: { 'if-none-match': etag } },
      { token },
    );
    expect(again.status).toBe(304);
  });

  it('takes a transparent PNG and replaces the picture before', async () => {
    const token = await auth.loggedIn();
    const first = urlOf(await upload(token, (await personPhoto('curls')).bytes));
    const second = urlOf(await upload(token, (await transparentPhoto()).bytes));
    expect((await auth.fetch(first, {}, { token })).status).toBe(404);
    expect((await auth.fetch(second, {}, { token })).status).toBe(200);
    const kept = await objects();
    expect(kept).toContain(path.basename(second));
    expect(kept).not.toContain(path.basename(first));
  });

  it('can be sent back by PATCH, and removed with null or ""', async () => {
    const token = await auth.loggedIn();
    for (const empty of [null, '']) {
      const url = urlOf(await upload(token, (await personPhoto('curls')).bytes));
      const kept = await auth.patch({ profile_picture_url: url }, { token });
      expect([kept.status, urlOf(kept)]).toEqual([200, url]);
      const removed = await auth.patch({ profile_picture_url: empty }, { token });
      expect([removed.status, urlOf(removed)]).toEqual([200, null]);
      expect((await auth.fetch(url, {}, { token })).status).toBe(404);
      expect(await objects()).not.toContain(path.basename(url));
    }
  });

  it('leaves no object when the account cannot name it', async () => {
    const token = await auth.loggedIn();
    const before = await objects();
    await auth.sql`
      ALTER TABLE accounts ADD CONSTRAINT no_picture CHECK (picture_file IS NULL) NOT VALID`;
    const failed = await upload(token, (await personPhoto('curls')).bytes);
    await auth.sql`ALTER TABLE accounts DROP CONSTRAINT no_picture`;
    expect(failed.status).toBe(500);
    await auth.sql`UPDATE object_removals SET due_at = now()`;
    await auth.app.get(ObjectRemovals).run();
    expect(await objects()).toEqual(before);
  });

  it('is seen by its owner alone', async () => {
    const [token, other] = [await auth.loggedIn(), await auth.loggedIn()];
    const url = urlOf(await upload(token, (await personPhoto('curls')).bytes));
    expect((await auth.fetch(url, {}, { token: other })).status).toBe(404);
    expect((await auth.fetch(url)).status).toBe(401);
    const foreign = await auth.patch({ profile_picture_url: url }, { token: other });
    expect(foreign.status).toBe(422);
  });

  it.each([
    ['a GIF', animatedPhoto, 'Unsupported file type.'],
    ['text', async () => refused.textPhoto(), 'Unsupported file type.'],
    [
      'an SVG',
      async () => ({ bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }),
      'Unsupported file type.',
    ],
    ['nothing', async () => refused.emptyPhoto(), 'The file is empty.'],
    ['a JPEG over 10 MB', refused.tooLargeJpeg, 'File exceeds the 10MB size limit.'],
    ['a truncated JPEG', refused.truncatedPhoto, 'Corrupted or invalid image.'],
    ['900 megapixels', refused.pixelFlood, 'more than 25 megapixels'],
  ])('answers 422 for %s', async (_what, make, words) => {
    const token = await auth.loggedIn();
    const answer = await upload(token, (await make()).bytes);
    expect(answer.status).toBe(422);
    expect((answer.body as { detail: string }).detail).toContain(words);
    expect(Object.keys(answer.body as object)).toEqual(['detail']);
  });

  it('answers 422 to any body without a file', async () => {
    const token = await auth.loggedIn();
    const wrongField = await upload(token, (await personPhoto('curls')).bytes, 'picture');
    const json = await auth.post(PICTURE, { file: 'x' }, { token });
    const none = await auth.call(PICTURE, { method: 'POST' }, { token });
    for (const answer of [wrongField, json, none]) {
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ detail: [{ type: 'missing', loc: ['body', 'file'] }] });
    }
  });
});
