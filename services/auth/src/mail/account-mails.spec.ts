import { tokenIn } from '@likeness/stand-ins/testing/running-mailbox';
import { englishIn } from '../testing/german.js';
import { authSuite, bearer, newEmail, PASSWORD, SITE } from '../testing/running-auth.js';
import { randomUUID } from 'node:crypto';
import { accountSnapshotJob, expiryTellJob } from '@likeness/contracts/jobs/accounts.jobs';
import { JobSender } from '@likeness/queue/job-sender';
import { MailOrdersRepository } from '@likeness/service-kit/mail/mail-orders.repository';
import { until } from '@likeness/testing/until';
import { NoticesService } from './notices.service.js';

const auth = authSuite();

describe('the mails of an account', () => {
  it('are German for a person who registers in German', async () => {
    const email = newEmail();
    const registered = await auth.register(email, undefined, { language: 'de' });
    expect(registered.body).toMatchObject({ language: 'de' });
    const verification = await auth.mail.mail(email);
    expect(verification.subject).toBe('Bitte bestätige deine E-Mail-Adresse');
    expect(verification.text).toMatch(/^Hallo Ada,\n\nschön, dass du dabei bist!/);
    expect(verification.text).toContain(`${SITE}/de/verify-email?token=`);
    expect(verification.html).toContain('Falls der Button nicht funktioniert');
    expect(verification.html).toContain('<html lang="de">');
    await auth.post('/api/auth/verify', { token: tokenIn(verification) });
    const token = bearer(await auth.login(email));

    await auth.post('/api/auth/forgot-password', { email });
    const reset = await auth.mail.mail(email, 2);
    expect(reset.subject).toBe('Setz dein Passwort zurück');
    expect(reset.text).toContain(`Neues Passwort festlegen:\n${SITE}/de/reset-password?token=`);

    const change = { current_password: PASSWORD, password: 'Harbour!Quiet9' };
    expect((await auth.post('/api/users/me/password', change, { token })).status).toBe(204);
    const notice = await auth.mail.mail(email, 3);
    expect(notice.subject).toBe('Dein Konto hat ein neues Passwort');
    expect(notice.text).toMatch(/seit dem \d+\. \p{L}+ \d{4} um \d\d:\d\d \(MES?Z\) ein neues/u);
    expect(notice.text).toContain(`${SITE}/de/forgot-password\n`);

    await auth.call('/api/users/me', { method: 'DELETE' }, { token });
    const receipt = await auth.mail.mail(email, 4);
    expect(receipt.subject).toBe('Wir haben dein Konto und deine Daten gelöscht');
    expect(receipt.text).toMatch(/\nam \d+\. \p{L}+ \d{4} hast du uns gebeten/u);
    expect(receipt.text).toContain('Abo und Kundendaten: beendet und gelöscht');
    for (const mail of [verification, reset, notice, receipt]) expect(englishIn(mail)).toEqual([]);
  });

  it('follow a change of the language', async () => {
    const email = newEmail();
    const token = await auth.loggedIn(email);
    const subjects: string[] = [];
    for (const [index, language] of ['en', 'de', 'en'].entries()) {
      await auth.patch({ language }, { token });
      await auth.post('/api/auth/forgot-password', { email });
      subjects.push((await auth.mail.mail(email, index + 2)).subject);
    }
    const [english, german] = ['Reset your password', 'Setz dein Passwort zurück'];
    expect(subjects).toEqual([english, german, english]);
  });

  it('confirm an order without the operator where none is named', async () => {
    const email = newEmail();
    const { body } = await auth.call('/api/users/me', {}, { token: await auth.loggedIn(email) });
    const fact = {
      kind: 'pack' as const,
      name: 'Small Pack',
      credits: 25,
      price: { total: 499, tax: null, currency: 'usd' },
      ordered_at: '2026-11-23T10:15:00.000Z',
      invoice_url: null,
    };
    const order = { user_id: (body as { id: string }).id, reference: randomUUID(), fact };
    await auth.app.get(NoticesService).orderPayment(order);
    const { text, html } = await auth.mail.mail(email, 2);
    expect(text).toContain('you must inform us of your decision');
    expect(text).not.toContain('Sold by');
    expect(text + html).not.toMatch(/OPERATOR_|SUPPORT_|undefined|null/);
  });

  it('are English in orders of erasure receipts that name no language', async () => {
    const email = newEmail();
    const facts = { firstName: 'Ada', requestedAt: '2026-11-23T10:15:00.000Z', removed: {} };
    await auth.sql`INSERT INTO mail_orders (kind, recipient, facts, expires_at)
      VALUES ('erasure', ${email}, ${JSON.stringify(facts)}, now() + interval '1 day')`;
    const { subject, text } = await auth.mail.mail(email);
    expect(subject).toBe('Your account and your data have been deleted');
    expect(text).toContain('As you asked on 23 November 2026, your account');
  });
});

