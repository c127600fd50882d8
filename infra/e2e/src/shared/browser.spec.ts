import { writeFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { accessibilityFaults, brokenWords, overflowOf } from '../client/page-faults.js';
import { launchBrowser } from '../client/browser.js';
import { eventually } from '../client/eventually.js';
import { Member, PASSWORD } from '../client/member.js';
import { type Theme, withTheme } from '../client/visits.js';
import { browserSuite, DESKTOP, fillForm, logIn, PHONE, RENDERED_MS } from './browser-suite.js';

const CAME_OUT = /^Your( \d+)? portraits? (is|are) ready$/;

describe('in a browser', () => {
  const { stack, file, visit: begin } = browserSuite(21600);

  async function visit(viewport = DESKTOP, theme?: Theme): Promise<Page> {
    const context = await begin({ viewport, storageState: withTheme(stack.address, theme) });
    const page = await context.newPage();
    await page.goto(`${stack.address}/#instant-id`);
    await page.getByRole('radio', { name: 'Neon', exact: true }).waitFor();
    return page;
  }

  /** @param asks false if the visitor has already agreed */
  async function fillIn(page: Page, images: number, asks = true): Promise<void> {
    await page.setInputFiles('input[type=file]', file());
    if (asks) await agree(page);
    await fillForm(page, images);
  }

  async function submit(page: Page): Promise<void> {
    await page.getByRole('button', { name: /^Create \d+ portrait/ }).click();
  }

  async function agree(page: Page): Promise<void> {
    await page.getByRole('dialog').getByRole('button', { name: 'Agree', exact: true }).click();
  }

  /** Waits until a section stays below the header for a second: late content no longer moves it. */
  async function comesToRest(page: Page, id: string): Promise<void> {
    const isThere = async () => {
      const top = await page.evaluate(
        (hash) => document.getElementById(hash)?.getBoundingClientRect().top ?? -1,
        id,
      );
      return Math.abs(top - 50) <= 2;
    };
    await eventually(async () => {
      for (let look = 0; look < 10; look += 1) {
        if (!(await isThere())) return false;
        await page.waitForTimeout(100);
      }
      return true;
    }, 30_000);
  }

  it.each(['/', '/blog'])(
    'leaves %s where it was scrolled to before its script began',
    async (target) => {
      const context = await begin();
      const page = await context.newPage();
      const begun = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await begun.promise;
        await route.continue();
      });
      const visited = page.goto(stack.address + target);
      await page.waitForFunction(() => document.body?.scrollHeight > 2_000);
      await page.evaluate(() => window.scrollTo(0, 700));
      begun.resolve();
      await visited;
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => window.scrollY)).toBe(700);
    },
  );

  it('says so when an upgrade took the late scripts of an open page, and keeps what is typed', async () => {
    const context = await begin({ viewport: PHONE });
    const page = await context.newPage();
    await page.goto(`${stack.address}/signup`);
    await page.getByLabel('First Name').waitFor();
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    await page.getByLabel('First Name').fill('Ada');
    for (const label of ['Password', 'Confirm Password']) {
      await page.getByLabel(label, { exact: true }).fill(PASSWORD);
    }
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await page.getByText('This page has a new version. Please reload it.').waitFor();
    await page.getByRole('heading', { name: 'Sign Up' }).waitFor();
    await page.unroute('**/assets/**');
    await page.reload();
    await eventually(async () => (await page.getByLabel('First Name').inputValue()) === 'Ada');
  });

  it('hides its invitation over the form, also when the form comes after it', async () => {
    const context = await begin({ viewport: PHONE });
    const page = await context.newPage();
    await page.goto(`${stack.address}/pricing`);
    await page.evaluate(() => window.scrollTo(0, 600));
    const invitation = page.getByRole('complementary', { name: 'Free trial' });
    await invitation.waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Likeness' }).click();
    await page.waitForURL(`${stack.address}/`);
    await page.locator('#instant-id').scrollIntoViewIfNeeded();
    await invitation.waitFor({ state: 'detached' });
  });

  it('Create is within reach after the photo, and style names are whole, on a phone and a desktop', async () => {
    const page = await visit(PHONE);
    await page.setInputFiles('input[type=file]', file());
    await agree(page);
    await page.getByText('Checked').waitFor();
    const create = page.getByRole('button', { name: /^Create \d+ portrait/ });
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await page.getByText('Checked').scrollIntoViewIfNeeded();
      await eventually(async () => {
        const { y = 0, height = 0 } = (await create.boundingBox()) ?? {};
        return y > 0 && y + height <= viewport.height;
      });
      const broken = await brokenWords(page.locator('[data-part=style] label'));
      expect([viewport, broken]).toEqual([viewport, []]);
    }
  });

  it('asks for the consent until it is given, then shows, enlarges and downloads a portrait', async () => {
    const page = await visit();
    await page.setInputFiles('input[type=file]', file());
    await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
    await fillForm(page, 1);
    const isAtPress = () =>
      page.evaluate(() => document.activeElement?.textContent?.startsWith('Create') ?? false);
    await submit(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
    await eventually(isAtPress);
    await submit(page);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await eventually(isAtPress);
    await submit(page);
    await page.getByRole('button', { name: 'Agree and create' }).click();

    const portrait = page.getByRole('img', { name: /neon/i }).last();
    await page.getByRole('heading', { name: CAME_OUT }).waitFor({ timeout: RENDERED_MS });
    await portrait.waitFor();
    await portrait.scrollIntoViewIfNeeded();
    await expect(
      portrait.evaluate((image) =>
        (image as unknown as { decode: () => Promise<void> }).decode().then(() => true),
      ),
    ).resolves.toBe(true);

    const month = new Date(Date.now() + 7 * 24 * 3_600_000).toLocaleString('en-GB', {
      month: 'short',
    });
    await page.getByRole('link', { name: /^Remove the watermark: create a free acc/ }).waitFor();
    const offer = page.getByText(/^We keep this portrait until/);
    await offer.getByText(new RegExp(`until \\d+ ${month} \\d{4}\\.`)).waitFor();
    await offer.getByText('a portrait costs about $0.08 to $0.12.').waitFor();
    const signUp = offer.getByRole('link', { name: 'Create a free account', exact: true });
    expect(await signUp.getAttribute('href')).toBe('/signup');

    const download = page.waitForEvent('download');
    await page
      .getByRole('link', { name: /download/i })
      .first()
      .click();
    const saved = file('portrait.jpg');
    await (await download).saveAs(saved);
    const { width, height, format } = await sharp(saved).metadata();
    expect({ width, height, format }).toEqual({ width: 1024, height: 1024, format: 'jpeg' });

    const address = page.url();
    const entries = () => page.evaluate(() => window.history.length);
    const before = await entries();
    await page
      .getByRole('button', { name: /^Open portrait 1/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    // The element appears shortly before its history entry exists.
    await eventually(async () => (await entries()) > before);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    await page.getByRole('heading', { name: CAME_OUT }).waitFor();
  }, 300_000);

  /** Every order request that the page sends, delivered or not. */
  function ordersOf(page: Page): string[] {
    const orders: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && pathname.endsWith('/portrait')) orders.push(pathname);
    });
    return orders;
  }

  const ended = (page: Page) =>
    page.getByRole('heading', {
      name: /portraits? (is|are) ready$|^We couldn’t make|^You canceled/,
    });

  it('a reload in the middle loses nothing', async () => {
    const page = await visit();
    // Several, so that a slow reload is still in the middle.
    await fillIn(page, 3);
    await submit(page);
    await page.getByText(/Portrait \d of 3/).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: CAME_OUT }).waitFor({ timeout: RENDERED_MS });
    await page.getByRole('img', { name: /neon/i }).last().waitFor();
    const portraits = page.getByRole('button', { name: /^Open portrait \d of 3/ });
    const names = await portraits.evaluateAll((all) =>
      all.map((each) => each.getAttribute('aria-label') ?? ''),
    );
    const percents = names.map((name) => Number(/likeness (\d+)%/.exec(name)?.[1]));
    expect(percents).toEqual(percents.toSorted((x, y) => y - x));
    expect(await page.getByText('Best match').count()).toBe(2);

    await page.reload();
    await page.getByRole('heading', { name: 'Earlier' }).waitFor();
    expect(await page.getByRole('button', { name: /^Open earlier portrait/ }).count()).toBe(3);
  }, 300_000);

  it('a second tab shows the run, and cancels it for both', async () => {
    const page = await visit();
    await fillIn(page, 8);
    await submit(page);
    await page.getByText(/Portrait \d of 8/).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${stack.address}/#instant-id`);
    await other.getByText(/Portrait \d of 8/).waitFor();
    await other.getByRole('button', { name: /^Cancel/ }).click();
    await ended(other).waitFor({ timeout: RENDERED_MS });
    await ended(page).waitFor({ timeout: RENDERED_MS });
    const outcome = await ended(other).textContent();
    expect(await ended(page).textContent()).toBe(outcome);
  }, 300_000);

  it('a reload while photos are being sent orders nothing and keeps the form', async () => {
    const page = await visit();
    const orders = ordersOf(page);
    await fillIn(page, 1);
    await page.getByText('Checked').waitFor();
    const second = file('me-too.png');
    await writeFile(second, await sharp(file()).png().toBuffer());
    const left = Promise.withResolvers<void>();
    await page.context().route('**/api/images/uploads', async (route) => {
      await left.promise;
      await route.abort().catch(() => {});
    });
    await page.setInputFiles('input[type=file]', second);
    await page.getByRole('button', { name: 'Remove me-too.png' }).waitFor();
    await submit(page);
    await page.getByText('Sending photo 1 of 1').waitFor();
    await page.reload();
    left.resolve();
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('radio', { name: 'Neon', exact: true, checked: true }).waitFor();
    await page.getByRole('button', { name: 'Remove me.jpg' }).waitFor();
    expect(orders).toEqual([]);

    await page.getByRole('button', { name: 'Create 1 portrait' }).click();
    await page.getByRole('heading', { name: CAME_OUT }).waitFor({ timeout: RENDERED_MS });
    expect(orders).toHaveLength(1);
  }, 300_000);

  it('shows the pictures of all sections before anybody scrolls, and takes a pack to the tool', async () => {
    const context = await begin();
    const page = await context.newPage();
    await page.goto(stack.address);
    await page.locator('#packs-grid').waitFor({ state: 'attached' });
    await page.waitForFunction(() =>
      ['how-it-works', 'packs', 'features'].every((id) => {
        const images = [...document.querySelectorAll<HTMLImageElement>(`#${id} img`)];
        return images.length > 0 && images.every((image) => image.naturalWidth > 0);
      }),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('link', { name: /Watercolour/ }).click();
    await page.waitForURL('**/#instant-id');
    await page.getByRole('radio', { name: 'Watercolour', exact: true, checked: true }).waitFor();
  }, 120_000);

  it('a hash leads to its section from another page and from outside', async () => {
    const page = await visit(PHONE);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const [name, id] of [
      ['How It Works', 'how-it-works'],
      ['Features', 'features'],
    ] as const) {
      await page.goto(`${stack.address}/pricing`);
      const examples = await page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('/examples/')),
      );
      expect(examples).toEqual([]);
      const footer = page.getByRole('contentinfo');
      await footer.locator('summary', { hasText: 'Product' }).click();
      await footer.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`**/#${id}`);
      await comesToRest(page, id);
    }
    await page.goto('about:blank');
    await page.goto(`${stack.address}/#faq`);
    await comesToRest(page, 'faq');
  }, 120_000);

  describe('of a member', () => {
    let person: Member;
    let context: BrowserContext;
    beforeAll(async () => {
      person = await Member.signUp(stack.address, 'browser@example.com');
    });
    beforeEach(async () => {
      await person.freshToken();
      context = await begin({}, person);
    });
    async function open(path: string) {
      const page = await context.newPage();
      await page.goto(stack.address + path);
      return page;
    }

    async function logOut(page: Page) {
      await page.getByRole('button', { name: 'Dashboard' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.getByRole('link', { name: /Login/ }).first().waitFor();
    }

    it('a logout in another tab is heard at once', async () => {
      const page = await open('/lenszero');
      await page.getByRole('radio', { name: 'Neon', exact: true }).waitFor();
      await logOut(await open('/pricing'));
      await page.waitForURL('**/login?redirect=**');
    }, 120_000);

    it('what is pressed before it is heard is neither sent as a visitor nor made', async () => {
      await person.agreeToFaceAnalysis();
      const page = await context.newPage();
      await page.addInitScript(() => {
        Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
        window.addEventListener('storage', (event) => event.stopImmediatePropagation());
      });
      // Otherwise the server closes the session and the page checks it some seconds later.
      await page.route(/\/api\/events/, (route) => route.abort());
      await page.goto(`${stack.address}/lenszero`);
      await page.getByRole('radio', { name: 'Neon', exact: true }).waitFor();
      const compared = page.waitForResponse(/\/uploads\/comparisons$/);
      await fillIn(page, 1, false);
      await page.getByText('Checked').waitFor();
      await compared;
      const calls: { url: string; hasToken: boolean; status: number }[] = [];
      page.on('response', (response) => {
        const request = response.request();
        if (request.method() === 'GET' || request.url().includes('/api/events')) return;
        calls.push({
          url: new URL(request.url()).pathname,
          hasToken: request.headers().authorization !== undefined,
          status: response.status(),
        });
      });
      await logOut(await open('/pricing'));
      await submit(page);
      await page.waitForURL('**/login?redirect=**');
      expect(calls.filter(({ hasToken, status }) => !hasToken || status < 400)).toEqual([]);
      const cookies = await context.cookies();
      expect(cookies.map(({ name }) => name)).not.toContain('anonymous_user');
    }, 120_000);

    it('choices survive a reload, and with the photos a session that ran out', async () => {
      const page = await open('/kontextlens');
      const prompt = page.getByLabel('Prompt', { exact: true });
      // The form restores choices once the account is known.
      const isThere = async () => (await prompt.inputValue()) === 'standing in the rain';
      await prompt.fill('standing in the rain');
      await page.reload();
      await eventually(isThere);
      await person.agreeToFaceAnalysis();
      await page.setInputFiles('input[type=file]', file());
      await page.getByRole('button', { name: 'Remove me.jpg' }).waitFor();

      await person.call('/api/users/me/sessions', { method: 'DELETE' });
      await page.getByRole('dialog').getByText('Your session has expired').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
      await page.waitForURL('**/login?redirect=**');
      await logIn(page, person.email);
      await page.waitForURL('**/kontextlens');
      await eventually(isThere);
      await page.getByRole('button', { name: 'Remove me.jpg' }).waitFor();
    }, 120_000);
  });

  it('fits a phone whose text is twice as large', async () => {
    const large = await launchBrowser(['--blink-settings=defaultFontSize=32']);
    const page = await (await large.newContext({ viewport: PHONE })).newPage();
    for (const path of ['/', '/de', '/blog', '/de/blog', '/pricing', '/de/pricing']) {
      await page.goto(stack.address + path);
      const end = () =>
        page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 2);
      while (!(await end())) await page.mouse.wheel(0, 900);
      expect([path, await overflowOf(page)]).toEqual([path, 0]);
    }
    await large.close();
  });

  it.each([
    ['desktop, light', DESKTOP, 'light'],
    ['phone, dark', PHONE, 'dark'],
  ] as const)(
    'has no accessibility fault and no sideways scroll: %s',
    async (_name, viewport, theme) => {
      const page = await visit(viewport, theme);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    },
    120_000,
  );
});
