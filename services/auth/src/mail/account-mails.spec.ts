import { tokenIn } from '@likeness/stand-ins/testing/running-mailbox';
import { englishIn } from '../testing/german.js';
import { authSuite, bearer, newEmail, PASSWORD, SITE } from '../testing/running-auth.js';

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