afterEach(() => jest.restoreAllMocks());

const sender = () => auth.app.get(JobSender);

const notice = (user_id: string, days: 14 | 3, covers_until = '2027-02-01T00:00:00.000Z') => ({
  user_id,
  days,
  count: 12,
  first_at: '2027-01-20T10:00:00.000Z',
  covers_until,
});
async function person(language = 'en') {
  const email = newEmail();
  const { body } = await auth.patch({ language }, { token: await auth.loggedIn(email) });
  return { email, id: (body as { id: string }).id };
}
const orders = async (email: string) => {
  const rows = await auth.sql<unknown[]>`
    SELECT FROM mail_orders WHERE recipient = ${email} AND kind = 'expiry'`;
  return rows.length;
};

describe('an expiry notice', () => {
  it('is one mail that says how many, when, and what keeps them', async () => {
    const { email, id } = await person();
    await sender().addAndWait(expiryTellJob, notice(id, 14), 20_000);
    const { subject, text } = await auth.mail.mail(email, 2);
    expect(subject).toBe('12 of your images will be deleted soon');
    expect(text).toContain('the first on 20 January 2027');
    expect(text).toMatch(/download them from your gallery/);
    expect(text).toMatch(/\/dashboard\n/);
    expect(text).toMatch(/With a subscription we keep all your images: \S+\/pricing/);
    expect(text).toContain('We will remind you once more');
  });

  it.each([
    [1, 'eines deiner Bilder', 'eines deiner Bilder, und zwar am 20. Januar 2027.'],
    [12, '12 deiner Bilder', '12 deiner Bilder, die ersten am 20. Januar 2027.'],
    [1_000, 'mehr als 1.000 deiner Bilder', 'mehr als 1.000 deiner Bilder, die ersten am'],
  ])('of %i images is German for a German account', async (count, counted, sentence) => {
    const { email, id } = await person('de');
    await sender().addAndWait(expiryTellJob, { ...notice(id, 3), count }, 20_000);
    const mail = await auth.mail.mail(email, 2);
    expect(mail.subject).toBe(`Wir löschen bald ${counted}`);
    expect(mail.text).toContain(`Deshalb löschen wir bald ${sentence}`);
    expect(mail.text).toMatch(/Galerie öffnen:\nhttp:\/\/likeness\.test\/de\/dashboard\n/);
    expect(mail.text).toContain('http://likeness.test/de/pricing');
    expect(mail.text).toContain('die letzte Erinnerung');
    expect(englishIn(mail)).toEqual([]);
  });

  it.each([
    [1, 'One of your images will be deleted soon', 'one of your images soon, on 20 January 2027.'],
    [
      1_000,
      'More than 1,000 of your images will be deleted soon',
      'more than 1,000 of your images',
    ],
  ])('of %i images counts them in a sentence', async (count, subject, sentence) => {
    const { email, id } = await person();
    await sender().addAndWait(expiryTellJob, { ...notice(id, 3), count }, 20_000);
    const mail = await auth.mail.mail(email, 2);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(`We will delete ${sentence}`);
  });

  it('is not sent to deleted accounts or subscribers', async () => {
    const { email, id } = await person();
    const snapshot = {
      user_id: id,
      revision: 1,
      credits: 0,
      subscription_status: 'active',
      subscription_start: null,
      subscription_end: null,
    };
    await sender().addAndWait(accountSnapshotJob, snapshot, 20_000);
    await sender().addAndWait(expiryTellJob, notice(id, 3), 20_000);
    await sender().addAndWait(expiryTellJob, notice(randomUUID(), 3), 20_000);
    await until(async () => (await orders(email)) === 0, 'the order is settled');
    expect(auth.mail.to(email)).toHaveLength(1);
  });

  it('is sent once for repeated and concurrent jobs', async () => {
    const { email, id } = await person();
    jest.spyOn(auth.app.get(MailOrdersRepository), 'take').mockResolvedValue(undefined);
    const notices = auth.app.get(NoticesService);
    await Promise.all([1, 2, 3].map(() => notices.orderExpiry(notice(id, 3))));
    await notices.orderExpiry(notice(id, 3));
    expect(await orders(email)).toBe(1);
    await notices.orderExpiry(notice(id, 3, '2027-03-01T00:00:00.000Z'));
    expect(await orders(email)).toBe(2);
  });
});
