import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { personPhoto } from '@likeness/testing/photos/people';
import { textPhoto } from '@likeness/testing/photos/refused-photos';
import { TestStack } from '@likeness/testing/test-stack';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from './client/browser.js';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const RENDERED_MS = 90_000;

describe('in a browser', () => {
  const stack = new TestStack({ port: 21600 });
  let browser: Browser;
  let folder: string;
  let photo: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'likeness-browser-'));
    photo = path.join(folder, 'me.jpg');
    await writeFile(photo, (await personPhoto()).bytes);
    await writeFile(path.join(folder, 'notes.jpg'), textPhoto().bytes);
    await stack.start({ ANONYMOUS_GENERATIONS_PER_ADDRESS: '1000' });
    browser = await launchBrowser();
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await stack.discard();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(complaints.splice(0)).toEqual([]);
  });

  /** A visitor who has never been here, on the guest demo. */
  async function visit(viewport = DESKTOP): Promise<Page> {
    const context = await browser.newContext({ viewport, acceptDownloads: true });
    contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${stack.address}/#instant-id`);
    await page.getByRole('radio', { name: 'Neon', exact: true }).waitFor();
    return page;
  }

  async function fillIn(page: Page, images: number): Promise<void> {
    await page.setInputFiles('input[type=file]', photo);
    await page.getByRole('radio', { name: 'Neon', exact: true }).check();
    await page.getByRole('radio', { name: 'Woman', exact: true }).check();
    for (let count = 8; count > images; count -= 1) {
      await page.getByRole('button', { name: /fewer/i }).click();
    }
  }

  async function submit(page: Page): Promise<void> {
    await page.getByRole('button', { name: /^Create \d+ portrait/ }).click();
  }

  async function agree(page: Page): Promise<void> {
    await page.getByRole('dialog').getByRole('button', { name: 'Agree and create' }).click();
  }

  it('a photo becomes a portrait that is shown and downloaded', async () => {
    const page = await visit();
    await fillIn(page, 1);
    await submit(page);
    await agree(page);
    await page
      .getByText(/Cutting out|Light set|Style/)
      .first()
      .waitFor();
    const portrait = page.getByRole('img', { name: /neon/i }).last();
    await page
      .getByRole('heading', { name: /^(Your portrait|All \d+ portraits) came out$/ })
      .waitFor({ timeout: RENDERED_MS });
    await portrait.waitFor();
    await portrait.scrollIntoViewIfNeeded();
    await expect(
      portrait.evaluate((image) =>
        (image as unknown as { decode: () => Promise<void> }).decode().then(() => true),
      ),
    ).resolves.toBe(true);

    const download = page.waitForEvent('download');
    await page
      .getByRole('link', { name: /download/i })
      .first()
      .click();
    const file = path.join(folder, 'portrait.jpg');
    await (await download).saveAs(file);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ width: 1024, height: 1024, format: 'jpeg' });
  }, 150_000);

  it('a reload in the middle loses nothing', async () => {
    const page = await visit();
    await fillIn(page, 2);
    await submit(page);
    await agree(page);
    await page.getByRole('button', { name: /cancel/i }).waitFor();
    await page.getByText(/Portrait \d of 2/).waitFor();
    await page.reload();
    await page
      .getByRole('heading', { name: /^(Your portrait|All \d+ portraits) came out$/ })
      .waitFor({ timeout: RENDERED_MS });
    await page.getByRole('img', { name: /neon/i }).last().waitFor();
  }, 150_000);

  it('a reload while photos are being sent loses nothing either', async () => {
    const page = await visit();
    const second = path.join(folder, 'me-too.png');
    await writeFile(second, await sharp(photo).png().toBuffer());
    await fillIn(page, 2);
    await page.setInputFiles('input[type=file]', second);
    await page.getByRole('button', { name: 'Remove me-too.png' }).waitFor();
    // The network is as slow as it takes to leave the page in the middle.
    let isSlow = true;
    await page.context().route('**/api/images/uploads', async (route) => {
      if (isSlow) await new Promise((resolve) => setTimeout(resolve, 2_000));
      await route.continue().catch(() => {});
    });
    await submit(page);
    await agree(page);
    await page.getByText(/Sending photo 1 of 2/).waitFor();
    isSlow = false;
    await page.reload();
    await page
      .getByRole('heading', { name: 'All 2 portraits came out' })
      .waitFor({ timeout: RENDERED_MS });
    expect(await page.getByRole('list', { name: 'Reference photos' }).locator('li').count()).toBe(
      2,
    );
    const kept = await page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('likeness.kept-files');
        opening.onsuccess = () => resolve(opening.result);
      });
      const counting = database.transaction('files').objectStore('files').count();
      return new Promise<number>(
        (resolve) => (counting.onsuccess = () => resolve(counting.result)),
      );
    });
    expect(kept).toBe(0);
  }, 150_000);

  it('the fourth generation of a day opens Free Generations Exhausted', async () => {
    const page = await visit();
    await fillIn(page, 1);
    for (let used = 0; used < 3; used += 1) {
      await submit(page);
      if (used === 0) await agree(page);
      await page.getByRole('button', { name: /cancel/i }).waitFor();
      await page
        .getByRole('heading', { name: /^(Your portrait|All \d+ portraits) came out$/ })
        .waitFor({ timeout: RENDERED_MS });
      await page.getByRole('button', { name: /^Create \d+ portrait/ }).waitFor();
    }
    await submit(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Free Generations Exhausted').waitFor();
    expect(await dialog.getByRole('link').getAttribute('href')).toContain('/signup');
    await dialog.getByRole('button', { name: 'Got it' }).click();
    await dialog.waitFor({ state: 'detached' });
  }, 240_000);

  it('says beside the file what is wrong with it', async () => {
    const page = await visit();
    await page.setInputFiles('input[type=file]', [photo, photo, path.join(folder, 'notes.jpg')]);
    await page.getByText('Duplicate file.').waitFor();
    await page.getByText('Invalid image file.').waitFor();
  }, 60_000);

  it.each([
    ['desktop, light', DESKTOP, 'light'],
    ['desktop, dark', DESKTOP, 'dark'],
    ['phone, light', PHONE, 'light'],
    ['phone, dark', PHONE, 'dark'],
  ])(
    'has no accessibility fault and no sideways scroll: %s',
    async (_name, viewport, theme) => {
      const page = await visit(viewport);
      await page.evaluate((value) => localStorage.setItem('theme', value), theme);
      await page.reload();
      await page.getByRole('radio', { name: 'Neon', exact: true }).waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    },
    60_000,
  );
});
