import { randomUUID } from 'node:crypto';
import type { User } from '@likeness/contracts/http/users';
import { authSuite, newEmail, PASSWORD } from '../testing/running-auth.js';
import { accountSnapshotJob } from '@likeness/contracts/jobs/accounts.jobs';
import { EventBus } from '@likeness/events/event-bus';
import { JobSender } from '@likeness/queue/job-sender';
import { until } from '@likeness/testing/until';
import { Redis } from 'ioredis';
import { sessionCacheKey } from '@likeness/contracts/identity/session';
import { hashToken } from '@likeness/service-kit/identity/secret-token';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import { rotatedPhoto, transparentPhoto, animatedPhoto } from '@likeness/testing/photos/odd-photos';
import { personPhoto } from '@likeness/testing/photos/people';
import * as refused from '@likeness/testing/photos/refused-photos';
import type { Answer } from '@likeness/testing/running-service';
import sharp from 'sharp';

const auth = authSuite();

describe('users/me', () => {
  it('GET answers the user with data of billing and images', async () => {
    const email = newEmail();
    const token = await auth.loggedIn(email);
    await auth.sql`UPDATE accounts SET credits = 60, subscription_status = 'canceling',
      subscription_start = '2026-11-01Z', subscription_end = '2026-12-01Z' WHERE email = ${email}`;
    const answer = await auth.call('/api/users/me', {}, { token });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      email,
      credits: 60,
      subscription_status: 'canceling',
      subscription_start: '2026-11-01T00:00:00.000Z',
      subscription_end: '2026-12-01T00:00:00.000Z',
      liked_image_ids: [],
      disliked_image_ids: [],
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(answer.body)).not.toContain('argon2');
  });

  it('GET answers the reactions that images knows, and the last known ones while it is away', async () => {
    const token = await auth.loggedIn();
    const read = async () => {
      const { status, body } = await auth.call('/api/users/me', {}, { token });
      expect(status).toBe(200);
      const { id, liked_image_ids, disliked_image_ids } = body as User;
      return { id, liked_image_ids, disliked_image_ids };
    };
    const { id } = await read();
    const known = { liked_image_ids: [randomUUID(), randomUUID()], disliked_image_ids: [id] };
    auth.peers.answerWith(({ path, body }) => {
      expect([path, body]).toEqual(['/internal/reactions', { user_id: id }]);
      return { body: known };
    });
    expect(await read()).toEqual({ id, ...known });
    for (const answer of [{ status: 503 }, { body: { liked_image_ids: 'all' } }]) {
      auth.peers.answerWith(() => answer);
      expect(await read()).toEqual({ id, ...known });
    }
    auth.peers.answerWith(() => ({ body: { liked_image_ids: [], disliked_image_ids: [] } }));
    expect(await read()).toEqual({ id, liked_image_ids: [], disliked_image_ids: [] });
  });

  it('PATCH changes names and ignores unknown fields, a password, and its own e-mail', async () => {
    const email = newEmail();
    const token = await auth.loggedIn(email);
    const change = {
      first_name: ' Grace ',
      last_name: 'Hopper',
      email: email.toUpperCase(),
      profile_picture_url: null,
      password: 'Other-Anchor-47',
      is_superuser: true,
      credits: 1_000,
    };
    const answer = await auth.patch(change, { token });
    expect(answer.status).toBe(200);
    const expected = {
      first_name: 'Grace',
      last_name: 'Hopper',
      email,
      is_superuser: false,
      credits: 0,
    };
    expect(answer.body).toMatchObject(expected);
    expect((await auth.call('/api/users/me', {}, { token })).body).toMatchObject(expected);
    expect((await auth.login(email, PASSWORD)).status).toBe(200);
    expect((await auth.patch({}, { token })).status).toBe(200);
  });

  it('PATCH answers 400 for another e-mail', async () => {
    const token = await auth.loggedIn();
    const answer = await auth.patch({ first_name: 'X', email: newEmail() }, { token });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ detail: 'The email address of an account cannot be changed.' });
    const read = await auth.call('/api/users/me', {}, { token });
    expect(read.body).toMatchObject({ first_name: 'Ada' });
  });

  it('PATCH answers 422 for wrong fields', async () => {
    const token = await auth.loggedIn();
    for (const [field, value] of [
      ['first_name', ' '],
      ['last_name', 'x'.repeat(201)],
      ['last_name', null],
      ['language', 'fr'],
      ['language', null],
      ['profile_picture_url', 'https://evil.example/x.png'],
      ['profile_picture_url', 'javascript:alert(1)'],
    ] as const) {
      const { status, body } = await auth.patch({ [field]: value }, { token });
      const refused = { detail: [expect.objectContaining({ loc: ['body', field] })] };
      expect([value, status, body]).toEqual([value, 422, refused]);
    }
  });
});

