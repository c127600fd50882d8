import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { ImageList } from '@likeness/contracts/http/images';
import { personPhoto } from '@likeness/testing/photos/people';
import type { BrowserContext, Download, Page } from 'playwright-core';
import { accessibilityFaults, brokenWords } from '../client/page-faults.js';
import { interrupt } from '../client/ended-session.js';
import { eventually } from '../client/eventually.js';
import { Member } from '../client/member.js';
import { seedPortraits } from '../client/seeded-gallery.js';
import { browserSuite, DESKTOP, PHONE } from './browser-suite.js';

const COUNT = 45;

describe('the gallery of the dashboard', () => {
  const { stack, ...suite } = browserSuite(25400);
  let member: Member;
  let newcomer: Member;

  beforeAll(async () => {
    member = await Member.signUp(stack.address, 'gallery@example.com');
    newcomer = await Member.signUp(stack.address, 'gallery-other@example.com');
    await member.upload(await personPhoto());
    await seedPortraits(stack, member, { count: COUNT, expiring: 2 });
  }, 360_000);
  async function visit(as: Member, isPhone = false): Promise<Page> {
    const viewport = isPhone ? PHONE : DESKTOP;
    return open(
      await suite.visit({ viewport, hasTouch: isPhone, reducedMotion: 'no-preference' }, as),
    );
  }
  async function open(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${stack.address}/dashboard`);
    return page;
  }

  const button = (page: Page, name: string | RegExp) =>
    page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  const tile = (page: Page, index: number) => page.locator(`[data-tile="${index}"]`);
  const shown = async (page: Page, count: number) =>
    page.getByText(`${count} images`, { exact: true }).first().waitFor();
  const isFine = async (page: Page) => expect(await accessibilityFaults(page)).toEqual([]);

  it('breaks captions of earlier portraits between words', async () => {
    const page = await visit(member, true);
    const likeness = { percent: 94, euclid: 0.3, cosine: 0.9, reference_id: randomUUID() };
    await page.route(/\/api\/images\?/, async (route) => {
      const answer = await route.fetch();
      const { images, ...list } = (await answer.json()) as ImageList;
      const named = images.map((image) => ({
        ...image,
        likeness,
        creation_method_config: { ...image.creation_method_config, style: 'impressionist' },
      }));
      await route.fulfill({ json: { ...list, images: named } });
    });
    await page.goto(`${stack.address}/lenszero`);
    const captions = page.locator('section:has(> div > h3:text-is("Earlier")) li');
    await captions.getByText('Impressionist').first().waitFor();
    for (const width of [320, 360, 412, 640, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await brokenWords(captions)]).toEqual([width, []]);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('leads who has nothing yet to the first picture', async () => {
    const page = await visit(newcomer);
    await page.getByRole('heading', { name: 'Create Something Amazing' }).waitFor();
    await isFine(page);
    await page.getByRole('link', { name: 'Start Creating' }).click();
    await page.waitForURL('**/instantid');
  });

  it('keeps page, filter and order in the address, so that Back and a reload keep them', async () => {
    const page = await visit(member);
    await shown(page, COUNT);
    expect(await page.locator('main img').count()).toBeLessThanOrEqual(60);
    await isFine(page);
    await button(page, 'Page 2').click();
    // The first page has a tile with this number too; the later page's tile is removed.
    await tile(page, COUNT - 39).waitFor({ state: 'detached' });
    await tile(page, COUNT - 40).waitFor();
    await page.reload();
    await tile(page, COUNT - 40).waitFor();
    expect(new URL(page.url()).search).toBe('?page=2');

    await button(page, /^User Uploaded/).click();
    await page.getByText('1 image', { exact: true }).first().waitFor();
    await button(page, /^AI Generated/).click();
    await page.waitForURL('**/dashboard?page=2');
    await page.getByLabel('Style', { exact: true }).selectOption('oil');
    await shown(page, COUNT / 3);
    expect(new URL(page.url()).search).toBe('?style=oil');
    await page.goBack();
    await shown(page, COUNT);
    await page.getByLabel('Search style and prompt').fill('neo');
    await shown(page, COUNT / 3);
    expect(new URL(page.url()).search).toContain('q=neo');
  });

  it('shows grid size and selection in a contrast theme', async () => {
    const page = await visit(member);
    await page.emulateMedia({ forcedColors: 'active' });
    await shown(page, COUNT);
    const color = (name: string) =>
      button(page, name).evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = [await color('Small grid'), await color('Large grid')];
    expect(before[0]).not.toBe(before[1]);
    await button(page, 'Small grid').click();
    await eventually(async () => (await color('Small grid')) === before[1]);
    await button(page, 'Large grid').click();
    await tile(page, 1).click({ modifiers: ['ControlOrMeta'] });
    const checks = (index: number) => tile(page, index).locator('svg').count();
    await eventually(async () => (await checks(1)) === 1);
    expect(await checks(2)).toBe(0);
  });

  it('likes on a tile, in every tab, and takes it back', async () => {
    const page = await visit(member);
    const other = await open(page.context());
    await page.bringToFront();
    await shown(page, COUNT);
    await shown(other, COUNT);
    await tile(page, 1).hover();
    await page.getByRole('button', { name: 'Like', exact: true }).first().click();
    for (const each of [page, other]) await button(each, /^Liked\s*1$/).waitFor();
    await tile(page, 1).hover();
    await page.getByRole('button', { name: 'Like', exact: true }).first().click();
    for (const each of [page, other]) await button(each, /^Liked\s*0$/).waitFor();
  });

  it('selects by keys, ranges and drags, and leaves by Escape', async () => {
    const page = await visit(member);
    await shown(page, COUNT);
    const selected = (count: number) =>
      page
        .getByRole('region', { name: 'Selection' })
        .getByText(`${count} selected`, { exact: true })
        .waitFor();
    await tile(page, 1).click({ modifiers: ['ControlOrMeta'] });
    await selected(1);
    await tile(page, 4).click({ modifiers: ['Shift'] });
    await selected(4);
    await page.keyboard.press('Shift+ArrowRight');
    await selected(5);
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Selection' }).waitFor({ state: 'detached' });
    await page.keyboard.press('ControlOrMeta+a');
    await selected(40);
    await page.getByText('The 40 images shown are selected.').waitFor();
    await isFine(page);
    await button(page, `Select all ${COUNT} images`).click();
    await selected(COUNT);
    await page.getByText(`All ${COUNT} images are selected.`).waitFor();
    await tile(page, 2).click();
    await selected(COUNT - 1);
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Selection' }).waitFor({ state: 'detached' });

    const box = (await tile(page, 1).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 60, box.y + 60, { steps: 4 });
    await page.mouse.up();
    await selected(2);
    // An action without a selection shows a message.
    await button(page, 'Leave selection').click();
    await button(page, 'Delete').click();
    await button(page, 'Delete').first().click();
    await page.getByRole('dialog', { name: 'No Images Selected' }).waitFor();
    await isFine(page);
    await button(page, 'OK').click();
  });

  it('deletes in every tab, and brings back', async () => {
    const page = await visit(member);
    const other = await open(page.context());
    await page.bringToFront();
    await shown(page, COUNT);
    await shown(other, COUNT);
    await tile(page, 1).click({ modifiers: ['ControlOrMeta'] });
    await tile(page, 2).click();
    await button(page, 'Delete').first().click();
    const dialog = page.getByRole('dialog', { name: 'Delete 2 images?' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    // Hovering pauses its timer.
    await button(page, 'Undo').hover();
    for (const each of [page, other]) await shown(each, COUNT - 2);
    await button(page, 'Undo').click();
    for (const each of [page, other]) await shown(each, COUNT);
  });

  it('keeps Undo while it has the focus, and restores what was deleted from a list', async () => {
    const page = await visit(member);
    await page.clock.install();
    await shown(page, COUNT);
    const deleteFirst = async () => {
      await tile(page, 1).click({ modifiers: ['ControlOrMeta'] });
      await button(page, 'Delete').first().click();
      const dialog = page.getByRole('dialog', { name: 'Delete 1 image?' });
      await dialog.getByRole('button', { name: 'Delete' }).click();
    };
    await deleteFirst();
    await button(page, 'Undo').focus();
    await button(page, 'Undo').hover();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(12_000);
    await page.keyboard.press('Enter');
    await shown(page, COUNT);

    await deleteFirst();
    await shown(page, COUNT - 1);
    await page.reload();
    await shown(page, COUNT - 1);
    await button(page, 'Recently Deleted').click();
    const deleted = page.getByRole('dialog', { name: 'Recently deleted' });
    const box = deleted.getByRole('checkbox');
    await box.waitFor();
    await deleted.getByText(/^Until \d\d:\d\d$/).waitFor();
    await isFine(page);
    await box.check();
    await deleted.getByRole('button', { name: 'Restore 1 image' }).click();
    await shown(page, COUNT);
  });

  it('turns in the viewer on to the next page, and the gallery follows', async () => {
    const page = await visit(member);
    await shown(page, COUNT);
    await tile(page, 1).click();
    await page.getByRole('dialog', { name: `1 of ${COUNT}` }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('dialog', { name: `${COUNT} of ${COUNT}` }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await tile(page, COUNT - 40).waitFor();
    expect(await tile(page, COUNT - 39).count()).toBe(0);
    expect(page.url()).toMatch(/\/dashboard\?page=2$/);
  });

  it('loads more on a phone, selects by the button, and opens a menu of filters', async () => {
    const page = await visit(member, true);
    await page.getByText('1 of 6 pages').waitFor();
    await isFine(page);
    await button(page, 'Load More Images').tap();
    await page.getByText('2 of 6 pages').waitFor();
    await button(page, 'Select Images').tap();
    await tile(page, 1).tap();
    await page.getByRole('region', { name: 'Selection' }).getByText('1 selected').waitFor();
    await isFine(page);
    await tile(page, 1).tap();
    await page.getByRole('region', { name: 'Selection' }).waitFor({ state: 'detached' });
    await button(page, 'Filters').tap();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    await isFine(page);
    await button(page, /^Disliked/).tap();
    await page.getByText('No images found.').waitFor();
  });

  it.each([
    ['one image', [1], /\/api\/images\/[^/]+\/file$/, /\.jpg$/],
    ['several images', [1, 2, 3], '**/api/images/download', /\.zip$/],
  ])(
    'downloads %s that the end of a session had refused, once logged in on the spot',
    async (_, chosen, call, file) => {
      const page = await visit(member);
      await shown(page, COUNT);
      await button(page, 'Select Images').first().click();
      for (const index of chosen) {
        await tile(page, index).click();
        await page.locator(`[data-tile="${index}"][aria-checked="true"]`).waitFor();
      }
      const downloaded: Download[] = [];
      page.on('download', (download) => downloaded.push(download));
      await interrupt({ page, member }, call, async () => {
        await button(page, 'Download').first().click();
        if (chosen.length === 1) return;
        const options = page.getByRole('dialog', { name: 'Bulk Download Options' });
        await options.getByRole('radio', { name: 'One ZIP file' }).check();
        await options.getByRole('button', { name: 'Download', exact: true }).click();
      });
      await eventually(() => Promise.resolve(downloaded.length > 0));
      expect(downloaded.map((each) => each.suggestedFilename())).toEqual([
        expect.stringMatching(file),
      ]);
      expect((await stat((await downloaded[0]?.path()) ?? '')).size).toBeGreaterThan(1_000);
      // Processed images leave the selection.
      await page.locator('[data-tile="1"][aria-checked]').waitFor({ state: 'detached' });
    },
  );
});
