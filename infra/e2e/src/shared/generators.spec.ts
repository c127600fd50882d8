import { writeFile } from 'node:fs/promises';
import { personPhoto } from '@likeness/testing/photos/people';
import type { Browser, Page } from 'playwright-core';
import { accessibilityFaults, overflowOf } from '../client/page-faults.js';
import { launchBrowser } from '../client/browser.js';
import { eventually } from '../client/eventually.js';
import { Member } from '../client/member.js';
import { LARGE_BYTES, photoCopies } from '../client/photo-copies.js';
import { seedPortraits } from '../client/seeded-gallery.js';
import { type Theme, withTheme } from '../client/visits.js';
import { browserSuite, DESKTOP, fillForm, PHONE, RENDERED_MS } from './browser-suite.js';

/** As wide as several columns, unless it wraps. */
const LONG_WORD = 'donaudampfschifffahrt'.repeat(12);
const CAMERAS = '--use-fake-device-for-media-stream=device-count=2';
const CAMERA_ALLOWED = '--use-fake-ui-for-media-stream';
const CAMERA_DENIED = '--use-fake-ui-for-media-stream=deny';

describe('both generators', () => {
  const { stack, file, visits, ...suite } = browserSuite(22800, {
    args: [CAMERAS, CAMERA_ALLOWED],
  });
  let member: Member;

  beforeAll(async () => {
    member = await Member.signUp(stack.address, 'generators@example.com');
    await member.upload(await personPhoto());
    await member.buy(60);
  }, 120_000);

  type Visit = { touch?: boolean; as?: Member; in?: Browser; theme?: Theme };

  async function visit(target: string, how: Visit = {}): Promise<Page> {
    const options = {
      viewport: how.touch ? PHONE : DESKTOP,
      hasTouch: how.touch ?? false,
      storageState: withTheme(stack.address, how.theme),
    };
    const context = await suite.visit(options, how.as, how.in);
    const page = await context.newPage();
    await page.goto(stack.address + target);
    return page;
  }

  const dialogOf = (page: Page) => page.getByRole('dialog');
  const photosIn = (page: Page) => page.getByRole('img', { name: /^Reference photo/ });

  async function addFromGallery(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Gallery', exact: true }).click();
    await dialogOf(page)
      .getByRole('tab', { name: /User Uploaded/ })
      .click();
    await dialogOf(page).getByRole('checkbox').first().check();
    await dialogOf(page).getByRole('button', { name: 'Add image' }).click();
    await photosIn(page).first().waitFor();
  }

  async function isFine(page: Page): Promise<void> {
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  }

  const cameOut = (page: Page) =>
    page
      .getByRole('heading', { name: /^Your( \d+)? portraits? (is|are) ready$/ })
      .waitFor({ timeout: RENDERED_MS });

  it('makes a portrait from the gallery in a default pose, signed in', async () => {
    const page = await visit('/lenszero', { as: member });
    await addFromGallery(page);
    await page.getByRole('button', { name: 'Default poses' }).click();
    const poses = dialogOf(page).getByRole('radio');
    await expect(poses.first().getAttribute('value')).resolves.toContain('straight-ahead');
    await dialogOf(page).getByRole('radio', { name: 'Easy left' }).check();
    await dialogOf(page).getByRole('button', { name: 'Use this pose' }).click();
    await page.getByRole('button', { name: 'Remove pose' }).waitFor();
    await fillForm(page, 1);
    await page.getByRole('button', { name: 'Create 1 portrait' }).click();
    await cameOut(page);
  }, 360_000);

  it('shows a newcomer no Quick Start, a photo large, a part of the third row of styles, and the table all along', async () => {
    const newcomer = await Member.signUp(stack.address, 'generators-other@example.com');
    await newcomer.agreeToFaceAnalysis();
    const page = await visit('/lenszero', { as: newcomer });
    const heading = page.getByRole('heading', { name: 'Your portraits will appear here' });
    // The row appears after the gallery's answer and its own script.
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('button', { name: 'Quick Start' }).count()).toBe(0);
    await page.setInputFiles('input[type=file]', file());
    await page.getByText('Add more photos').waitFor();
    // Without its preview, the picture has no height of its own.
    await eventually(
      () => photosIn(page).evaluate((image: HTMLImageElement) => image.naturalHeight > 0),
      30_000,
    );
    const { height = 0 } = (await photosIn(page).boundingBox()) ?? {};
    expect(height).toBeGreaterThan(250);

    const { styles } = (await (await fetch(`${stack.address}/api/images/all-styles`)).json()) as {
      styles: unknown[];
    };
    await page.getByText(`${styles.length} styles`, { exact: true }).waitFor();
    const isCut = await page.getByRole('radio', { name: 'Neon', exact: true }).evaluate((radio) => {
      // Rows of five.
      const rows = radio.closest('label')?.parentElement;
      const box = rows?.getBoundingClientRect();
      const third = rows?.children[10]?.getBoundingClientRect();
      return box && third && third.top < box.bottom - 16 && third.bottom > box.bottom;
    });
    expect(isCut).toBe(true);

    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await eventually(async () => {
      const top = (await heading.boundingBox())?.y ?? -1;
      return top >= 0 && top < 200;
    });
  }, 120_000);

  it('shows heading, countdown and preview after Create, wherever the form is scrolled', async () => {
    const page = await visit('/lenszero', { as: member });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.setInputFiles('input[type=file]', file());
    await page.getByText('Checked').waitFor();
    await fillForm(page, 3);
    const create = page.getByRole('button', { name: 'Create 3 portraits' });
    const preview = page.getByRole('img', { name: /^Unfinished portrait/ });
    const countdown = page.getByText(/s left|min left|than a minute/);
    for (const scrolled of [0, 2000]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled);
      await create.click();
      await eventually(async () => {
        const [heading, clock, picture, bar] = await Promise.all([
          page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0),
          countdown.first().boundingBox({ timeout: 1_000 }),
          preview.first().boundingBox({ timeout: 1_000 }),
          page.locator('[data-bottom-bar]').boundingBox(),
        ]).catch(() => []);
        if (!heading || !clock || !picture || !bar) return false;
        return Math.min(heading, clock.y, picture.y) >= 50 && picture.y + picture.height <= bar.y;
      }, 30_000);
      await page.getByRole('button', { name: /^Cancel/ }).click();
      await create.waitFor({ timeout: RENDERED_MS });
    }
  }, 300_000);

  it('asks for photos on a phone, with a word for its camera', async () => {
    const page = await visit('/#instant-id', { touch: true });
    await page.getByText('Add your photos', { exact: true }).waitFor();
    await page.getByText('Take a photo', { exact: true }).waitFor();
    await expect(page.getByText('Drop your photos here').isVisible()).resolves.toBe(false);
  }, 120_000);

  it('makes images from references and words, says the price before and what it could not do after', async () => {
    const before = await member.credits();
    const page = await visit('/kontextlens', { as: member });
    await page.setInputFiles('input[type=file]', file());
    const prompt = page.getByLabel('Prompt', { exact: true });
    await isFine(page);
    await prompt.fill('a red dress on the beach');
    await page.getByText('Free this time: we can’t do your main wish, “red dress”.').waitFor();
    await page.getByText('clothes stay as in the photo').waitFor();
    await prompt.fill(`an oil painting, smiling, ${LONG_WORD}`);
    await page.getByText('the style Oil painting').waitFor();
    await page.getByRole('slider', { name: 'Number of images' }).focus();
    await page.keyboard.press('Home');
    await page.getByRole('switch', { name: 'Watermark' }).click();
    await page.getByText(`${before - 3} credits left afterwards.`).waitFor();
    await page.getByRole('switch', { name: 'Enhance prompt' }).click();
    await page.getByText('Enhancing adds').waitFor();
    await page.getByRole('button', { name: 'Create 1 image' }).click();
    await cameOut(page);
    const unmet = page.getByRole('region', { name: 'What we couldn’t do' });
    await unmet.getByText(/smiling/).waitFor();
    expect(await member.credits()).toBe(before - 3);

    await page.getByRole('button', { name: /^Open portrait 1\b/ }).click();
    const words = page.getByRole('dialog').getByText(`smiling, ${LONG_WORD}`);
    await words.waitFor();
    const { x = 0, width = Infinity } = (await words.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }, 480_000);

  it('makes images by Quick Start alone, on a touch viewport', async () => {
    const page = await visit('/kontextlens', { as: member, touch: true, theme: 'dark' });
    await page.getByLabel('Prompt', { exact: true }).waitFor();
    await isFine(page);
    // Fixes random pictures and words: always the first.
    await page.evaluate(() => (Math.random = () => 0));
    await page.getByRole('slider', { name: 'Number of images' }).press('Home');
    await page.getByRole('button', { name: 'Quick Start' }).tap();
    await page.getByRole('button', { name: /^Cancel/ }).waitFor();
    await cameOut(page);
    expect((await page.getByLabel('Prompt', { exact: true }).inputValue()).length).toBeGreaterThan(
      20,
    );
  }, 480_000);

  it('takes a photo with the camera and lets go of it', async () => {
    const page = await visit('/#instant-id');
    await page.getByRole('button', { name: 'Take a photo' }).click();
    const shutter = dialogOf(page).getByRole('button', { name: 'Take photo' });
    await shutter.waitFor();
    const track = () =>
      page.evaluateHandle(() => {
        const video = document.querySelector('video');
        if (!(video?.srcObject instanceof MediaStream) || video.videoWidth === 0) return null;
        return video.srcObject.getVideoTracks()[0] ?? null;
      });
    /** Waits for the picture of this camera, not of the previous one. */
    const picture = (before?: string) =>
      eventually(async () => {
        const shown = await track();
        const id = await shown.evaluate((found) => found?.id);
        return id !== undefined && id !== before && { shown, id };
      }, 30_000);
    const first = await picture();
    await dialogOf(page).getByRole('button', { name: 'Switch camera' }).click();
    const { shown: isLive } = await picture(first.id);
    await shutter.waitFor();
    await shutter.press('Enter');
    await page.getByRole('button', { name: 'Not now' }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(await isLive.evaluate((track) => track?.readyState)).toBe('ended');
    await page.getByText(/^camera-\d{8}-\d{6}\.png$/).waitFor();
  }, 120_000);

  it('says so when the camera is not allowed', async () => {
    const other = await launchBrowser([CAMERAS, CAMERA_DENIED]);
    const page = await visit('/#instant-id', { in: other });
    await page.getByRole('button', { name: 'Take a photo' }).click();
    await page
      .getByText('Unable to access camera. Please ensure permissions are granted.')
      .waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(await visits.end()).toEqual([]);
    await other.close();
  }, 120_000);

  it('takes fifteen images from the gallery and no more', async () => {
    await seedPortraits(stack, member, { count: 16 });
    const page = await visit('/kontextlens', { as: member });
    await page.getByRole('button', { name: 'Gallery', exact: true }).click();
    const boxes = dialogOf(page).getByRole('checkbox');
    await boxes.nth(15).waitFor();
    for (let index = 0; index < 16; index += 1) await boxes.nth(index).click();
    const warning = dialogOf(page).getByText('You can select up to 15 images.');
    await warning.waitFor();
    expect(await warning.count()).toBe(1);
    expect(await boxes.nth(15).isChecked()).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialogOf(page).getByText('15 of 15 selected').waitFor();
    await dialogOf(page).getByRole('button', { name: 'Add 15 images' }).click();
    await page.getByText('15 of 15').waitFor();
    expect(await photosIn(page).count()).toBe(15);
  }, 180_000);

  it('shows the state of switches in a contrast theme', async () => {
    const page = await visit('/lenszero', { as: member });
    await page.emulateMedia({ forcedColors: 'active' });
    const removal = page.getByRole('switch', { name: 'Remove watermark' });
    await removal.and(page.locator(':enabled')).waitFor();
    const look = () =>
      removal.evaluate((element) => {
        const thumb = element.firstElementChild;
        return [element, ...(thumb ? [thumb] : [])].map(
          (part) => getComputedStyle(part).backgroundColor,
        );
      });
    const trackOf = (isOn: string) =>
      eventually(async () => {
        if ((await removal.getAttribute('aria-checked')) !== isOn) return false;
        const [track, thumb] = await look();
        return track !== thumb && track;
      });
    const off = await trackOf('false');
    await removal.click();
    await eventually(async () => (await trackOf('true')) !== off);
  }, 120_000);

  it('fits a window of 320 px, with a long balance', async () => {
    const page = await visit('/about', { as: member });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.route('**/api/users/me', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...((await answer.json()) as object), credits: 123_456 } });
    });
    for (const path of ['/dashboard', '/account', '/lenszero', '/kontextlens', '/pricing']) {
      await page.goto(stack.address + path);
      await page.getByRole('banner').getByText('123456').waitFor();
      expect([path, await overflowOf(page)]).toEqual([path, 0]);
    }
    for (const path of ['/de/terms', '/de/privacy', '/about']) {
      await page.goto(stack.address + path);
      const large = path === '/about' ? '200%' : '100%';
      await page.addStyleTag({ content: `html { font-size: ${large} !important }` });
      const right = await page
        .locator('header *, main *')
        .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)));
      expect([path, right <= 320]).toEqual([path, true]);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }, 120_000);

  it('sends each reference of 10 MB once, and one order for two images', async () => {
    const photos = await photoCopies(2, LARGE_BYTES);
    const total = photos.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const files = photos.map(({ fileName }) => file(fileName));
    await Promise.all(files.map((file, index) => writeFile(file, photos[index]?.bytes ?? '')));
    const page = await visit('/#instant-id');
    const sent: { path: string; bytes: number }[] = [];
    page.on('request', (request) => {
      // A request may outlive its page.
      request.allHeaders().then(
        (headers) => {
          const bytes = Number(headers['content-length'] ?? 0);
          sent.push({ path: new URL(request.url()).pathname, bytes });
        },
        () => undefined,
      );
    });
    await page.setInputFiles('input[type=file]', files);
    await page.getByRole('button', { name: 'Agree', exact: true }).click({ timeout: 60_000 });
    await fillForm(page, 2);
    await page.getByRole('button', { name: 'Create 2 portraits' }).click({ timeout: 60_000 });
    await cameOut(page);
    const uploads = sent.filter((request) => request.path === '/api/images/uploads');
    const bytes = sent.reduce((sum, request) => sum + request.bytes, 0);
    expect(uploads).toHaveLength(2);
    expect(sent.filter((request) => request.path.endsWith('/portrait'))).toHaveLength(1);
    expect(bytes / total).toBeGreaterThan(1);
    expect(bytes / total).toBeLessThan(1.01);
  }, 600_000);
});
