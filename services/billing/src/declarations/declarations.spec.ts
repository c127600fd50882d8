import { told } from '@likeness/testing/running-service';
import { createHash, randomUUID } from 'node:crypto';
import { until } from '@likeness/testing/until';
import { Redis } from 'ioredis';
import { DeclarationsRepository } from '../database/declarations.repository.js';
import { OperatorController } from '../internal/operator.controller.js';
import {
  billingSuite,
  codeOf,
  event,
  guest,
  member,
  sessionOf,
  subscribe,
} from '../testing/running-billing.js';

let addresses = 0;
function newEmail(): string {
  addresses += 1;
  return `somebody-${addresses}@example.org`;
}

describe('declarations', () => {
  const billing = billingSuite({ SUPPORT_EMAIL: 'help@likeness.test' });

  let places = 0;
  const declare = (more: object, person = guest(`198.51.100.${(places += 1)}`)) =>
    billing.post(person, '/api/payments/declarations', {
      kind: 'cancellation',
      name: 'Ada <b>Lovelace</b>',
      email: newEmail(),
      contract: 'Professional',
      ...more,
    });
  const open = (link: string, method = 'GET') => {
    const { pathname, search } = new URL(link);
    return billing.as(guest(), pathname + search, { method });
  };
  const linkIn = (text: string) => /http:\/\/\S+confirmation\?token=\S+/.exec(text)?.[0];
  async function subscriber(email: string) {
    const userId = randomUUID();
    const session = sessionOf(billing, await subscribe(billing, userId));
    const { id } = billing.stripe.begin(session.id);
    await billing.deliver(event('checkout.session.completed', { id: session.id }));
    billing.auth.people.set(email, userId);
    const { records } = billing.stripe;
    return { userId, isEnding: () => records.get('subscription', id).cancel_at_period_end };
  }

  it('whose receipt is refused for good are on the operator page', async () => {
    const email = newEmail();
    billing.mail.refuseTo(email);
    await declare({ email });
    const mails = () => billing.app.get(OperatorController).readMails();
    await until(async () => (await mails()).refused.length === 1);
    const refusal = { kind: 'declaration', reply: '550 no such mailbox' };
    expect((await mails()).refused).toMatchObject([refusal]);
  });

  it('turn no user text into a link', async () => {
    const email = newEmail();
    const evil = 'https://evil.example/win';
    await declare({ email, name: evil, contract: `see ${evil}`, reason: 'or evil.example' });
    const { text, html } = await billing.mail.mail(email);
    expect(text).toMatch(/^Hello,\n/);
    expect(text + html).not.toMatch(/evil\.example|:\/\/evil/);
    expect(text.replaceAll('\u200B', '')).toContain(`Contract: see ${evil}`);
    expect(text).toContain('Takes effect: as early as possible');
  });

  it('reach the receipt without invisible characters', async () => {
    const email = newEmail();
    const answer = await declare({
      email,
      name: 'Ada\u202E \u200BLovelace',
      contract: 'Pro\u2066\nyes',
      effective_on: '2026-12-31',
    });
    expect(answer.status).toBe(202);
    const { text } = await billing.mail.mail(email);
    expect(text).toContain('Name: Ada Lovelace\n');
    expect(text).toContain('Contract: Pro\nyes');
    expect(text).toContain('Takes effect: 31 December 2026\n');
  });

  it('are received without login, with a receipt of their words and time', async () => {
    const email = newEmail();
    const given = { kind: 'withdrawal', email, reason: 'I changed my mind.' };
    const { status, body } = await declare(given);
    expect(status).toBe(202);
    const { id, received_at } = body as { id: string; received_at: string };
    const { subject, text, html, reply_to } = await billing.mail.mail(email);
    expect(reply_to).toBe('help@likeness.test');
    expect(subject).toBe('We have received your withdrawal');
    const words = [
      'withdrawal',
      'Ada <b>Lovelace</b>',
      email,
      'Professional',
      'I changed my mind.',
    ];
    for (const word of [...words, id]) expect(text).toContain(word);
    expect(text).toContain(new Date(received_at).toISOString().slice(13, 19));
    expect(html).not.toContain('<b>');
    expect(linkIn(text)).toBeUndefined();
  });

  it('end a subscription when the owner of its address says so by the link, and not before', async () => {
    const email = newEmail();
    const { isEnding } = await subscriber(email);
    const written = email.replace('somebody', 'Somebody');
    const { status } = await declare({ email: written });
    expect(status).toBe(202);
    const link = linkIn((await billing.mail.mail(written)).text) ?? '';
    const page = await open(link);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.body).toContain('Yes, end my subscription');
    expect(isEnding()).toBe(false);
    for (const _ of [1, 2]) {
      expect(await told(open(link, 'POST'))).toEqual([
        200,
        expect.stringContaining('will not be renewed'),
      ]);
    }
    expect(isEnding()).toBe(true);
  });

  it('in German get a German receipt and German pages', async () => {
    const email = newEmail();
    const { isEnding } = await subscriber(email);
    const given = { email, language: 'de', reason: 'Zu teuer.', effective_on: '2026-12-31' };
    await declare(given);
    const { subject, text, html } = await billing.mail.mail(email);
    expect(subject).toBe('Deine Kündigung ist eingegangen');
    for (const part of [
      /^Hallo Ada <b>Lovelace<\/b>,\n\ndas ist die Eingangsbestätigung für deine Kündigung\./,
      /\nEingegangen: \d+\. \p{L}+ \d{4} um \d\d:\d\d:\d\d \(MES?Z\)\n/u,
      /\nErklärung: Kündigung\n/,
      /\nVertrag: Professional\nWirksam ab: 31\. Dezember 2026\nGrund: Zu teuer\.\n/,
    ]) {
      expect(text).toMatch(part);
    }
    expect(html).toContain('<html lang="de">');
    expect(subject + text + html).not.toMatch(/\b(?:you|your|the|this|and)\b/i);
    const link = linkIn(text) ?? '';
    const asking = await open(link);
    expect(asking.body).toContain('<button>Ja, Abo beenden</button>');
    const done = await open(link, 'POST');
    expect(done.body).toMatch(/Es endet am \d+\. \p{L}+ \d{4} und verlängert sich nicht\./u);
    expect(isEnding()).toBe(true);
    const old = await open('http://x/api/payments/declarations/confirmation?token=x&language=de');
    expect(old.body).toContain('<html lang="de">');
    expect(old.body).toContain('Dieser Link gilt nicht mehr');
  });

  it('of withdrawals in German get a German receipt', async () => {
    const email = newEmail();
    await declare({ email, kind: 'withdrawal', language: 'de' });
    const { subject, text } = await billing.mail.mail(email);
    expect(subject).toBe('Dein Widerruf ist eingegangen');
    expect(text).toContain('die Eingangsbestätigung für deinen Widerruf');
    expect(text).toContain('Wir prüfen deinen Widerruf und schreiben dir');
    expect(text).toContain('antworte bitte auf diese E-Mail');
  });

  it('are answered alike whether the address has a subscription or not', async () => {
    const email = newEmail();
    await subscriber(email);
    const [one, other] = [await declare({ email }), await declare({})];
    expect(Object.keys(one.body as object)).toEqual(Object.keys(other.body as object));
    expect([one.status, other.status]).toEqual([202, 202]);
  });

  it('of a logged-in person end their subscription immediately', async () => {
    const email = newEmail();
    const { userId, isEnding } = await subscriber(email);
    await declare({ email }, member(userId));
    expect(isEnding()).toBe(true);
    const { text } = await billing.mail.mail(email);
    expect(text).toContain('the subscription of that account ends with its current period.');
    expect(linkIn(text)).toBeUndefined();
  });

  it('of a logged-in person leave the subscription of the address that they name', async () => {
    const [email, other] = [newEmail(), newEmail()];
    const { userId } = await subscriber(email);
    const named = await subscriber(other);
    await declare({ email: other }, member(userId));
    const { text } = await billing.mail.mail(other);
    expect(linkIn(text)).toBeUndefined();
    expect(text).not.toMatch(/your subscription|logged in|that account/i);
    expect(text).toContain('please reply to this email');
    expect(named.isEnding()).toBe(false);
  });

  it.each(['cancellation', 'withdrawal'])('of others leave the owner’s %s alone', async (kind) => {
    const email = newEmail();
    const { userId, isEnding } = await subscriber(email);
    const attacker = guest('203.0.113.77');
    const others = [];
    for (let index = 0; index < 6; index += 1) others.push(await declare({ email }, attacker));
    expect(others.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429]);
    expect((await declare({ kind, email })).status).toBe(202);
    for (let index = 0; index < 7; index += 1) {
      expect((await declare({ kind, email }, member(userId))).status).toBe(202);
    }
    expect(isEnding()).toBe(kind === 'cancellation');
  });

  it('of a logged-in person to another address end nothing once there are too many', async () => {
    const email = newEmail();
    const { userId, isEnding } = await subscriber(newEmail());
    const given = { email, kind: 'withdrawal' };
    for (let index = 0; index < 5; index += 1) await declare(given, member(userId));
    expect((await declare({ email }, member(userId))).status).toBe(429);
    expect(isEnding()).toBe(false);
  });

  it('to one address send at most 20 mails a day', async () => {
    const email = newEmail();
    for (let index = 0; index < 21; index += 1) {
      expect((await declare({ email }, guest(`192.0.2.${index}`))).status).toBe(202);
    }
    const late = newEmail();
    await declare({ email: late });
    await billing.mail.mail(late);
    await billing.mail.mail(email, 20);
    expect(billing.mail.to(email)).toHaveLength(20);
  });

  it('count as mails to their address', async () => {
    const email = newEmail();
    await declare({ email });
    await billing.mail.mail(email);
    const redis = new Redis(billing.redisUrl);
    const key = `mails:${createHash('sha256').update(email).digest('hex')}`;
    await until(async () => (await redis.zcard(key)) === 1);
    await redis.quit();
  });

  it('of withdrawals end nothing by themselves', async () => {
    const email = newEmail();
    const { userId, isEnding } = await subscriber(email);
    await declare({ kind: 'withdrawal', email }, member(userId));
    expect(linkIn((await billing.mail.mail(email)).text)).toBeUndefined();
    expect(isEnding()).toBe(false);
  });

  it.each(['', 'x', 'x'.repeat(200)])('links with the token %j lead nowhere', async (token) => {
    const path = `http://x/api/payments/declarations/confirmation?token=${token}`;
    for (const method of ['GET', 'POST']) {
      const { status, body } = await open(path, method);
      expect([status, body]).toEqual([200, expect.stringContaining('no longer good')]);
    }
    expect((await open(`${path}${'x'.repeat(201)}`)).status).toBe(422);
  });

  it('say so when they can’t end a subscription now, and can a little later', async () => {
    const email = newEmail();
    const { isEnding } = await subscriber(email);
    await declare({ email });
    const link = linkIn((await billing.mail.mail(email)).text) ?? '';
    billing.stripe.setAway(true);
    const answer = await open(link, 'POST');
    billing.stripe.setAway(false);
    expect(codeOf(answer)).toEqual([503, 'PAYMENTS_UNAVAILABLE']);
    expect((await open(link, 'POST')).status).toBe(200);
    expect(isEnding()).toBe(true);
  });

  it('are limited per sender and address, even for concurrent requests', async () => {
    const email = newEmail();
    const sender = guest('203.0.113.79');
    const answers = await Promise.all(Array.from({ length: 12 }, () => declare({ email }, sender)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
    const refused = await declare({ email: email.toUpperCase() }, sender);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('are limited per day and client, across email addresses', async () => {
    const [one, other] = [guest('203.0.113.1'), guest('203.0.113.2')];
    const answers = await Promise.all(Array.from({ length: 24 }, () => declare({}, one)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(20);
    expect((await declare({}, other)).status).toBe(202);
  });

  it('keep no trace of their place once its day is over', async () => {
    const { body } = await declare({});
    const { id } = body as { id: string };
    const trace = async () => {
      await billing.app.get(DeclarationsRepository).removeOld();
      const [row] = await billing.sql<{ address_hash: string | null }[]>`
        SELECT address_hash FROM declarations WHERE id = ${id}`;
      return row?.address_hash;
    };
    expect(await trace()).toMatch(/^[0-9a-f]{64}$/);
    await billing.sql`
      UPDATE declarations SET received_at = now() - interval '25 hours' WHERE id = ${id}`;
    expect(await trace()).toBeNull();
  });

  it('with a zero byte are no JSON that can be kept', async () => {
    expect((await declare({ name: 'A\0da' })).status).toBe(400);
  });

  it.each([
    ['another kind', { kind: 'complaint' }],
    ['no name', { name: '  ' }],
    ['no address', { email: 'nobody' }],
    ['several addresses', { email: 'a@example.org, b@example.org' }],
    ['a line in the address', { email: 'a@example.org\r\nBcc: b@example.org' }],
    ['no contract', { contract: '' }],
    ['a day that is none', { effective_on: '2026-02-30' }],
    ['a language that we do not speak', { language: 'fr' }],
    ['a novel', { reason: 'x'.repeat(2_001) }],
  ])('are refused with %s', async (_, more) => {
    expect((await declare(more)).status).toBe(422);
  });
});
