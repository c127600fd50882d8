import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../client/page-faults.js';
import { mailAbout } from '../client/mailbox.js';
import { PASSWORD } from '../client/member.js';
import { browserSuite } from './browser-suite.js';

const EMAIL = 'marlene@example.com';

describe('a customer with a German browser', () => {
  const { stack, browser } = browserSuite(26600);
  const complaints: string[] = [];
  let page: Page;

  beforeAll(async () => {
    const viewport = { width: 360, height: 800 };
    page = await (await browser().newContext({ viewport, locale: 'de-DE' })).newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
  });
  afterEach(() => expect(complaints.splice(0)).toEqual([]));

  const open = (path: string) => page.goto(stack.address + path);
  const where = () => new URL(page.url()).pathname;
  const button = (name: string | RegExp) =>
    page.getByRole('main').getByRole('button', { name, exact: true });

  const mailWith = (subject: string) => mailAbout(stack.address, EMAIL, new RegExp(`^${subject}$`));

  it('registers and gets mails in German', async () => {
    await open('/');
    expect(where()).toBe('/de');
    await open('/signup');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel('Vorname').fill('Marlene');
    await page.getByLabel('Nachname').fill('Weiß');
    await page.getByLabel('E-Mail', { exact: true }).fill(EMAIL);
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Passwort wiederholen', { exact: true }).fill(PASSWORD);
    await button('Registrieren').click();
    await page.getByText('Du bist registriert!').waitFor();
    const { text } = await mailWith('Bitte bestätige deine E-Mail-Adresse');
    const link = /https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? '';
    expect(new URL(link).pathname).toBe('/de/verify-email');
    await page.goto(link);
    await page.getByText('Deine E-Mail-Adresse ist bestätigt!').waitFor();
    await open('/de/login?redirect=%2Fpricing');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel('E-Mail', { exact: true }).fill(EMAIL);
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await button('Anmelden').click();
    await page.waitForURL('**/de/pricing');
  }, 120_000);

  it('buys a pack and a subscription in euros', async () => {
    await page.getByRole('checkbox').first().check();
    await button('25 Credits zahlungspflichtig bestellen').click();
    await page.waitForURL(`${stack.at(32)}/checkout/**`);
    await page.getByRole('button', { name: 'Pay €2.99' }).click();
    await page.getByRole('dialog', { name: 'Zahlung erfolgreich!' }).waitFor();
    expect(where()).toBe('/de/pricing');
    await page.getByText('Du hast 25 Credits.').waitFor();
    await page.keyboard.press('Escape');
    const pack = await mailWith('Deine Bestellung: Kleines Paket, 25 Credits');
    expect(pack.text).toContain('2,99\u00a0€, inkl. MwSt.');
    expect(pack.text).toContain('Muster-Widerrufsformular');
    await page.getByRole('checkbox').first().check();
    await button('Zahlungspflichtig bestellen').first().click();
    await page.waitForURL(`${stack.at(32)}/checkout/**`);
    await page.getByRole('button', { name: 'Pay €4.99' }).click();
    await page.getByText('Du hast 25 Credits und Professional.').waitFor();
    await page.keyboard.press('Escape');
    const plan = await mailWith('Deine Bestellung: Professional-Abo');
    expect(plan.text).toContain('4,99\u00a0€ pro Monat, inkl. MwSt.');
  }, 180_000);

  it('withdraws from the pack without a login', async () => {
    await page.getByRole('link', { name: 'Vertrag widerrufen' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Marlene Weiß');
    await page.getByLabel('E-Mail', { exact: true }).fill(EMAIL);
    await page.getByLabel('Vertrag', { exact: true }).fill('Credit-Paket von heute');
    expect(await accessibilityFaults(page)).toEqual([]);
    await button('Weiter').click();
    await button('Widerruf bestätigen').click();
    await page.getByText('Dein Widerruf ist eingegangen.').waitFor();
    const number = await page.getByText(/^[0-9a-f-]{36}$/).textContent();
    const { text } = await mailWith('Dein Widerruf ist eingegangen');
    expect(text).toContain(String(number));
  }, 120_000);

  it('cancels the subscription without a login by the link of its receipt', async () => {
    const cookies = await page.context().cookies();
    await page.context().clearCookies({ name: /_token$/ });
    await open('/de');
    await page.getByText('3 Serien gratis, ohne Anmeldung').waitFor();
    await page.getByRole('link', { name: 'Verträge hier kündigen' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Marlene Weiß');
    await page.getByLabel('E-Mail', { exact: true }).fill(EMAIL);
    await page.getByLabel('Vertrag', { exact: true }).fill('Professional-Abo');
    expect(await accessibilityFaults(page)).toEqual([]);
    await button('Jetzt kündigen').click();
    await page.getByText('Deine Kündigung ist eingegangen.').waitFor();
    const { text } = await mailWith('Deine Kündigung ist eingegangen');
    const link = /https?:\/\/\S+\/api\/payments\/\S+/.exec(text)?.[0] ?? '';
    await page.goto(link);
    await page.getByRole('button').first().click();
    await mailWith('Dein Abo ist gekündigt');
    await page.context().addCookies(cookies);
    await open('/account');
    expect(where()).toBe('/de/account');
    await page.getByText('Abo gekündigt').waitFor();
    await page.getByRole('heading', { name: 'Credit-Verlauf' }).waitFor();
    await page.getByRole('heading', { name: 'Rechnungen' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  }, 120_000);
});
