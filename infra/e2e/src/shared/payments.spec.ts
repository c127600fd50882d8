import { basename } from 'node:path';
import type { WatermarksRemoved } from '@likeness/contracts/http/images';
import type { User } from '@likeness/contracts/http/users';
import { personPhoto } from '@likeness/testing/photos/people';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { accessibilityFaults } from '../client/page-faults.js';
import { eventually } from '../client/eventually.js';
import { mailAbout } from '../client/mailbox.js';
import { Member } from '../client/member.js';
import { seedPortraits } from '../client/seeded-gallery.js';
import { browserSuite, DESKTOP, fillForm, logIn, RENDERED_MS } from './browser-suite.js';

const EMAIL = 'payments@example.com';
const DAY_MS = 24 * 3_600_000;

describe('paying, from the first pack to the end of a subscription', () => {
  const { stack, browser } = browserSuite(22400);
  const stripe = stack.at(32);
  let context: BrowserContext;
  let member: Member;
  let bought: string;
  /** The tab that buys and creates, and the tab that follows the account without a reload. */
  let page: Page;
  let account: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    member = await Member.signUp(stack.address, EMAIL);
    await member.upload(await personPhoto());
    context = await browser().newContext({ viewport: DESKTOP });
    const cookie = { name: 'access_token', value: member.token, url: stack.address };
    await context.addCookies([cookie]);
    // Background tabs draw one frame a second, so each click there takes two.
    [account, page] = [await context.newPage(), await context.newPage()];
    for (const each of [page, account]) {
      each.on('pageerror', (error) => complaints.push(error.message));
    }
    await account.goto(`${stack.address}/account`);
  }, 360_000);
  afterEach(() => expect(complaints.splice(0)).toEqual([]));

  const me = async () => (await member.call<User>('/api/users/me')).body;
  const toPricing = () => page.goto(`${stack.address}/pricing`);
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  async function expectAccessible(): Promise<void> {
    expect(await accessibilityFaults(page)).toEqual([]);
  }

  /** The page removes the payment's parameters from the address. */
  const addressIsCleared = () => page.waitForURL(`${stack.address}/pricing`);

  const heading = () => page.getByRole('heading', { name: 'Pricing', exact: true });

  /** Back closes the dialog, keeps the page and restores the focus. */
  async function closesByBack(dialog: Locator, focused = heading()): Promise<void> {
    await page.waitForFunction(() => 'overlay' in (history.state as object));
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${stack.address}/pricing`);
    await heading().waitFor();
    await eventually(
      () => focused.evaluate((element) => element === document.activeElement),
      5_000,
    );
  }

  /** The member's own. */
  async function checkoutSessions() {
    const { id } = await me();
    const headers = { authorization: 'Bearer sk_test_likeness_local' };
    const answer = await fetch(`${stripe}/v1/checkout/sessions?limit=100`, { headers });
    const { data } = (await answer.json()) as {
      data: { client_reference_id: string; subscription: string | null }[];
    };
    return data.filter((session) => session.client_reference_id === id);
  }

  const mailWith = (subject: string) => mailAbout(stack.address, EMAIL, new RegExp(`^${subject}$`));

  const agree = () => page.getByRole('checkbox', { name: /before the 14 days/ }).check();

  async function leaveForCheckout(name: string): Promise<void> {
    await agree();
    await page.getByRole('main').getByRole('button', { name, exact: true }).click();
    await page.waitForURL(`${stripe}/checkout/**`);
    await page.getByText('This is not Stripe.').waitFor();
  }

  it('sends visitors who want to buy to login, and back', async () => {
    const visitor = await (await browser().newContext()).newPage();
    await visitor.goto(`${stack.address}/pricing`);
    await visitor.getByRole('button', { name: 'Buy 25 credits' }).click();
    await visitor.waitForURL('**/login?redirect=%2Fpricing');
    await visitor.context().close();
  }, 120_000);

  it('a change of mind and a declined card cost nothing', async () => {
    await toPricing();
    await leaveForCheckout('Buy 60 credits');
    await button('Cancel').click();
    const cancelled = page.getByRole('dialog', { name: 'Payment Cancelled' });
    await cancelled.waitFor();
    await addressIsCleared();
    await expectAccessible();
    await closesByBack(cancelled);
    await leaveForCheckout('Buy 60 credits');
    await button('Decline').click();
    await page.getByText('Your card was declined.').waitFor();
    expect((await me()).credits).toBe(0);
  }, 120_000);

  it('a pack is on the account without reload, with its entry', async () => {
    bought = basename(new URL(page.url()).pathname);
    await button(/^Pay/).click();
    await page.getByRole('dialog', { name: 'Payment Successful!' }).waitFor();
    await addressIsCleared();
    await page.getByText('Thanks for your purchase!', { exact: true }).waitFor();
    await page.getByText('You have 60 credits.').waitFor();
    await expectAccessible();
    await closesByBack(page.getByRole('dialog', { name: 'Payment Successful!' }));
    const { text } = await mailWith('Your order: Medium Pack, 60 credits');
    expect(text).toContain('Price: $5.99, VAT included');
    const invoice = /https?:\/\/\S+\/invoice\/\S+/.exec(text)?.[0] ?? '';
    expect(await (await fetch(invoice)).text()).toContain('$5.99');
    await account.getByRole('link', { name: '60 credits' }).waitFor();
    await account.getByText('Bought Medium Pack').waitFor();
  }, 120_000);

  it('a return address confirms only the user’s own payment, and only once', async () => {
    const other = await Member.signUp(stack.address, 'payments-other@example.com');
    const foreign = await other.buy(25);
    const back = (id: string) => `${stack.address}/pricing?status=success&session_id=${id}`;
    const celebration = page.getByRole('dialog', { name: 'Payment Successful!' });
    for (const id of ['cs_fake', '%2e%2e%2fprices', foreign]) {
      await page.goto(back(id));
      await page.getByText('This payment belongs to another account.').waitFor();
      await addressIsCleared();
      expect(await celebration.count()).toBe(0);
    }
    await expectAccessible();
    await button('Dismiss').click();
    const asked = page.waitForResponse(/payments\/checkouts/);
    await page.goto(back(bought));
    expect(await (await asked).json()).toEqual({ is_paid: true });
    await page.getByText('Checking your payment').waitFor({ state: 'detached' });
    await addressIsCleared();
    expect(await celebration.count()).toBe(0);

    const visitor = await (await browser().newContext()).newPage();
    await visitor.goto(back('cs_fake'));
    await visitor.getByText('Log in to see your payment status.').waitFor();
    await visitor.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
    await visitor.waitForURL(/login\?redirect=%2Fpricing%3Fstatus%3Dsuccess/);
    await visitor.context().close();
  }, 120_000);

  it('a payment is found after the session ended at Stripe, also by a reload', async () => {
    const other = await Member.signUp(stack.address, 'payments-ended@example.com');
    const paid = await other.buy(25);
    const context = await browser().newContext();
    await context.addCookies([{ name: 'access_token', value: 'ended', url: stack.address }]);
    const visitor = await context.newPage();
    await visitor.goto(`${stack.address}/pricing?status=success&session_id=${paid}`);
    await visitor.getByText('Log in to see your payment status.').waitFor();
    await visitor.reload();
    await visitor.getByText('Log in to see your payment status.').waitFor();
    expect(await visitor.getByRole('dialog').count()).toBe(0);
    await visitor.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
    await logIn(visitor, other.email);
    await visitor.getByRole('dialog', { name: 'Payment Successful!' }).waitFor();
    await context.close();
  }, 120_000);

  it('a payment that has not gone through yet is not celebrated', async () => {
    await toPricing();
    await leaveForCheckout('Buy 25 credits');
    const open = basename(new URL(page.url()).pathname);
    await page.goto(`${stack.address}/pricing?status=success&session_id=${open}`);
    await page.getByText('Your payment has not gone through yet.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await button('Dismiss').click();
    await page.getByText('Your payment has not gone through yet.').waitFor({ state: 'detached' });
  }, 120_000);

  it('a press made again after the answer was lost is one checkout', async () => {
    const before = (await checkoutSessions()).length;
    await toPricing();
    await page.route(
      '**/payments/one_time',
      async (route) => {
        await route.fetch();
        await route.fulfill({ status: 503, json: { detail: 'Unavailable', code: 'UNAVAILABLE' } });
      },
      { times: 1 },
    );
    await agree();
    const answer = page.waitForResponse(/payments\/one_time/);
    await page.getByRole('main').getByRole('button', { name: 'Buy 25 credits' }).click();
    expect((await answer).status()).toBe(503);
    await leaveForCheckout('Buy 25 credits');
    expect(await checkoutSessions()).toHaveLength(before + 1);
  }, 120_000);

  it('a portrait without watermark costs one, set aside and then charged', async () => {
    await page.goto(`${stack.address}/lenszero`);
    await page.getByRole('button', { name: 'Gallery', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: /User Uploaded/ }).click();
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: 'Add image' }).click();
    await fillForm(page, 1);
    const remove = page.getByRole('switch', { name: 'Remove watermark' });
    if (!(await remove.isChecked())) await remove.click();
    await button('Create 1 portrait').click();
    const came = page.getByRole('heading', { name: 'Your portrait is ready' });
    await came.waitFor({ timeout: RENDERED_MS });
    const entries = account.getByRole('region', { name: 'Credit history' }).getByRole('listitem');
    const set = account.getByRole('button', { name: /^1 portrait 1 credit charged/ });
    await set.waitFor();
    await account.getByRole('link', { name: '59 credits' }).waitFor();
    const titles = () => account.locator('#credits [data-title]').allTextContents();
    expect(await titles()).toEqual(['1 portrait', 'Bought Medium Pack']);
    await set.click();
    expect(await titles()).toEqual([
      '1 portrait',
      'Charged for a portrait',
      'Set aside for a portrait',
      'Bought Medium Pack',
    ]);
    for (const title of ['Charged for a portrait', 'Set aside for a portrait']) {
      const picture = entries.getByRole('link', { name: `The image: ${title}` });
      const src = await picture.getAttribute('href');
      expect((await context.request.get(stack.address + String(src))).status()).toBe(200);
    }
  }, 360_000);

  it('a subscription takes watermarks off for nothing', async () => {
    const [image] = await seedPortraits(stack, member, { count: 1 });
    await toPricing();
    await leaveForCheckout('Subscribe');
    await button(/^Pay/).click();
    await page.getByText('You have 59 credits and Professional.').waitFor();
    await page.keyboard.press('Escape');
    await button('Currently Subscribed').waitFor();
    await account.getByText('Active Subscription').waitFor();
    const { body } = await member.call<WatermarksRemoved>('/api/images/remove-watermarks', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ image_ids: [image] }),
    });
    expect(body).toMatchObject({ credits: null, images: [{ should_add_watermark: 'false' }] });
    expect((await me()).credits).toBe(59);
    const pack = button('Buy 25 credits');
    await agree();
    await pack.click();
    const subscribed = page.getByRole('dialog', { name: 'You Are Already Subscribed' });
    await subscribed.waitFor();
    await expectAccessible();
    await closesByBack(subscribed, pack);
    await mailAbout(stack.address, EMAIL, 'Professional');
  }, 480_000);

  it('a failed renewal pauses the plan and says so until it is paid', async () => {
    const sessions = await checkoutSessions();
    const id = sessions.find((session) => session.subscription)?.subscription;
    const renewal = async (card: 'declines' | 'pays') => {
      const address = `${stripe}/control/subscriptions/${id}/renewal`;
      const body = new URLSearchParams({ card });
      expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
    };
    await renewal('declines');
    await account.bringToFront();
    await account.getByText('We couldn’t collect your last payment').waitFor();
    await account.getByRole('button', { name: 'Cancel Subscription' }).waitFor();
    expect((await me()).subscription_status).toBe('past_due');
    await mailWith('We could not collect your payment');
    await toPricing();
    await page.getByText('so the plan is paused').waitFor();
    await renewal('pays');
    await account.bringToFront();
    await account.getByText('Active Subscription').waitFor();
  }, 120_000);

  it('once cancelled it stays until its end, which is shown one day earlier', async () => {
    await account.bringToFront();
    await account.getByRole('button', { name: 'Cancel Subscription' }).click();
    await account.getByRole('button', { name: 'Yes, Cancel' }).click();
    await account.getByText('Subscription Canceling').waitFor();
    await mailWith('Your subscription is cancelled');
    const user = await me();
    expect(user.subscription_status).toBe('canceling');
    const shown = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'medium',
      timeZone: 'Europe/Berlin',
    });
    const lastDay = shown.format(Date.parse(String(user.subscription_end)) - DAY_MS);
    await account.getByText(`Pro access remains until ${lastDay}.`).waitFor();
    await account.getByRole('link', { name: '59 credits' }).waitFor();

    await fetch(`${stripe}/control/clock`, {
      method: 'POST',
      body: new URLSearchParams({ days: '64' }),
    });
    await account.getByText('Subscription Canceling').waitFor({ state: 'detached' });
    expect(['active', 'canceling']).not.toContain((await me()).subscription_status);
    await page.bringToFront();
    // Not by a partial name, which would match "Currently Subscribed".
    await page.getByRole('main').getByRole('button', { name: 'Subscribe', exact: true }).waitFor();
  }, 120_000);

  it('a cancellation is declared without login and answered by a receipt', async () => {
    const visitor = await (await browser().newContext()).newPage();
    await visitor.goto(stack.address);
    await visitor.getByRole('link', { name: 'Cancel contracts here' }).click();
    const form = visitor.getByRole('main');
    await form.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
    await form.getByLabel('Email', { exact: true }).fill(EMAIL);
    await form.getByLabel('Contract', { exact: true }).fill('Professional subscription');
    await visitor.getByRole('button', { name: 'Cancel now' }).click();
    await visitor.getByText('Your cancellation was received.').waitFor();
    const number = await visitor.getByText(/^[0-9a-f-]{36}$/).textContent();
    const { text } = await mailWith('We have received your cancellation');
    expect(text).toContain(String(number));
    await visitor.context().close();
  }, 120_000);
});
