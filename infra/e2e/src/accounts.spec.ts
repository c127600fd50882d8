import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { personPhoto } from '@likeness/testing/photos/people';
import { TestStack } from '@likeness/testing/test-stack';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from './client/browser.js';
import { eventually } from './client/eventually.js';

type Mail = { to: unknown; subject: string; text: string };

const PORT = 22000;
/** The local mailbox listens this far below the gateway. */
const MAILBOX = `http://127.0.0.1:${PORT - 55}`;
const PASSWORD = 'Grey-Otter-91x';
const NEW_PASSWORD = 'Blue-Heron-77y';
const RENDERED_MS = 90_000;

describe('an account, from sign-up to erasure', () => {
  const stack = new TestStack({ port: PORT });
  const email = 'ada@example.com';
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'likeness-account-'));
    await writeFile(path.join(folder, 'me.jpg'), (await personPhoto()).bytes);
    await stack.start();
    browser = await launchBrowser();
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await stack.discard();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  const where = () => page.url().slice(stack.address.length);
  const open = (target: string) => page.goto(stack.address + target);

  async function mails(): Promise<Mail[]> {
    const all = (await (await fetch(`${MAILBOX}/api/messages`)).json()) as Mail[];
    return all.filter((mail) => JSON.stringify(mail.to).includes(email));
  }

  /** The path of the link in the newest mail of that subject. */
  async function linkIn(subject: RegExp): Promise<string> {
    return eventually(async () => {
      const mail = (await mails()).find((found) => subject.test(found.subject));
      const link = mail?.text.match(/https?:\/\/\S+token=\S+/)?.[0];
      return link?.replace(/^https?:\/\/[^/]+/, '');
    }, 15_000);
  }

  async function logIn(password: string): Promise<void> {
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
  }

  async function token(): Promise<string> {
    const cookies = await context.cookies();
    return cookies.find(({ name }) => name === 'access_token')?.value ?? '';
  }

  const asUser = async (target: string, bearer: string) =>
    fetch(`${stack.address}${target}`, { headers: { authorization: `Bearer ${bearer}` } });

  let portrait = '';
  let lastToken = '';

  it('begins as a guest who makes a portrait', async () => {
    await open('/#instant-id');
    await page.getByRole('radio', { name: 'Neon', exact: true }).check();
    await page.setInputFiles('input[type=file]', path.join(folder, 'me.jpg'));
    await page.getByRole('radio', { name: 'Woman', exact: true }).check();
    for (let count = 8; count > 1; count -= 1) {
      await page.getByRole('button', { name: /fewer/i }).click();
    }
    await page.getByRole('button', { name: /^Create \d+ portrait/ }).click();
    await page.getByRole('button', { name: 'Agree and create' }).click();
    await page.getByRole('heading', { name: 'Your portrait came out' }).waitFor({
      timeout: RENDERED_MS,
    });
    const link = page.getByRole('link', { name: /download/i }).first();
    portrait = ((await link.getAttribute('href')) ?? '').replace(/\/file.*$/, '');
    expect(portrait).toContain('/api/images/');
  }, 120_000);

  it.each([
    '/login',
    '/signup',
    '/forgot-password',
    '/reset-password?token=x',
    '/verify-email',
    '/oauth-callback',
  ])('shows %s without an accessibility fault', async (target) => {
    await open(target);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });

  it('signs up, verifies the address by mail and logs in to the page it wanted', async () => {
    await open('/account');
    await page.waitForURL('**/login**');
    expect(where()).toBe('/login?redirect=%2Faccount');
    await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
    await page.waitForURL('**/signup');
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Lovelace');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await page
      .getByText('Signup successful! Please check your email to verify your account.')
      .waitFor();
    const verification = await linkIn(/verif/i);
    await open(verification);
    await page.getByText('Your email has been successfully verified!').waitFor();
    await open(verification);
    await page.getByText('Your email has already been verified.').waitFor();
    await open('/login?redirect=%2Faccount');
    await logIn(PASSWORD);
    await page.waitForURL('**/account');
    await page.getByRole('heading', { name: 'Account Settings' }).waitFor();
  }, 60_000);

  it("finds the guest's portrait in the account", async () => {
    lastToken = await token();
    await eventually(async () => (await asUser(portrait, lastToken)).status === 200, 15_000);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('anonymous_user_id');
  }, 30_000);

  it('logs out, and the token is dead', async () => {
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Login / Sign Up' }).waitFor();
    expect((await asUser('/api/users/me', lastToken)).status).toBe(401);
    expect(await token()).toBe('');
  }, 30_000);

  it('sets a new password by mail, once', async () => {
    await open('/forgot-password');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await page
      .getByText('If an account with that email exists, a reset link has been sent.')
      .waitFor();
    const reset = await linkIn(/reset/i);
    for (const answer of ['has been reset', 'RESET_PASSWORD_BAD_TOKEN']) {
      await open(reset);
      await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel('Confirm New Password', { exact: true }).fill(NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await page.getByText(answer).waitFor();
    }
    await open('/login');
    await logIn(PASSWORD);
    await page
      .getByText('Login failed. Please check your credentials or email for verification.')
      .waitFor();
    await logIn(NEW_PASSWORD);
    await page.waitForURL(`${stack.address}/`);
  }, 60_000);

  it('never leaves the site after login', async () => {
    await open('/login?redirect=//evil.example');
    await page.waitForURL(`${stack.address}/`);
    expect(new URL(page.url()).origin).toBe(stack.address);
  }, 30_000);

  it('is erased: session, pictures and objects gone, receipt in the mailbox', async () => {
    lastToken = await token();
    await open('/account');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page
      .getByText('This action is irreversible. Are you sure you want to delete your account')
      .waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.waitForURL(`${stack.address}/`);
    expect((await asUser('/api/users/me', lastToken)).status).toBe(401);
    await eventually(
      async () => (await mails()).some(({ subject }) => /delet|eras|remov/i.test(subject)),
      30_000,
    );
    const objects = await readdir(path.join(stack.dataDir, 'objects'), {
      recursive: true,
      withFileTypes: true,
    });
    const isAnnounced = /\/(styles|poses)$/;
    const left = objects.filter((entry) => entry.isFile() && !isAnnounced.test(entry.parentPath));
    expect(left.map(({ name }) => name)).toEqual([]);
  }, 60_000);

  it('comes in by the Google stand-in, plainly labelled', async () => {
    await open('/login?redirect=%2Faccount');
    await page.getByRole('button', { name: /Google/ }).click();
    await page
      .getByText(/stand-in/i)
      .first()
      .waitFor();
    await page.locator('button, a').first().click();
    await page.waitForURL('**/account');
    await page.getByRole('heading', { name: 'Account Settings' }).waitFor();
  }, 30_000);
});
