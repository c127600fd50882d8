import { told } from '@likeness/testing/running-service';
import { tokenIn } from '@likeness/stand-ins/testing/running-mailbox';
import { authSuite, bearer, newEmail, PASSWORD, SITE } from '../testing/running-auth.js';

describe('POST auth/register', () => {
  const auth = authSuite();

  it('takes every spelling of an international domain, and shows what was typed', async () => {
    const local = newEmail().split('@')[0] ?? '';
    const ascii = `${local}@xn--mller-kva.example`;
    const shown = `${local}@müller.example`;
    expect((await auth.register(`${local}@MÜLLER.example`)).status).toBe(201);
    const token = tokenIn(await auth.mail.mail(shown));
    expect((await auth.post('/api/auth/verify', { token })).status).toBe(200);
    for (const typed of [ascii, shown]) {
      const token = bearer(await auth.login(typed));
      const me = await auth.call('/api/users/me', {}, { token });
      expect(me.body).toMatchObject({ email: shown });
      expect((await auth.register(typed)).body).toEqual({
        detail: 'REGISTER_USER_ALREADY_EXISTS',
      });
    }
    await auth.post('/api/auth/forgot-password', { email: shown });
    expect((await auth.mail.mail(shown, 2)).subject).toBe('Reset your password');
  });

  it('answers 201 with the user and sends a verification mail', async () => {
    const email = newEmail();
    const answer = await auth.register(email);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email,
      is_active: true,
      is_superuser: false,
      is_verified: false,
      first_name: 'Ada',
      last_name: 'Lovelace',
      language: 'en',
      profile_picture_url: null,
      credits: 0,
      subscription_status: null,
      subscription_start: null,
      subscription_end: null,
      liked_image_ids: [],
      disliked_image_ids: [],
    });
    const mail = await auth.mail.mail(email);
    expect(mail.subject).toBe('Verify your email address');
    const link = /http\S+/.exec(mail.text)?.[0] ?? '';
    expect(link).toMatch(new RegExp(`^${SITE}/verify-email\\?token=[\\w-]{43}$`));
    expect(mail.html).toContain(link);
  });

  it('omits a web address in a name from the mail', async () => {
    const email = newEmail();
    await auth.register(email, undefined, { first_name: 'You win: evil.example' });
    const { text, html } = await auth.mail.mail(email);
    expect(text).toMatch(/^Hello,\n/);
    expect(text + html).not.toContain('evil.example');
  });

  it('ignores is_superuser, is_verified and other extra fields', async () => {
    const more = { is_superuser: true, is_verified: true, is_active: false, id: 'x', credits: 99 };
    const answer = await auth.register(newEmail(), undefined, more);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      is_superuser: false,
      is_verified: false,
      is_active: true,
      credits: 0,
    });
  });

  it('stores the statement’s version, and no plain password', async () => {
    const email = newEmail();
    await auth.register(email);
    const [row] = await auth.sql<Record<string, unknown>[]>`
      SELECT * FROM accounts WHERE email = ${email}`;
    expect(row?.statement_version).toBe('2026-11');
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
  });

  it('answers 400 REGISTER_USER_ALREADY_EXISTS, comparing e-mails without case', async () => {
    const email = newEmail();
    await auth.register(email);
    for (const same of [email, email.toUpperCase(), ` ${email} `]) {
      const answer = await auth.register(same);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ detail: 'REGISTER_USER_ALREADY_EXISTS' });
    }
  });

  it.each([
    ['Sh0rt!a', 'at least 8 characters'],
    ['tulip-anchor-47', 'uppercase'],
    ['Tulip-Anchor', 'number'],
    ['TulipAnchor47', 'special character'],
    ['P@ssw0rd1!', 'guessed first'],
    ['Likeness1!', 'name of this site'],
    ['Winter2026!!', 'time of the year'],
    ['Ada-Lovelace1', 'your name'],
    ['Abcdefgh1!', 'counts'],
    [`Aa1!${'x'.repeat(300)}`, 'at most 256'],
  ])('answers 400 with a string detail for %s', async (password, words) => {
    const answer = await auth.register(newEmail(), undefined, { password });
    expect(answer.status).toBe(400);
    expect((answer.body as { detail: string }).detail).toContain(words);
    expect(JSON.stringify(answer.body)).not.toContain(password);
  });

  it('refuses the e-mail as a password', async () => {
    const answer = await auth.register('Person-7@example.org', undefined, {
      password: 'person-7@example.ORG',
    });
    expect(answer.body).toEqual({ detail: expect.stringContaining('email address') });
  });

  it('checks a weak password before whether the address is taken', async () => {
    const email = newEmail();
    await auth.register(email);
    const answer = await auth.register(email, undefined, { password: 'short' });
    expect((answer.body as { detail: string }).detail).toContain('at least 8 characters');
  });

  it('makes one account of ten parallel registrations of one address', async () => {
    const email = newEmail();
    const cases = Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0 ? email : email.toUpperCase(),
    );
    const answers = await Promise.all(cases.map((address) => auth.register(address)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...Array<number>(9).fill(400),
    ]);
    const refused = answers.filter(({ status }) => status === 400);
    for (const { body } of refused)
      expect(body).toEqual({ detail: 'REGISTER_USER_ALREADY_EXISTS' });
    const rows = await auth.sql`SELECT FROM accounts WHERE email_key = ${email}`;
    expect(rows).toHaveLength(1);
  });

  it('answers 422 for missing fields', async () => {
    const answer = await auth.post('/api/auth/register', {});
    expect(answer.status).toBe(422);
    const missing = ['email', 'password', 'first_name', 'last_name'].map((field) => ({
      type: 'missing',
      loc: ['body', field],
      msg: expect.stringMatching(/^\w+( name)? is missing\.$/),
      input: null,
    }));
    expect(answer.body).toEqual({ detail: missing });
  });

  it.each([
    ['email', 'nobody', 'value_error'],
    ['email', 'a@b', 'value_error'],
    ['email', `${'x'.repeat(250)}@example.org`, 'string_too_long'],
    ['email', 7, 'string_type'],
    ['first_name', '   ', 'string_too_short'],
    ['last_name', 'x'.repeat(201), 'string_too_long'],
    ['last_name', 'a\u0000b', 'value_error'],
    ['first_name', 'Ada\u202Egpj', 'value_error'],
    ['last_name', 'Love\u200Blace', 'value_error'],
    ['first_name', 'Win at https://evil.example', 'value_error'],
    ['last_name', 'www.evil.example', 'value_error'],
    ['first_name', null, 'string_type'],
    ['password', 12345678, 'string_type'],
    ['language', 'fr', 'value_error'],
    ['language', null, 'value_error'],
  ])('answers 422 for %s %j', async (field, value, type) => {
    const answer = await auth.register(newEmail(), undefined, { [field]: value });
    expect(answer.status).toBe(422);
    const { detail } = answer.body as { detail: { type: string; loc: string[] }[] };
    expect(detail).toMatchObject([{ type, loc: ['body', field] }]);
    if (field === 'password') expect(JSON.stringify(answer.body)).not.toContain('12345678');
  });

  it.each([
    ['🎉'.repeat(200), 'of 200 emoji'],
    ["O'Connor <b>", 'with signs'],
  ])('takes a name %# (%s)', async (name) => {
    const email = newEmail();
    const answer = await auth.register(email, undefined, {
      first_name: ` ${name} `,
      last_name: name,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ first_name: name, last_name: name });
    const mail = await auth.mail.mail(email);
    expect(mail.text).toContain(`Hello ${name},`);
    expect(mail.html).not.toContain('<b>');
  });

  it('refuses a password of a megabyte, as the login does', async () => {
    const password = 'Aa1!'.repeat(262_144);
    for (const answer of [
      await auth.register(newEmail(), undefined, { password }),
      await auth.login(newEmail(), password),
    ]) {
      expect([answer.status, answer.body]).toEqual([413, { detail: expect.any(String) }]);
    }
  });

  it.each([
    ['application/x-www-form-urlencoded', 'email=a%40example.org', 'model_attributes_type'],
    ['text/plain', '{}', 'model_attributes_type'],
    ['application/json', '[]', 'model_attributes_type'],
    ['application/json', '"text"', 'model_attributes_type'],
    ['application/json', '{"email":', 'json_invalid'],
    ['application/json', '', 'missing'],
  ])('answers 422 for %s %s', async (type, body, expected) => {
    const answer = await auth.call('/api/auth/register', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ detail: [{ type: expected, loc: ['body'] }] });
  });

  it('answers 422 without any body', async () => {
    const answer = await auth.call('/api/auth/register', { method: 'POST' });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ detail: [{ type: 'missing', loc: ['body'] }] });
  });

  it('answers 404 and 405 in the same form', async () => {
    expect(await told(auth.call('/api/auth/nothing'))).toEqual([404, { detail: 'Not Found' }]);
    const wrong = await auth.call('/api/auth/register/');
    expect([wrong.status, wrong.body]).toEqual([405, { detail: 'Method Not Allowed' }]);
    expect(wrong.headers.get('allow')).toBe('POST');
  });
});
