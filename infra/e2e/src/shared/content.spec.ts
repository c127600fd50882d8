import { isDeepStrictEqual } from 'node:util';
import { personPhoto } from '@likeness/testing/photos/people';
import type { BrowserContext, Page } from 'playwright-core';
import { accessibilityFaults } from '../client/page-faults.js';
import { eventually } from '../client/eventually.js';
import { browserSuite, PHONE } from './browser-suite.js';

const STATIC_PAGES = [
  ['/about', 'Portraits that still look like you'],
  ['/faq', 'Frequently Asked Questions'],
  ['/provenance', 'Was this picture made here?'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
] as const;

/** The packs have a button to pause them only if they move. */
const MOVING_PHONE = {
  viewport: { width: 412, height: 823 },
  reducedMotion: 'no-preference',
} as const;

describe('blog and texts in a browser', () => {
  const { stack, browser } = browserSuite(25200);
  const complaints: string[] = [];
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await browser().newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy|hydrat/i.test(message.text())) complaints.push(message.text());
    });
  });
  afterEach(() => expect(complaints.splice(0)).toEqual([]));
  async function isAccessible(path: string): Promise<void> {
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
      const found = await accessibilityFaults(page, undefined, { onlyColors: theme === 'dark' });
      expect({ path, theme, found }).toEqual({ path, theme, found: [] });
    }
  }
  async function mapped(): Promise<string[]> {
    const map = await (await fetch(`${stack.address}/sitemap.xml`)).text();
    return [...map.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  }
  const open = (path: string) => page.goto(stack.address + path);
  const titles = () => page.locator('article h2').allTextContents();
  const summary = () => page.getByText(/^Showing \d+ of 30 posts/).textContent();
  /** The address changes before the content. */
  async function becomes<T>(read: () => Promise<T>, wanted: T): Promise<void> {
    const isThere = async () => isDeepStrictEqual(await read(), wanted);
    await eventually(isThere, 30_000).catch(() => undefined);
    expect(await read()).toEqual(wanted);
  }

  it('the list is searched, narrowed, sorted and cleared, all of it in the address', async () => {
    await open('/blog');
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
    expect(await page.title()).toBe('Blog · Likeness');
    // A wider picture cuts faces at the mouth.
    const { width = 0, height = 0 } =
      (await page.locator('article img').first().boundingBox()) ?? {};
    expect(width / height).toBeLessThan(1.3);
    await becomes(summary, 'Showing 9 of 30 posts');
    const firstNine = await titles();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/blog/page/2');
    await becomes(() => page.title(), 'Blog, page 2 · Likeness');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await open('/blog/page/4');
    const current = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]');
    expect(await current.textContent()).toBe('Page 4');
    await becomes(summary, 'Showing 3 of 30 posts');

    await open('/blog');
    await page.getByPlaceholder('Search blog posts...').pressSequentially('charcoal');
    await page.waitForURL('**/blog?q=charcoal');
    expect(await page.getByPlaceholder('Search blog posts...').inputValue()).toBe('charcoal');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await open('/blog');

    await page.getByLabel('Sort').selectOption('Title A-Z');
    await page.waitForURL('**/blog?sort=title');
    await becomes(async () => {
      const found = await titles();
      return isDeepStrictEqual(
        found,
        found.toSorted((a, b) => a.localeCompare(b, 'en')),
      );
    }, true);

    const chip = page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /^Styles/ });
    const count = Number(/\d+$/.exec((await chip.textContent()) ?? '')?.[0]);
    await chip.click();
    await page.waitForURL('**/blog?sort=title&category=Styles');
    const shown = Math.min(count, 9);
    await becomes(summary, `Showing ${shown} of 30 posts in Styles`);
    expect(await titles()).toHaveLength(shown);

    await page.getByPlaceholder('Search blog posts...').fill('CHARCOAL');
    await page.waitForURL('**q=CHARCOAL**');
    await becomes(titles, [
      'Pencil, charcoal, red chalk, chalkboard, engraving: drawn, not filtered',
    ]);
    await page.reload();
    await becomes(summary, 'Showing 1 of 30 posts in Styles for “CHARCOAL”');
    await isAccessible('/blog');

    await page.getByPlaceholder('Search blog posts...').fill('no such thing');
    await page.getByRole('heading', { name: 'No posts found' }).waitFor();
    await page.getByText('Try adjusting your search or filter criteria').waitFor();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await page.waitForURL(`${stack.address}/blog`);
    await becomes(titles, firstNine);
    expect(await page.getByPlaceholder('Search blog posts...').inputValue()).toBe('');
  });

  it('a page and its German version link to each other, and the choice lasts', async () => {
    await open('/faq');
    expect(await page.locator('link[hreflang]').count()).toBe(3);
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL('**/de/faq');
    await page.getByRole('heading', { level: 1, name: 'Häufige Fragen' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(await page.title()).toBe('Häufige Fragen · Likeness');
    const canonical = page.locator('link[rel=canonical]');
    expect(await canonical.getAttribute('href')).toMatch(/\/de\/faq$/);
    await page.locator('#root:not([data-path])').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Preise' }).click();
    await page.waitForURL('**/de/pricing');
    await open('/faq');
    expect(new URL(page.url()).pathname).toBe('/de/faq');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' }).waitFor();
    await open('/pricing');
    expect(new URL(page.url()).pathname).toBe('/pricing');
    await context.clearCookies({ name: 'language' });
  });

  it('pages stay short on a phone, with the upload second and a footer that unfolds', async () => {
    const context = await browser().newContext({ viewport: { width: 360, height: 740 } });
    const phone = await context.newPage();
    const measure = async (path: string) => {
      await phone.goto(stack.address + path);
      for (let top = 0; top < 10_000; top += 1_000) {
        await phone.evaluate(async (y) => {
          window.scrollTo({ top: y, behavior: 'instant' });
          // A part that was never painted has an estimated height (`content-visibility`).
          for (let frame = 0; frame < 3; frame++) {
            await new Promise((resolve) => {
              requestAnimationFrame(resolve);
            });
          }
        }, top);
      }
      await phone.locator('footer').getByText('Likeness').first().waitFor();
      return phone.evaluate(() => ({
        page: document.documentElement.scrollHeight,
        footer: document.querySelector('footer')?.offsetHeight ?? 0,
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        sections: [...document.querySelectorAll('main > section')].map(({ id }) => id),
      }));
    };
    const home = await measure('/');
    expect(home.page).toBeLessThan(10_000);
    expect(home.sections[1]).toBe('instant-id');
    const blog = await measure('/blog');
    expect(blog.page).toBeLessThan(7_000);
    for (const { footer, sideways } of [home, blog]) {
      expect(footer).toBeLessThan(650);
      expect(sideways).toBe(0);
    }
    const footer = phone.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Cancel contracts here' }).waitFor();
    expect(await footer.getByRole('link', { name: 'About Us' }).count()).toBe(0);
    await footer.locator('summary', { hasText: 'Company' }).click();
    await footer.getByRole('link', { name: 'About Us' }).waitFor();
    await footer.getByRole('button', { name: 'Stay Updated' }).click();
    await footer.getByLabel('Email').waitFor();
    expect(await accessibilityFaults(phone)).toEqual([]);
    expect((await measure('/login')).footer).toBeLessThan(230);
    await context.close();
  });

  it('nonsense in the address leads to a list, a slug that is none to a way back', async () => {
    await open(`/blog?q=${'x'.repeat(3_000)}&category=%3Cscript%3E&sort=1e9`);
    await page.getByRole('heading', { name: 'No posts found' }).waitFor();
    const missing = page.getByText('Sorry, this post could not be found.');
    for (const slug of ['no-such-post', 'toString', '%E2%82%AC', '%zz', 'a%2Fb', '%3Cscript%3E']) {
      const answer = await open(`/blog/${slug}`);
      expect({ slug, status: answer?.status() }).toEqual({ slug, status: 404 });
      await missing.waitFor();
    }
    await open('/blog/a/b');
    await page.waitForURL(`${stack.address}/`);
    await open('/blog/no-such-post');
    await page.getByRole('link', { name: 'Return to the blog' }).click();
    await page.waitForURL(`${stack.address}/blog`);
  });

  it('a post tells search engines and other sites what it is, and leaves nothing behind', async () => {
    // The blog lists nine posts per page, newest first.
    await open('/blog/page/3');
    const description = () => page.locator('meta[name=description]').getAttribute('content');
    await page.getByRole('link', { name: 'What C2PA is, in the time' }).click();
    await page.getByRole('heading', { level: 1, name: /^What C2PA is/ }).waitFor();
    // The head updates after the page.
    await eventually(async () => /^What C2PA is.* · Likeness$/.test(await page.title()));
    expect(await description()).toContain('C2PA puts a signed statement');
    expect(await page.locator('meta[property="og:type"]').getAttribute('content')).toBe('article');
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(data).toMatchObject({ '@type': 'BlogPosting', datePublished: '2025-03-24' });
    await page.getByText('Last updated March 24, 2025').waitFor();
    await isAccessible('a post');

    await page.getByRole('link', { name: 'content credentials' }).click();
    await page.waitForURL('**/blog?q=content*credentials');
    await eventually(async () => (await titles()).length === 1);
    await page.goBack();
    await page.getByRole('link', { name: 'All posts' }).click();
    await page.waitForURL(`${stack.address}/blog`);
    await eventually(async () => (await description())?.includes('Guides to photos'));
    expect(await page.locator('meta[property="og:type"]').getAttribute('content')).toBe('website');
  });

  it('each legal text has a page, without an operator’s name if none is configured', async () => {
    const today = await page.evaluate(() =>
      new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date()),
    );
    const unset = /OPERATOR_|SUPPORT_EMAIL|imprint|not set|is set yet|named yet|: \./i;
    for (const [path, heading] of STATIC_PAGES) {
      await open(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(await page.locator('body').innerText()).not.toMatch(unset);
      expect(await page.locator('a[href^="mailto:"]').count()).toBe(0);
      if (/terms|privacy/.test(path)) await page.getByText(`Last updated: ${today}`).waitFor();
      if (path === '/terms') expect(await page.locator('main h2').count()).toBe(13);
      await isAccessible(path);
    }
    await open('/login');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Terms' }).waitFor();
    expect(await footer.innerText()).not.toMatch(unset);
    await open('/faq');
    await page.getByRole('link', { name: 'Contact Support' }).click();
    await page.waitForURL('**/about');
    await open('/contact');
    await page.waitForURL('**/about');
    await page.getByRole('heading', { level: 1 }).waitFor();
  }, 240_000);

  it('visitors can check a picture, and too large files are not sent', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/images/provenance')) sent.push(request.method());
    });
    await open('/provenance');
    const choose = page.getByLabel('Picture to check');
    const large = Buffer.alloc(8_388_609);
    await choose.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: large });
    await page
      .getByRole('region', { name: 'Check a picture' })
      .getByText('The limit is 8 MB.')
      .waitFor();
    const text = Buffer.from('hello');
    await choose.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: text });
    await page
      .getByRole('region', { name: 'Check a picture' })
      .getByText('We can’t check that file.')
      .waitFor();
    expect(sent).toEqual([]);

    const { bytes } = await personPhoto();
    const photo = { name: 'my-name.jpg', mimeType: 'image/jpeg', buffer: bytes };
    await context.setOffline(true);
    await choose.setInputFiles(photo);
    await page.getByText('You are offline.', { exact: true }).waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    const answer = page.getByRole('heading', { name: 'We found no sign that we made it.' });
    await answer.waitFor({ timeout: 60_000 });
    // The focus follows the content.
    const isAtAnswer = () => answer.evaluate((heading) => heading === document.activeElement);
    await eventually(isAtAnswer);
    await page.getByText('doesn’t prove that we never made it').waitFor();
    await page.getByRole('button', { name: 'Check another picture' }).click();
    await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
  }, 120_000);

  it('every public page is text with its own title, description and address, before any script', async () => {
    const paths = await mapped();
    const titles = new Set<string>();
    const rendered = paths.filter((path) => !/\/(?:cancellation|withdrawal)$/.test(path));
    for (const path of rendered) {
      const html = await (await fetch(stack.address + path)).text();
      const part = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
      const language = part(/<html lang="(\w+)"/);
      titles.add(`${language} ${part(/<title>(.+?)<\/title>/)}`);
      const said = {
        path,
        headings: html.match(/<h1/g)?.length,
        isDescribed: part(/<meta name="description" content="(.+?)">/).length > 60,
        hasCard: part(/<meta property="og:title" content="(.+?)">/) !== '',
        address: new URL(part(/<link rel="canonical" href="(.+?)">/)).pathname,
        data: '@type' in JSON.parse(part(/<script type="application\/ld\+json">(.+?)<\/script>/)),
      };
      expect(said).toEqual({
        path,
        headings: 1,
        isDescribed: true,
        hasCard: true,
        address: path,
        data: true,
      });
    }
    expect(titles.size).toBe(rendered.length);
  });

  it('pages are taken over without a fault or a shift, and read without JavaScript', async () => {
    await page.addInitScript(() => {
      const seen = { shifted: 0, isSlow: false };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      // Their first use blocks a page for some 30 ms.
      const slow = (owner: object, names: readonly string[]) => {
        for (const name of names) {
          const value: unknown = Reflect.get(owner, name);
          const get = () => ((seen.isSlow = true), value);
          Object.defineProperty(owner, name, { get });
        }
      };
      slow(Intl, ['NumberFormat', 'PluralRules', 'DateTimeFormat', 'Collator']);
      slow(String.prototype, ['localeCompare']);
    });
    for (const path of ['/', '/pricing', '/blog', '/blog/honest-limits', '/terms']) {
      await open(path);
      await page.evaluate(() => document.fonts.ready);
      const { shifted, isSlow } = await page.evaluate(
        () => (window as unknown as { seen: { shifted: number; isSlow: boolean } }).seen,
      );
      expect({ path, isStill: shifted <= 0.02, isSlow }).toEqual({
        path,
        isStill: true,
        isSlow: false,
      });
    }
    const plain = await browser().newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto(`${stack.address}/blog`);
    await reader.getByRole('link', { name: 'Honest limits' }).click();
    await reader.getByText('You are wearing a T-shirt in the photo').waitFor();
    await reader.getByRole('navigation', { name: 'Company' }).getByText('Terms').click();
    await reader.getByRole('heading', { level: 2, name: '13. Changes' }).waitFor();
    await plain.close();
  });

  it('a button that is pressed before the page is alive is pressed when it is', async () => {
    let release = () => {};
    const isHeld = new Promise<void>((resolve) => {
      release = resolve;
    });
    const scripts = /\/assets\/.+\.js$/;
    await page.route(scripts, async (route) => {
      await isHeld;
      await route.continue();
    });
    const opened = open('/about');
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    const theme = () => page.locator('html').getAttribute('data-theme');
    expect(await theme()).toBe('light');
    release();
    await opened;
    await page.locator('html[data-theme=dark]').waitFor();
    await page.unroute(scripts);
    await page.evaluate(() => localStorage.clear());
  });

  it('what is pressed as soon as a page can be read takes effect', async () => {
    const presses = [
      ['/', 'Pause', 'Play'],
      ['/blog/honest-limits', 'Open menu', 'Close menu'],
    ] as const;
    const context = await browser().newContext(MOVING_PHONE);
    const phone = await context.newPage();
    await phone.addInitScript((pressed) => {
      document.addEventListener('DOMContentLoaded', () => {
        const [, name] = pressed.find(([path]) => path === location.pathname) ?? [];
        const buttons = [...document.querySelectorAll('button')];
        buttons.find((button) => (button.ariaLabel ?? button.textContent) === name)?.click();
      });
    }, presses);
    for (const [path, , becomes] of presses) {
      await phone.goto(stack.address + path);
      await phone.getByRole('button', { name: becomes }).waitFor();
    }
    await context.close();
  });

  describe('parts below the first view', () => {
    const code = /\/assets\/(?:sections|site-footer)-.+\.js$/;
    /** Opens the home page; its lower sections load after `release`. */
    async function openHome() {
      const context = await browser().newContext(MOVING_PHONE);
      const phone = await context.newPage();
      phone.on('pageerror', (error) => complaints.push(error.message));
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
      await phone.route(code, async (route) => {
        await isReleased;
        await route.continue();
      });
      await phone.goto(stack.address);
      const packs = phone.locator('[data-waiting] #packs');
      await packs.waitFor();
      return { context, phone, packs, release };
    }

    it('a button works at the first press, also before its code is there', async () => {
      const { context, phone, packs, release } = await openHome();
      await phone.getByRole('button', { name: 'Pause' }).click();
      expect(await packs.count()).toBe(1);
      release();
      await phone.getByRole('button', { name: 'Play' }).waitFor();
      expect(await packs.count()).toBe(0);
      await context.close();
    });

    it('a press on a link is followed within the page, with what it does besides', async () => {
      const { context, phone, release } = await openHome();
      await phone.evaluate(() => Object.assign(window, { isSame: true }));
      await phone.getByRole('link', { name: /Watercolour/ }).click();
      expect(new URL(phone.url()).hash).toBe('');
      release();
      await phone.getByRole('radio', { name: 'Watercolour', exact: true, checked: true }).waitFor();
      expect(await phone.evaluate(() => 'isSame' in window)).toBe(true);
      await context.close();
    });

    it('what was rendered stays while the theme changes, and is what becomes active', async () => {
      const { context, phone, packs, release } = await openHome();
      await phone.evaluate(() => {
        for (const part of document.querySelectorAll('[data-waiting] > *'))
          Object.assign(part, { isRendered: true });
      });
      const rendered = () =>
        phone.evaluate(() =>
          ['#packs', '#features', '#faq', 'footer'].filter((part) => {
            const element = document.querySelector<HTMLElement>(part);
            // Not its height, which can be 0 outside the viewport (`content-visibility`).
            return element && 'isRendered' in element && element.checkVisibility();
          }),
        );
      const all = ['#packs', '#features', '#faq', 'footer'];
      await phone.getByRole('button', { name: 'Switch between light and dark' }).click();
      await phone.locator('html[data-theme=dark]').waitFor();
      expect(await rendered()).toEqual(all);
      expect(await packs.count()).toBe(1);
      release();
      await phone.locator('#packs').scrollIntoViewIfNeeded();
      await packs.waitFor({ state: 'detached' });
      expect(await rendered()).toEqual(all);
      await context.close();
    });

    it('every kind of public page becomes active without a fault, as what was rendered, and its links and pictures lead somewhere', async () => {
      const paths = await mapped();
      expect(paths.filter((path) => !path.startsWith('/de')).length).toBeGreaterThanOrEqual(40);
      const targets = new Map<string, string>();
      // Not prerendered: forms that would put input into the address. Posts are all of one kind.
      const left = /\/(?:cancellation|withdrawal)$|\/blog\/(?!honest-limits$)/;
      const context = await browser().newContext({ ...MOVING_PHONE, viewport: PHONE });
      const phone = await context.newPage();
      phone.on('pageerror', (error) => complaints.push(`${phone.url()}: ${error.message}`));
      phone.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${phone.url()}: ${message.text()}`);
      });
      for (const path of paths.filter((each) => !left.test(each))) {
        const answer = await phone.goto(stack.address + path);
        const encoding = await answer?.headerValue('content-encoding');
        const { width, lang } = await phone.evaluate(() => ({
          width: document.documentElement.scrollWidth,
          lang: document.documentElement.lang,
        }));
        await phone.evaluate(() => {
          for (const part of document.querySelectorAll('[data-waiting]')) {
            if (part.firstElementChild) Object.assign(part.firstElementChild, { isRendered: true });
            Object.assign(part, { isPart: part.firstElementChild !== null });
          }
        });
        // Repeated, because a page that isn't hydrated yet doesn't react.
        await phone.waitForFunction(() => {
          const waiting = [...document.querySelectorAll('[data-waiting]')];
          for (const part of waiting) {
            part.dispatchEvent(new Event('pointerover', { bubbles: true }));
          }
          return waiting.length === 0;
        });
        const rerendered = await phone.evaluate(() =>
          [...document.querySelectorAll('main *, body div')].flatMap((part) =>
            'isPart' in part &&
            part.isPart === true &&
            !(part.firstElementChild && 'isRendered' in part.firstElementChild)
              ? [part.outerHTML.slice(0, 200)]
              : [],
          ),
        );
        const broken = await phone.locator('main img').evaluateAll(async (images) => {
          const sources = images.map((image) => (image as HTMLImageElement).src);
          const answers = await Promise.all(
            sources.map(async (src) => ({ src, ok: (await fetch(src)).ok })),
          );
          return answers.filter(({ ok }) => !ok);
        });
        // The English pages are checked in both themes above.
        const faults = lang === 'de' ? await accessibilityFaults(phone) : [];
        expect({ path, lang, encoding, width, rerendered, broken, faults }).toEqual({
          path,
          lang: path.startsWith('/de') ? 'de' : 'en',
          encoding: expect.stringMatching(/^(br|gzip)$/),
          width: PHONE.width,
          rerendered: [],
          broken: [],
          faults: [],
        });
        const links = await phone
          .locator('a[href^="/"]')
          .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
        // German posts link to posts that are English only.
        if (path.startsWith('/de/blog/')) continue;
        for (const link of links) targets.set(link.split('#')[0] ?? '', path);
      }
      await context.close();
      // The build checks the links of every post; this test covers the pages and one post.
      const members = ['/lenszero', '/kontextlens', '/account'].flatMap((path) => [
        path,
        `/de${path}`,
      ]);
      for (const [target, from] of targets) {
        const [path = ''] = target.split('?');
        if (members.includes(path) || paths.includes(path) || path === '') continue;
        await open(target);
        await page.locator('main h1').first().waitFor();
        const { pathname } = new URL(page.url());
        expect({ from, target, pathname }).toEqual({ from, target, pathname: path });
      }
    }, 480_000);
  });

  it('without a connection an address shows our own page, and itself when there is one again', async () => {
    const context = await browser().newContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto(`${stack.address}/about`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.evaluate((to) => window.location.assign(to), `${stack.address}/pricing`);
    await page.getByRole('heading', { level: 1, name: 'You’re offline.' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    // The page reloads; only then does it detect the connection.
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('link', { name: 'Try again' }).click(),
    ]);
    await page.getByRole('heading', { level: 1, name: 'You’re offline.' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Pricing' }).waitFor();
    await context.close();
  });

  it('has a feed, and robots are told of the site map', async () => {
    const feed = await fetch(`${stack.address}/blog/feed.xml`);
    expect(feed.headers.get('content-type')).toContain('xml');
    expect((await feed.text()).match(/<item>/g)).toHaveLength(30);
    expect(await (await fetch(`${stack.address}/robots.txt`)).text()).toContain('/sitemap.xml');
  });
});