describe('the account of an email address', () => {
  const ask = async (email: string) => {
    const answer = await auth.asService('/internal/accounts/by-email', { email }, 'billing');
    return (answer.body as { user_id: string | null }).user_id;
  };

  it('finds verified accounts regardless of case', async () => {
    const email = newEmail();
    await auth.verified(email);
    expect(await ask(email.toUpperCase())).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is not given for other addresses', async () => {
    const email = newEmail();
    await auth.register(email);
    for (const nobody of [email, newEmail(), '', '\0']) expect(await ask(nobody)).toBeNull();
  });
});

const END = '2026-12-20T12:00:00.000Z';
const MEMBER = {
  credits: 0,
  subscription_status: null,
  subscription_start: null,
  subscription_end: null,
};
const SUBSCRIBER = { ...MEMBER, subscription_status: 'active', subscription_end: END };

describe('news from billing', () => {
  let live: EventBus;
  const changed: string[] = [];
  beforeAll(async () => {
    live = auth.app.get(EventBus);
    live.onLive(({ owner, event }) => {
      if (event.type === 'account.changed') changed.push(owner.id);
    });
  });

  const me = async (token: string) => {
    const { body } = await auth.call('/api/users/me', {}, { token });
    return body as { id: string; credits: number; subscription_end: string | null };
  };
  async function tell(userId: string, revision: number, snapshot: object): Promise<void> {
    await auth.app
      .get(JobSender)
      .addAndWait(
        accountSnapshotJob,
        accountSnapshotJob.payload.parse({ user_id: userId, revision, ...snapshot }),
        10_000,
      );
  }

  it('appear in users/me, and open pages receive an event', async () => {
    const token = await auth.loggedIn();
    const { id } = await me(token);
    await live.follow({ kind: 'user', id });
    await tell(id, 1, { ...SUBSCRIBER, credits: 25 });
    expect(await me(token)).toMatchObject({
      credits: 25,
      subscription_status: 'active',
      subscription_end: END,
    });
    await until(() => changed.includes(id), 'the live news');
  });

  it('are dropped when they are outdated', async () => {
    const token = await auth.loggedIn();
    const { id } = await me(token);
    await tell(id, 7, { ...MEMBER, credits: 5 });
    await tell(id, 6, { ...MEMBER, credits: 60 });
    expect((await me(token)).credits).toBe(5);
    await tell(id, 8, { ...MEMBER, credits: 4 });
    expect((await me(token)).credits).toBe(4);
  });

  it('change the tier of sessions at once, past the caches of gateways', async () => {
    const token = await auth.loggedIn();
    const { id } = await me(token);
    const cached = async () => auth.app.get(Redis).get(sessionCacheKey(hashToken(token)));
    expect(await cached()).toContain('"member"');
    await tell(id, 1, SUBSCRIBER);
    expect(await cached()).not.toContain('"member"');
    expect((await auth.resolve(token))?.tier).toBe('subscriber');
    await tell(id, 2, { ...SUBSCRIBER, subscription_status: 'canceling' });
    expect((await auth.resolve(token))?.tier).toBe('subscriber');
    for (const [index, subscription_status] of ['past_due', 'unpaid', 'canceled'].entries()) {
      await tell(id, 3 + index, { ...SUBSCRIBER, subscription_status });
      expect((await auth.resolve(token))?.tier).toBe('member');
    }
  });

  it('of an account that is gone change nothing', async () => {
    await tell('00000000-0000-4000-8000-000000000000', 1, SUBSCRIBER);
  });
});

const PICTURE = '/api/users/me/profile-picture';

describe('POST users/me/profile-picture', () => {
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

  let loggedIn: Promise<string> | undefined;
  const someone = () => (loggedIn ??= auth.loggedIn());

  it.each([
    ['a GIF', animatedPhoto, 'Unsupported file type.'],
    ['text', async () => refused.textPhoto(), 'Unsupported file type.'],
    ['nothing', async () => refused.emptyPhoto(), 'The file is empty.'],
    ['a JPEG over 10 MB', refused.tooLargeJpeg, 'File exceeds the 10MB size limit.'],
    ['a truncated JPEG', refused.truncatedPhoto, 'Corrupted or invalid image.'],
    ['900 megapixels', refused.pixelFlood, 'more than 25 megapixels'],
  ])('answers 422 for %s', async (_what, make, words) => {
    const token = await someone();
    const answer = await upload(token, (await make()).bytes);
    expect(answer.status).toBe(422);
    expect((answer.body as { detail: string }).detail).toContain(words);
    expect(Object.keys(answer.body as object)).toEqual(['detail']);
  });

  it('answers 422 to any body without a file', async () => {
    const token = await someone();
    const wrongField = await upload(token, (await personPhoto('curls')).bytes, 'picture');
    const json = await auth.post(PICTURE, { file: 'x' }, { token });
    const none = await auth.call(PICTURE, { method: 'POST' }, { token });
    for (const answer of [wrongField, json, none]) {
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ detail: [{ type: 'missing', loc: ['body', 'file'] }] });
    }
  });
});
