import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ImageList } from '@likeness/contracts/http/images';
import type { BrowserContext, Page } from 'playwright-core';
import { accessibilityFaults } from '../client/page-faults.js';
import { eventually } from '../client/eventually.js';
import { mailAbout } from '../client/mailbox.js';
import { PASSWORD } from '../client/member.js';
import { browserSuite, fillForm, logIn, RENDERED_MS } from './browser-suite.js';

const NEW_PASSWORD = 'Blue-Heron-77y';
const CHANGED_PASSWORD = 'Green-Lynx-55z';

describe('an account, from sign-up to erasure', () => {
  const { stack, browser, file } = browserSuite(22000);
  const email = 'accounts@example.com';
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await browser().newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
  });

  const where = () => page.url().slice(stack.address.length);
  const open = (target: string) => page.goto(stack.address + target);

  /** The path of the link in the newest mail with this subject. */
  async function linkIn(subject: RegExp): Promise<string> {
    const { text } = await mailAbout(stack.address, email, subject);
    return /https?:\/\/[^/]+(\/\S+token=\S+)/.exec(text)?.[1] ?? '';
  }

  /** The same person on another machine. */
  async function elsewhere(password: string): Promise<Page> {
    const there = await (await browser().newContext()).newPage();
    await there.clock.install();
    await there.goto(`${stack.address}/login?redirect=%2Faccount`);
    await logIn(there, email, password);
    await there.getByRole('heading', { name: 'Account Settings' }).waitFor();
    return there;
  }

  async function token(): Promise<string> {
    const cookies = await context.cookies();
    return cookies.find(({ name }) => name === 'access_token')?.value ?? '';
  }

  const asUser = async (target: string, bearer: string) => {
    const headers = { authorization: `Bearer ${bearer}` };
    return (await context.request.get(`${stack.address}${target}`, { headers })).status();
  };
  async function openGoogle(): Promise<void> {
    await open('/login?redirect=%2Faccount');
    await page.getByRole('button', { name: /Google/ }).click();
    await page
      .getByText(/stand-in/i)
      .first()
      .waitFor();
  }

  async function ownImages(): Promise<string[]> {
    const headers = { authorization: `Bearer ${await token()}` };
    const answer = await context.request.get(`${stack.address}/api/images`, { headers });
    return ((await answer.json()) as ImageList).images.map(({ id }) => id);
  }

  async function storedObjects(ids: readonly string[]): Promise<string[]> {
    const folder = path.join(stack.dataDir, 'objects');
    const all = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = all.filter((entry) => entry.isFile());
    const names = files.map(({ name, parentPath }) => path.join(parentPath, name));
    return names.filter((name) => ids.some((id) => name.includes(id)));
  }

  /** A thief has only what a script can read. */
  const asThief = async (target: string, init: RequestInit) =>
    (await fetch(`${stack.address}${target}`, init)).status;
  /** The page checks its session some seconds after a disconnect; its clock skips them. */
  const expires = (on: Page) =>
    eventually(async () => {
      await on.clock.fastForward(1_000);
      const notice = on.getByText('Your session has expired. Please login again.');
      return notice.waitFor({ timeout: 200 }).then(
        () => true,
        () => false,
      );
    });

  let portrait = '';
  let lastToken = '';

  it('begins as a guest who makes a portrait', async () => {
    await open('/#instant-id');
    await page.setInputFiles('input[type=file]', file());
    await page.getByRole('button', { name: 'Agree', exact: true }).click();
    await fillForm(page, 1);
    await page.getByRole('button', { name: /^Create \d+ portrait/ }).click();
    await page.getByRole('heading', { name: 'Your portrait is ready' }).waitFor({
      timeout: RENDERED_MS,
    });
    const link = page.getByRole('link', { name: /download/i }).first();
    portrait = ((await link.getAttribute('href')) ?? '').replace(/\/file.*$/, '');
    expect(portrait).toContain('/api/images/');
  }, 240_000);

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
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('signs up, verifies the address by mail and logs in to the page it wanted', async () => {
    await open('/account');
    await page.waitForURL('**/login**');
    expect(where()).toBe('/login?redirect=%2Faccount');
    await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
    await page.waitForURL('**/signup?redirect=%2Faccount');
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/login?redirect=%2Faccount');
    await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Email', { exact: true }).fill('accounts-typo@example.com');
    for (const language of ['Deutsch', 'English']) {
      await page.getByRole('banner').getByRole('link', { name: language }).click();
      await page.locator(`html[lang=${language === 'English' ? 'en' : 'de'}]`).waitFor();
      await page.locator('#root[data-path]').waitFor({ state: 'detached' });
    }
    await eventually(async () => (await page.getByLabel('First Name').inputValue()) === 'Ada');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password', { exact: true }).fill(`${PASSWORD}x`);
    const signUp = page.getByRole('button', { name: 'Sign Up', exact: true });
    await signUp.click();
    await page.getByText('Last name is required.').waitFor();
    expect(await page.locator('main [aria-invalid]').count()).toBe(2);
    await page.getByLabel('Last Name').fill('Lovelace');
    await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
    await signUp.click();
    await page
      .getByText('Signup successful! Please check your email to verify your account.')
      .waitFor();
    await page.getByText('We sent the link to accounts-typo@example.com.').waitFor();
    await page.getByRole('button', { name: 'Correct the address' }).click();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await signUp.click();
    await page.getByText(`We sent the link to ${email}.`).waitFor();
    const verification = await linkIn(/verif/i);
    await open('/verify-email');
    await page.route('**/api/auth/verify', (route) => route.abort());
    await open(verification);
    await page.getByText('An unexpected error occurred. Please try again.').waitFor();
    await page.unroute('**/api/auth/verify');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Your email has been successfully verified!').waitFor();
    await open(verification);
    await page.getByText('Your email has already been verified.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/login?redirect=%2Faccount');
    await eventually(
      async () => (await page.getByLabel('Email', { exact: true }).inputValue()) === email,
    );
    await context.setOffline(true);
    await logIn(page, email);
    await page.getByText('We can’t reach the server.').waitFor();
    await context.setOffline(false);
    await logIn(page, email);
    await page.waitForURL('**/account');
    await page.getByRole('heading', { name: 'Account Settings' }).waitFor();
  }, 120_000);

  it("finds the guest's portrait in the account", async () => {
    lastToken = await token();
    await eventually(async () => (await asUser(portrait, lastToken)) === 200);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('anonymous_user_id');
  }, 120_000);

  it('says once that it has come along', async () => {
    const line = page.getByText('The image you made as a guest is now in your gallery.');
    await open('/dashboard');
    await line.waitFor();
    await page.reload();
    await page.getByText('1 image', { exact: true }).first().waitFor();
    expect(await line.count()).toBe(0);
    await open('/account');
  }, 120_000);

  it('keeps the session in this browser, even if a script reads and sends the token', async () => {
    const stolen = await page.evaluate(() => document.cookie);
    expect(stolen).toContain(lastToken);
    expect(stolen).not.toContain('likeness_session');
    const headers = { authorization: `Bearer ${lastToken}`, cookie: stolen };
    expect(await asThief('/api/users/me', { headers })).toBe(401);
    expect(await asThief('/api/lenses/jobs', { headers })).toBe(401);
    expect(await asThief('/api/users/me', { method: 'DELETE', headers })).toBe(401);
    expect(await asThief(`${portrait}/file`, { headers: { cookie: stolen } })).toBe(404);
    const inside = await page.evaluate(async (path) => {
      const status = async (target: string, init: RequestInit = {}) =>
        (await fetch(target, init)).status;
      return {
        picture: await status(`${path}/file`),
        read: await status('/api/users/me'),
        write: await status('/api/users/me', { method: 'DELETE' }),
      };
    }, portrait);
    expect(inside).toEqual({ picture: 200, read: 401, write: 401 });
    expect(await asUser('/api/users/me', lastToken)).toBe(200);
  }, 120_000);

  it('asks before unsaved edits of the profile are lost', async () => {
    await open('/account');
    const name = page.getByLabel('First Name');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await name.fill('Augusta');
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await question.waitFor({ state: 'detached' });
    expect([where(), await name.inputValue()]).toEqual(['/account', 'Augusta']);
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await page.waitForURL('**/pricing');
    await name.waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('heading', { name: 'Account Settings' }).waitFor();
    expect(await name.inputValue()).toBe('Ada');
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');
  }, 120_000);

  it('explains why a reset link leads a logged-in person home', async () => {
    await open('/reset-password?token=abc');
    await page.getByText('You are already logged in.').first().waitFor();
    expect(where()).toBe('/');
    expect(await token()).not.toBe('');
  }, 120_000);

  it('logs out, and the token is dead', async () => {
    await page.getByRole('button', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Login / Sign Up' }).waitFor();
    expect(await asUser('/api/users/me', lastToken)).toBe(401);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('likeness_session');
    expect(await token()).toBe('');
  }, 120_000);

  it('sets a new password by mail, once', async () => {
    await open('/forgot-password');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await page
      .getByText('If an account with that email exists, a reset link has been sent.')
      .waitFor();
    const reset = await linkIn(/reset/i);
    for (const answer of ['has been reset', 'This reset link isn’t valid']) {
      await open(reset);
      await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel('Confirm New Password', { exact: true }).fill(NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await page.getByText(answer).waitFor();
    }
    await open('/login');
    await logIn(page, email);
    await page
      .getByText('Login failed. Please check your credentials or email for verification.')
      .waitFor();
    await logIn(page, email, NEW_PASSWORD);
    await page.waitForURL(`${stack.address}/`);
  }, 120_000);

  it('shows where the account is in use, and logs out there', async () => {
    const there = await elsewhere(NEW_PASSWORD);
    await open('/account');
    const places = page.getByRole('region', { name: 'Where you’re logged in' });
    await places.getByText('This browser').waitFor();
    expect(await places.getByRole('listitem').count()).toBe(2);
    expect(await accessibilityFaults(page)).toEqual([]);
    await places.getByRole('button', { name: /^Log out Chrom/ }).click();
    await places.getByText('No other active sessions.').waitFor();
    await expires(there);
    await there.context().close();
    expect(await asUser('/api/users/me', await token())).toBe(200);
  }, 120_000);

  it('changes its password with the current one, which ends other logins', async () => {
    const there = await elsewhere(NEW_PASSWORD);
    const attempt = async (current: string, password: string) => {
      await page.getByLabel('Current Password', { exact: true }).fill(current);
      await page.getByLabel('New Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm New Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Change Password' }).click();
    };
    await open('/account');
    const rules = page.getByText('Password must contain:').locator('..');
    await rules.getByRole('listitem').nth(3).waitFor();
    expect(await rules.locator('.text-danger').count()).toBe(0);
    await attempt(PASSWORD, CHANGED_PASSWORD);
    await page.getByText('This is not your current password.').waitFor();
    await attempt(NEW_PASSWORD, 'Winter2026!!');
    await page.getByText('This password can be guessed from').waitFor();
    await attempt(NEW_PASSWORD, CHANGED_PASSWORD);
    await page.getByText('Your password has been changed.').waitFor();
    await expires(there);
    await there.context().close();
    expect(await asUser('/api/users/me', await token())).toBe(200);
  }, 120_000);

  it('logs out everywhere at once', async () => {
    const there = await elsewhere(CHANGED_PASSWORD);
    lastToken = await token();
    await open('/account');
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log out everywhere' });
    await dialog.getByRole('button', { name: 'Log out', exact: true }).click();
    await page.getByText('You’re logged out everywhere.').first().waitFor();
    expect(await asUser('/api/users/me', lastToken)).toBe(401);
    await expires(there);
    // An account that still exists continues where it was.
    const question = there.getByRole('dialog', { name: 'Authentication Failed' });
    await question.getByLabel(`Password for ${email}`, { exact: true }).fill(CHANGED_PASSWORD);
    await question.getByRole('button', { name: 'Login', exact: true }).click();
    await question.waitFor({ state: 'detached' });
    await there.getByRole('heading', { name: 'Account Settings' }).waitFor();
    expect(new URL(there.url()).pathname).toBe('/account');
    await there.context().close();
    await open('/login');
    await logIn(page, email, CHANGED_PASSWORD);
    await page.waitForURL(`${stack.address}/`);
  }, 120_000);

  it('saves what was edited when the session ran out meanwhile', async () => {
    await open('/account');
    await page.getByLabel('First Name').fill('Augusta');
    const headers = { authorization: `Bearer ${await token()}` };
    await context.request.delete(`${stack.address}/api/users/me/sessions`, { headers });
    const question = page.getByRole('dialog', { name: 'Authentication Failed' });
    await question.waitFor();
    await question.getByLabel(`Password for ${email}`, { exact: true }).fill(CHANGED_PASSWORD);
    await question.getByRole('button', { name: 'Login', exact: true }).click();
    await question.waitFor({ state: 'detached' });
    expect(await page.getByLabel('First Name').inputValue()).toBe('Augusta');

    // The save itself detects the ended session.
    await page.route('**/api/users/me', async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      await route.fulfill({ status: 401, json: { detail: 'Unauthorized' } });
      return page.unroute('**/api/users/me');
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await question.getByLabel(`Password for ${email}`, { exact: true }).fill(CHANGED_PASSWORD);
    await question.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByText('Saved!').first().waitFor();
    expect(await page.getByText('Update failed.').count()).toBe(0);
    await page.reload();
    expect(await page.getByLabel('First Name').inputValue()).toBe('Augusta');
  }, 120_000);

  it('subscribes to the newsletter once, and says what a link is still good for', async () => {
    await open('/newsletter/confirm?token=bad');
    await page.getByText('This link is invalid or has expired.').waitFor();
    expect(await page.getByRole('button', { name: 'Confirm subscription' }).count()).toBe(0);
    await page.request.post(`${stack.address}/api/newsletter`, { data: { email } });
    const confirmation = await linkIn(/confirm your subscription/i);
    await open(confirmation);
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await page.getByText('You’re subscribed.').waitFor();
    await open(confirmation);
    await page.getByText('You’re subscribed.').waitFor();
    expect(await page.getByRole('button', { name: 'Confirm subscription' }).count()).toBe(0);
  }, 120_000);

  it('never leaves the site after login', async () => {
    await open('/login?redirect=//evil.example');
    await page.waitForURL(`${stack.address}/`);
    expect(new URL(page.url()).origin).toBe(stack.address);
  }, 120_000);

  it('is erased: session, pictures and objects gone, receipt in the mailbox', async () => {
    lastToken = await token();
    const images = await ownImages();
    expect(images).toHaveLength(2);
    for (const id of images) expect(await storedObjects([id])).not.toEqual([]);
    await open('/account');
    await page.route('**/api/payments/ledger*', async (route) => {
      const answer = await route.fetch();
      const ledger = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...ledger, balance: 23, paid: 18 } });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByText('You still have 18 paid credits.').waitFor();
    await page.getByText('You also lose 5 free credits.').waitFor();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: 'withdraw from the purchase' })
      .waitFor();
    expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
    await page
      .getByText('This action is irreversible. Are you sure you want to delete your account')
      .waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.waitForURL(`${stack.address}/`);
    await page.getByText('Your account has been deleted.').first().waitFor();
    expect(await asUser('/api/users/me', lastToken)).toBe(401);
    await mailAbout(stack.address, email, /delet|eras|remov/i);
    expect(await storedObjects(images)).toEqual([]);
  }, 120_000);

  it('sees that the Google login was cancelled, and keeps the page to return to', async () => {
    await openGoogle();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('You canceled the Google login.').waitFor();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await page.waitForURL('**/login?redirect=%2Faccount');
  }, 120_000);

  it('comes in by the Google stand-in, plainly labelled', async () => {
    await openGoogle();
    await page.locator('button, a').first().click();
    await page.waitForURL('**/account');
    await page.getByRole('heading', { name: 'Account Settings' }).waitFor();
  }, 120_000);
});
