import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { eventually } from './eventually.js';
import { describeOpenPages } from './open-pages.js';

describe('the report on open pages after a failed test', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  async function open(body: string): Promise<Page> {
    const page = await (await browser.newContext()).newPage();
    await page.route('https://likeness.test/**', (route) =>
      route.request().url().endsWith('/missing')
        ? route.fulfill({ status: 404 })
        : route.fulfill({ contentType: 'text/html', body }),
    );
    await page.goto('https://likeness.test/here');
    return page;
  }

  it('lists URL, content and errors of each page once', async () => {
    const page = await open(
      '<h1>Your gallery</h1><script>fetch("/missing").then(() => console.error("lost", 7))</script>',
    );
    const [told = '', ...others] = await eventually(async () => {
      const all = await describeOpenPages();
      return all.some((each) => each.includes('console: lost')) && all;
    });
    expect(others).toEqual([]);
    expect(told.split('\n')).toEqual(
      expect.arrayContaining([
        'page https://likeness.test/here',
        expect.stringContaining('heading "Your gallery"'),
        '  ! 404 GET https://likeness.test/missing',
        '  ! console: lost 7',
      ]),
    );
    await page.context().close();
    expect(await describeOpenPages()).toEqual([]);
  });

  it('is bounded', async () => {
    const page = await open('<button>Press</button>'.repeat(500));
    const [told = ''] = await describeOpenPages();
    expect(told.split('\n').length).toBeLessThan(70);
    expect(told).toMatch(/and \d{3} more lines$/);
    await page.context().close();
  });
});
