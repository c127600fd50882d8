import { readFile } from 'node:fs/promises';
import type { ImageList } from '@likeness/contracts/http/images';
import { personPhoto } from '@likeness/testing/photos/people';
import sharp from 'sharp';
import type { BrowserContext, Page } from 'playwright-core';
import { accessibilityFaults } from '../client/page-faults.js';
import { eventually } from '../client/eventually.js';
import { Member } from '../client/member.js';
import { seedPortraits } from '../client/seeded-gallery.js';
import { ended, provenanceOf } from '../client/visitor.js';
import { browserSuite, DESKTOP, PHONE } from './browser-suite.js';

const IMAGES = 3;

describe('the viewer', () => {
  const { stack, ...suite } = browserSuite(25600);
  let member: Member;

  const images = async () =>
    (await member.call<ImageList>('/api/images?origin=ai_generated&sort=desc')).body.images;

  beforeAll(async () => {
    member = await Member.signUp(stack.address, 'viewer@example.com');
    const photo = await member.upload(await personPhoto());
    await member.buy(60);
    // Downloads, marks and enlargements need a portrait that we made: the newest.
    await ended(member, await member.order(photo.id, { style: 'pencil', pro_generation: 'false' }));
    await seedPortraits(stack, member, { count: IMAGES - 1, style: 'pencil' });
  }, 600_000);
  async function visit({ touch = false } = {}): Promise<Page> {
    const options = {
      viewport: touch ? PHONE : DESKTOP,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'no-preference' as const,
      permissions: ['clipboard-read', 'clipboard-write'],
    };
    return gallery(await suite.visit(options, member));
  }

  async function gallery(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${stack.address}/dashboard`);
    return page;
  }

  async function areDistinct(page: Page): Promise<void> {
    const tiles = page.locator('button[data-tile]');
    const names = await tiles.evaluateAll((all) =>
      all.map((tile) => tile.getAttribute('aria-label')),
    );
    expect([names.length, new Set(names).size]).toEqual([IMAGES, IMAGES]);
  }

  const tileOf = (page: Page, place: number) =>
    page.getByRole('button', { name: /^(Loading, )?Pencil, / }).nth(place);
  const viewer = (page: Page) => page.getByRole('dialog', { name: /^\d+ of \d+$/ });
  const shown = (page: Page) => page.getByRole('img', { name: /^Image \d/ });
  const isAt = (page: Page, place: number) =>
    page.getByRole('dialog', { name: `${place} of ${IMAGES}` }).waitFor();
  const press = (page: Page, name: string) =>
    viewer(page).getByRole('button', { name, exact: true }).click();

  async function open(page: Page, place = 0): Promise<void> {
    await tileOf(page, place).click();
    await viewer(page).waitFor();
    await eventually(
      () => shown(page).evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0),
      30_000,
    );
  }

  async function expectAccessible(page: Page): Promise<void> {
    expect(await accessibilityFaults(page)).toEqual([]);
  }

  it('turns by keys round both ends, likes, zooms, and gives the focus back', async () => {
    const page = await visit();
    await open(page);
    await page.keyboard.press('ArrowLeft');
    await isAt(page, IMAGES);
    await page.keyboard.press('ArrowRight');
    await isAt(page, 1);
    await expectAccessible(page);

    const like = viewer(page).getByRole('button', { name: 'Like' }).first();
    const reaction = async () => (await images())[0]?.reaction;
    await page.keyboard.press('l');
    await eventually(async () => (await reaction()) === 'like');
    await page.keyboard.press('d');
    await eventually(async () => (await reaction()) === 'dislike');
    await shown(page).dblclick();
    await eventually(async () => (await reaction()) === 'like');
    expect(await like.getAttribute('aria-pressed')).toBe('true');
    await shown(page).dblclick();
    expect(await like.getAttribute('aria-pressed')).toBe('true');
    await expectAccessible(page);

    await shown(page).hover();
    await page.mouse.wheel(0, -400);
    await viewer(page).getByRole('button', { name: 'Zoom out' }).waitFor();
    await page.keyboard.press('0');
    await viewer(page).getByRole('button', { name: 'Zoom out' }).waitFor({ state: 'detached' });

    await page.keyboard.press('Escape');
    await viewer(page).waitFor({ state: 'detached' });
    await eventually(
      () => tileOf(page, 0).evaluate((tile) => tile.contains(document.activeElement)),
      5_000,
    );
    await open(page, 1);
    await page.goBack();
    await viewer(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  }, 300_000);

  it('says the price, removes a watermark, and shows the clean picture in every tab', async () => {
    const page = await visit();
    const other = await gallery(page.context());
    await open(page, 1);
    await open(other, 1);
    await page.bringToFront();
    const before = await member.credits();
    await press(page, 'Remove Watermark 1 credit');
    const question = page.getByRole('dialog', {
      name: 'Remove the watermark?',
    });
    await question.getByText(`1 credit. You will have ${before - 1} left.`).waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Remove' }).click();
    await question.waitFor({ state: 'detached' });
    for (const tab of [page, other]) {
      await eventually(
        async () => (await shown(tab).getAttribute('src'))?.includes('v=clean'),
        10_000,
      );
      await viewer(tab)
        .getByRole('button', { name: /^Remove Watermark/ })
        .waitFor({ state: 'detached' });
      await tab
        .getByText(new RegExp(`^${before - 1}\\s*credits$`))
        .first()
        .waitFor({ state: 'attached' });
    }
    expect((await images()).map((image) => image.should_add_watermark)).toEqual([
      'true',
      'false',
      'true',
    ]);

    await page.keyboard.press('Escape');
    await areDistinct(page);
    await tileOf(page, 1).click({ modifiers: ['Control'] });
    await page.getByRole('button', { name: 'Remove Watermarks' }).first().click();
    await page
      .getByText("The photo you selected already doesn't have a watermark; please deselect it.")
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();

    await page.keyboard.press('ControlOrMeta+a');
    await page.getByText(`${IMAGES} selected`).waitFor();
    await page.getByRole('button', { name: 'Remove Watermarks' }).first().click();
    await page.getByRole('button', { name: 'Deselect those and continue' }).click();
    await page.getByRole('dialog', { name: 'Remove 2 watermarks?' }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('2 selected').waitFor();
    expect(await member.credits()).toBe(before - 1);
  }, 300_000);

  it('downloads a CV photo of the chosen size, signed and with its resolution', async () => {
    const page = await visit();
    await open(page);
    await press(page, 'Other sizes');
    const sizes = page.getByRole('dialog', { name: 'Choose a size' });
    await sizes.getByRole('img', { name: 'Preview: Square' }).waitFor();
    await expectAccessible(page);
    await sizes.getByRole('radio', { name: 'CV photo 35 × 45 mm 413 × 531 px, 300 dpi' }).check();
    await sizes.getByRole('img', { name: 'Preview: CV photo 35 × 45 mm' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sizes.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^likeness-pencil-[1-3]-cv-35x45\.jpg$/);
    const file = await readFile(await download.path());
    const { width, height, density, hasProfile } = await sharp(file).metadata();
    expect({ width, height, density, hasProfile }).toEqual({
      width: 413,
      height: 531,
      density: 300,
      hasProfile: true,
    });
    await sizes.waitFor({ state: 'detached' });
    expect(await provenanceOf(member, file)).toMatchObject({ layer: 'credentials' });
    const copy = await sharp(file).jpeg({ quality: 90 }).toBuffer();
    expect(await provenanceOf(member, copy)).toMatchObject({ marked: true, fits: true });
  }, 300_000);

  it('enlarges a portrait for 1 credit, once', async () => {
    const before = await member.credits();
    const page = await visit();
    for (const words of [
      `1 credit. You will have ${before - 1} left.`,
      'You can download this size as often as you like.',
    ]) {
      await open(page);
      await press(page, 'Other sizes');
      const sizes = page.getByRole('dialog', { name: 'Choose a size' });
      await sizes.getByRole('radio', { name: /^Large 2048 × 2048 px/ }).check();
      await sizes.getByText(words).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        sizes.getByRole('button', { name: 'Download' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^likeness-pencil-[1-3]-large\.jpg$/);
      const file = await readFile(await download.path());
      const { width, height } = await sharp(file).metadata();
      expect({ width, height }).toEqual({ width: 2048, height: 2048 });
      const copy = await sharp(file).jpeg({ quality: 90 }).toBuffer();
      expect(await provenanceOf(member, copy)).toMatchObject({ marked: true, fits: true });
      await sizes.waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
    }
    expect(await member.credits()).toBe(before - 1);
  }, 300_000);

  it('downloads one image at once and several as asked', async () => {
    const page = await visit();
    await open(page);
    const [single] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.press('Tab').then(() => press(page, 'Download')),
    ]);
    expect((await readFile(await single.path())).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Select All' }).first().click();
    await page.getByRole('button', { name: 'Download', exact: true }).first().click();
    const options = page.getByRole('dialog', { name: 'Bulk Download Options' });
    await options.waitFor();
    await expectAccessible(page);
    await options.getByRole('radio', { name: 'Single files' }).check();
    expect(await options.getByRole('switch').first().isDisabled()).toBe(true);
    await options.getByRole('radio', { name: 'One ZIP file' }).check();
    await options.getByRole('switch', { name: 'Organize files into folders' }).click();
    const [zip] = await Promise.all([
      page.waitForEvent('download'),
      options.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(zip.suggestedFilename()).toMatch(/\.zip$/);
    expect((await readFile(await zip.path())).subarray(0, 2).toString()).toBe('PK');
    await page.getByText('Download complete').first().waitFor();
  }, 300_000);

  it('shares by the clipboard', async () => {
    const page = await visit();
    await open(page);
    await press(page, 'Share');
    await page.getByText('Image copied to clipboard!').first().waitFor();
    const types = await page.evaluate(async () =>
      (await navigator.clipboard.read()).flatMap((item) => [...item.types]),
    );
    expect(types).toContain('image/png');
  }, 300_000);

  it('swipes and likes by touch, and says after two seconds that one can swipe', async () => {
    const page = await visit({ touch: true });
    // It stays for some seconds, whether the picture has loaded or not.
    const hint = page.getByText('Swipe for the next image').waitFor();
    await Promise.all([hint, open(page, 2)]);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 240 }],
      });
    async function swipe(from: number, to: number) {
      await send('touchStart', from);
      for (const part of [0.3, 0.6, 1]) await send('touchMove', from + (to - from) * part);
      await send('touchEnd');
    }
    await expectAccessible(page);
    await swipe(300, 150);
    await isAt(page, 1);
    await swipe(100, 170);
    await isAt(page, 1);
    await swipe(100, 240);
    await isAt(page, IMAGES);
    // Immediately one after the other: distant taps are no double tap.
    await Promise.all([
      send('touchStart', 180),
      send('touchEnd'),
      send('touchStart', 180),
      send('touchEnd'),
    ]);
    await eventually(async () => (await images())[IMAGES - 1]?.reaction === 'like');
  }, 300_000);

  it('asks before it deletes an image, closes, and brings it back', async () => {
    const page = await visit();
    await open(page, 1);
    const asked = page.getByRole('dialog', { name: 'Delete 1 image?' });
    await press(page, 'Delete');
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await asked.waitFor({ state: 'detached' });
    await isAt(page, 2);
    expect(await images()).toHaveLength(IMAGES);
    await press(page, 'Delete');
    await asked.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    await eventually(async () => (await images()).length === IMAGES - 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await eventually(async () => (await images()).length === IMAGES);
    await open(page, 2);
    await isAt(page, IMAGES);
  }, 300_000);
});
