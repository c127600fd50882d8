import { personPhoto } from '@likeness/testing/photos/people';
import { startS3StandIn } from '@likeness/testing/s3-stand-in';
import { TestStack } from '@likeness/testing/test-stack';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './client/browser.js';
import { eventually } from './client/eventually.js';
import { Member } from './client/member.js';
import { Visits } from './client/visits.js';

describe('a store that browsers reach', () => {
  const stack = new TestStack({ port: 26800 });
  const visits = new Visits();
  let server: Awaited<ReturnType<typeof startS3StandIn>>;
  let browser: Browser;
  let member: Member;
  let storeUrl: string;
  let path: string;

  beforeAll(async () => {
    server = await startS3StandIn();
    // Another site than 127.0.0.1 of the product.
    storeUrl = `http://localhost:${server.port}`;
    await stack.start({
      S3_ENDPOINT: server.options.endpoint,
      S3_ACCESS_KEY: server.options.accessKey,
      S3_SECRET_KEY: server.options.secretKey,
      S3_PUBLIC_URL: storeUrl,
    });
    browser = await launchBrowser();
    member = await Member.signUp(stack.address, 'ada@example.com');
    await member.agreeToFaceAnalysis();
    path = `/api/images/${(await member.upload(await personPhoto())).id}/file`;
  }, 360_000);
  afterAll(async () => {
    await browser.close();
    await stack.discard();
    await server.close();
  }, 120_000);

  it('sends the pictures of a page, and scripts read bytes from the gateway', async () => {
    const login = { token: member.token, address: stack.address };
    const context = await visits.begin(browser, {}, login);
    const page = await context.newPage();
    const answers: { from: string; status: number; referrer: string }[] = [];
    page.on('response', (response) => {
      const { pathname, origin } = new URL(response.url());
      if (pathname !== path && origin !== storeUrl) return;
      const { referer: referrer = '' } = response.request().headers();
      answers.push({ from: origin, status: response.status(), referrer });
    });
    const own = `${stack.address}/dashboard?tab=uploads`;
    await page.goto(own);
    await eventually(() =>
      page
        .locator('[data-tile] img')
        .evaluateAll((all) => all.some((one) => (one as HTMLImageElement).naturalWidth > 0)),
    );

    expect(answers).toEqual(
      expect.arrayContaining([
        { from: stack.address, status: 302, referrer: own },
        { from: storeUrl, status: 200, referrer: '' },
      ]),
    );
    expect(answers.filter(({ status }) => status !== 302 && status !== 200)).toEqual([]);

    const read = await page.evaluate(async (to) => {
      const { url, status, headers } = await fetch(to);
      return { url, status, type: headers.get('content-type') };
    }, path);
    expect(read).toEqual({ url: stack.address + path, status: 200, type: 'image/jpeg' });
    expect(stack.output).not.toContain('X-Amz');
    expect(await visits.end()).toEqual([]);
  }, 180_000);
});
