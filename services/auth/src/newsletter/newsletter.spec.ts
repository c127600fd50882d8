import { told } from '@likeness/testing/running-service';
import { tokenIn } from '@likeness/stand-ins/testing/running-mailbox';
import { NewsletterExportService } from './newsletter-export.service.js';
import { englishIn } from '../testing/german.js';
import { HousekeepingService } from '../sessions/housekeeping.service.js';
import { authSuite, bearer, newEmail, SITE } from '../testing/running-auth.js';

const auth = authSuite();

const ask = (email: string) => auth.post('/api/newsletter', { email });
const confirm = (token: string) => auth.post('/api/newsletter/confirm', { token });

async function tokenFor(email: string): Promise<string> {
  return tokenIn(await auth.mail.mail(email));
}

async function subscribed(email = newEmail()): Promise<string> {
  const earlier = auth.mail.to(email).length;
  await ask(email);
  const token = tokenIn(await auth.mail.mail(email, earlier + 1));
  expect((await confirm(token)).status).toBe(200);
  return email;
}

async function exported(): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of auth.app.get(NewsletterExportService).lines()) lines.push(line);
  return lines;
}

describe('the newsletter', () => {
  it('is sent only after the confirmation', async () => {
    const email = newEmail();
    expect(await told(ask(email))).toEqual([202, null]);
    expect((await exported()).join()).not.toContain(email);
    const token = await tokenFor(email);
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(200);
    expect((await exported()).filter((line) => line.includes(email))).toHaveLength(1);
  });

  it('uses the language of the last request before the confirmation', async () => {
    const email = newEmail();
    await auth.post('/api/newsletter', { email, language: 'en' });
    await auth.mail.mail(email);
    await auth.post('/api/newsletter', { email, language: 'de' });
    const mail = await auth.mail.mail(email, 2);
    expect(mail.subject).toBe('Bitte bestätige dein Newsletter-Abo');
    expect(mail.text).toMatch(/^Hallo,\n\ndu möchtest den Newsletter/);
    expect(mail.text).toContain(`${SITE}/de/newsletter/confirm?token=`);
    expect(mail.text).toContain(`${SITE}/de/newsletter/unsubscribe?token=`);
    expect(englishIn(mail)).toEqual([]);
    await confirm(tokenIn(mail));
    await auth.post('/api/newsletter', { email, language: 'en' });
    const line = (await exported()).find((each) => each.includes(email)) ?? '';
    expect(line).toMatch(/"http:\/\/likeness\.test\/de\/newsletter\/unsubscribe.*,"de"$/);
    const refused = await auth.post('/api/newsletter', { email, language: 'fr' });
    expect(refused.status).toBe(422);
  });

  it('reports whether a link was used', async () => {
    const read = (action: string, token: string) =>
      auth.post('/api/newsletter/link', { action, token });
    const email = newEmail();
    await ask(email);
    const { text } = await auth.mail.mail(email);
    const leave = /unsubscribe\?token=([\w-]+)/.exec(text)?.[1] ?? '';
    const token = await tokenFor(email);
    expect(await read('confirm', token)).toMatchObject({ status: 200, body: { is_done: false } });
    await confirm(token);
    expect((await read('confirm', token)).body).toEqual({ is_done: true });
    expect((await read('unsubscribe', leave)).body).toEqual({ is_done: false });

    await auth.call(`/api/newsletter/unsubscribe?token=${leave}`, { method: 'POST' });
    expect((await read('unsubscribe', leave)).body).toEqual({ is_done: true });
    for (const bad of [token, leave, '', 'x'.repeat(79)]) {
      expect(await told(read('confirm', bad))).toEqual([400, { detail: 'NEWSLETTER_BAD_TOKEN' }]);
    }
  });

  it('answers a subscribed address like any other, and sends no mail', async () => {
    const email = await subscribed();
    const before = auth.mail.to(email).length;
    expect((await ask(email.toUpperCase())).status).toBe(202);
    // Mails are sent in order: this one proves that no other is pending.
    await ask(`last-${email}`);
    await auth.mail.mail(`last-${email}`);
    expect(auth.mail.to(email)).toHaveLength(before);
  });

  it('is left by one request, as mail programs make it', async () => {
    const email = await subscribed();
    const line = (await exported()).find((each) => each.includes(email)) ?? '';
    const address = /"(http[^"]+\/api\/newsletter\/unsubscribe[^"]+)"/.exec(line)?.[1] ?? '';
    const { pathname, search } = new URL(address);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    for (let times = 0; times < 2; times++) {
      const answer = await auth.call(`${pathname}${search}`, { method: 'POST', body });
      expect(answer.status).toBe(204);
    }
    expect((await exported()).join()).not.toContain(email);
  });

  it('rejects a forged token, one of another action and one of a deleted subscription', async () => {
    const email = newEmail();
    await ask(email);
    const token = await tokenFor(email);
    const id = token.slice(0, 36);
    const leave = (value: string) =>
      auth.post(`/api/newsletter/unsubscribe?token=${encodeURIComponent(value)}`, {});
    const refused = [
      await confirm('nonsense'),
      await confirm(id),
      await confirm(`${id}${Buffer.alloc(32).toString('base64url')}`),
      await leave(token),
      await leave(''),
    ];
    for (const { status, body } of refused) {
      expect([status, body]).toEqual([400, { detail: 'NEWSLETTER_BAD_TOKEN' }]);
    }
    await auth.sql`
      UPDATE newsletter_subscribers SET requested_at = now() - interval '8 days' WHERE id = ${id}`;
    await auth.app.get(HousekeepingService).run();
    expect((await confirm(token)).body).toEqual({ detail: 'NEWSLETTER_BAD_TOKEN' });
  });

  it('answers 422 for an invalid address of any length', async () => {
    for (const email of ['nobody', '', `${'a'.repeat(5_000)}@example.org`]) {
      expect((await ask(email)).status).toBe(422);
    }
  });

  it('is deleted with the account', async () => {
    const email = await subscribed(await auth.verified());
    const token = bearer(await auth.login(email));
    expect((await auth.call('/api/users/me', { method: 'DELETE' }, { token })).status).toBe(204);
    expect((await exported()).join()).not.toContain(email);
  });
});
