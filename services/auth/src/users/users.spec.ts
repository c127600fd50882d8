import { randomUUID } from 'node:crypto';
import type { User } from '@likeness/contracts/http/users';
import { authSuite, newEmail, PASSWORD } from '../testing/running-auth.js';

describe('users/me', () => {
  const auth = authSuite();

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

  it('PATCH changes the language', async () => {
    const token = await auth.loggedIn();
    for (const language of ['de', 'en']) {
      expect((await auth.patch({ language }, { token })).body).toMatchObject({ language });
      const read = await auth.call('/api/users/me', {}, { token });
      expect(read.body).toMatchObject({ language, first_name: 'Ada' });
    }
  });

  it('PATCH answers 400 for another e-mail', async () => {
    const token = await auth.loggedIn();
    const answer = await auth.patch({ first_name: 'X', email: newEmail() }, { token });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ detail: 'The email address of an account cannot be changed.' });
    const read = await auth.call('/api/users/me', {}, { token });
    expect(read.body).toMatchObject({ first_name: 'Ada' });
  });

  it.each([
    [{ first_name: ' ' }, 'first_name'],
    [{ last_name: 'x'.repeat(201) }, 'last_name'],
    [{ last_name: null }, 'last_name'],
    [{ language: 'fr' }, 'language'],
    [{ language: null }, 'language'],
    [{ profile_picture_url: 'https://evil.example/x.png' }, 'profile_picture_url'],
    [{ profile_picture_url: 'javascript:alert(1)' }, 'profile_picture_url'],
  ])('PATCH answers 422 for %j', async (body, field) => {
    const token = await auth.loggedIn();
    const answer = await auth.patch(body, { token });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ detail: [{ loc: ['body', field] }] });
  });
});
