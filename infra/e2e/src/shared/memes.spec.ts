import { readFile } from 'node:fs/promises';
import type { Image, ImageList } from '@likeness/contracts/http/images';
import { personPhoto } from '@likeness/testing/photos/people';
import type { Download, Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { accessibilityFaults } from '../client/page-faults.js';
import { endSessions, interrupt, logInAgain } from '../client/ended-session.js';
import { eventually } from '../client/eventually.js';
import { Member } from '../client/member.js';
import { ended, provenanceOf } from '../client/visitor.js';
import { browserSuite, RENDERED_MS } from './browser-suite.js';

describe('memes', () => {
  const { stack, file: fileNamed, ...suite } = browserSuite(25000);
  let member: Member;
  let origin: Image;
  let page: Page;

  beforeAll(async () => {
    member = await Member.signUp(stack.address, 'meme@example.com');
    const photo = await member.upload(await personPhoto());
    const job = await member.order(photo.id, { pro_generation: 'false' });
    origin = (await ended(member, job, RENDERED_MS)).images[0]!;
    // A batch picks random pictures, and memes of uploaded photos can only be downloaded.
    const { status } = await member.call(`/api/images/${photo.id}`, { method: 'DELETE' });
    expect(status).toBe(204);
  }, 600_000);
  beforeEach(async () => {
    page = await (await suite.visit({}, member)).newPage();
    await page.goto(`${stack.address}/dashboard`);
  });

  const text = (name: string) => page.getByRole('textbox', { name, exact: true });
  const handle = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

  async function openEditor(): Promise<void> {
    await page.locator('main [data-image-id], main a img, main button img').first().click();
    await page.getByRole('button', { name: 'Create Meme' }).click();
    await handle('Top text').waitFor();
  }

  async function kept(download: Download): Promise<Buffer> {
    const file = fileNamed(download.suggestedFilename());
    await download.saveAs(file);
    return readFile(file);
  }

  async function memesKept(): Promise<number> {
    const { body } = await member.call<ImageList>('/api/images?tool=meme&page=1');
    return body.total;
  }

  async function keptMemes(): Promise<readonly Image[]> {
    return (await member.call<ImageList>('/api/images?tool=meme&page=1')).body.images;
  }

  /** Difference of two pictures in the area of a text, 0 to 255. */
  async function difference(one: Buffer, other: Buffer, top: number): Promise<number> {
    const area = { left: 0, top: Math.round(origin.height * top), width: origin.width };
    const [a, b] = await Promise.all(
      [one, other].map((file) =>
        sharp(file)
          .removeAlpha()
          .extract({ ...area, height: Math.round(origin.height * 0.2) })
          .raw()
          .toBuffer(),
      ),
    );
    return a!.reduce((sum, value, index) => sum + Math.abs(value - b![index]!), 0) / a!.length;
  }

  it('are written, moved by keys, downloaded as large as the picture, and there again later', async () => {
    await openEditor();
    await handle('Top text').click();
    await page.keyboard.type('One more episode');
    await page.keyboard.press('Enter');
    await expect(
      handle('Top text: One more episode').evaluate((e) => e === document.activeElement),
    ).resolves.toBe(true);
    await page.keyboard.press('Shift+ArrowDown');
    expect(await handle('Top text').getAttribute('aria-description')).toMatch(
      /15 percent from the top/,
    );
    for (let press = 0; press < 30; press += 1) await page.keyboard.press('Shift+ArrowUp');
    expect(await handle('Top text').getAttribute('aria-description')).toMatch(
      / 5 percent from the top/,
    );
    await page.getByRole('radio', { name: 'Yellow' }).check();

    expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).last().click(),
    ]);
    const meme = await kept(download);
    expect(await sharp(meme).metadata()).toMatchObject({
      format: 'png',
      width: origin.width,
      height: origin.height,
    });
    const { body } = await member.call<ArrayBuffer>(`/api/${origin.url}`);
    expect(await difference(meme, Buffer.from(body), 0)).toBeGreaterThan(10);
    expect(await difference(meme, Buffer.from(body), 0.4)).toBeLessThan(2);

    // The first Escape would end text input; there is none now, so it closes the editor.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Create Meme' }).click();
    await expect(text('Top text').inputValue()).resolves.toBe('One more episode');
  }, 120_000);

  it('saved to the gallery are there with their origin, look as drawn, and are known as made here', async () => {
    await openEditor();
    await handle('Top text').click();
    await page.keyboard.type('grüße 🔥 one more episode of it');
    await page.keyboard.press('Enter');
    const downloaded = async () => {
      const download = page.getByRole('button', { name: 'Download', exact: true }).last();
      const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
      return kept(file);
    };
    // The note about the first download takes room from the stage.
    await downloaded();
    const drawn = await downloaded();
    await page.getByRole('button', { name: 'Save to gallery' }).click();
    await page.getByText('Meme saved to your gallery.').first().waitFor();
    const { body: list } = await member.call<ImageList>('/api/images?origin=ai_generated&page=1');
    const [meme] = list.images;
    expect(meme).toMatchObject({
      creation_method_name: 'meme',
      creation_method_config: { origin_id: origin.id },
      should_add_watermark: 'already_present',
    });
    const { body: file } = await member.call<ArrayBuffer>(`/api/${meme!.url}`);
    const { body: bareFile } = await member.call<ArrayBuffer>(`/api/${origin.url}`);
    expect(await difference(drawn, Buffer.from(bareFile), 0)).toBeGreaterThan(10);
    expect(await difference(drawn, Buffer.from(file), 0)).toBeLessThan(10);

    expect(await provenanceOf(member, new Uint8Array(file))).toMatchObject({
      made_here: true,
      layer: 'credentials',
    });
    const middle = { left: 0, top: 320, width: meme!.width, height: 380 };
    const bare = await sharp(Buffer.from(file)).extract(middle).jpeg({ quality: 90 }).toBuffer();
    expect(await provenanceOf(member, bare)).toMatchObject({ marked: true, fits: true });
  }, 120_000);

  it('are made from portraits: a kept meme opens its portrait with the text last written', async () => {
    await openEditor();
    await page.getByRole('button', { name: 'Random Meme' }).click();
    const written = await text('Top text').inputValue();
    await page.getByRole('button', { name: 'Save to gallery' }).click();
    await page.getByText('Meme saved to your gallery.').first().waitFor();
    await page.keyboard.press('Escape');
    await handle('Top text').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page
      .locator(`[data-tile]:has(img[src*="${(await keptMemes())[0]!.id}"])`)
      .first()
      .click();
    await page.getByRole('button', { name: 'Create Meme' }).click();
    await handle('Top text').waitFor();
    expect(await text('Top text').inputValue()).toBe(written);
    const before = await memesKept();
    await page.getByRole('button', { name: 'Save to gallery' }).click();
    await page.getByText('Meme saved to your gallery.').first().waitFor();
    expect(await memesKept()).toBe(before + 1);
    for (const { creation_method_config } of await keptMemes())
      expect(creation_method_config).toEqual({ origin_id: origin.id });
  }, 120_000);

  it('of a batch come one after the other and can be cancelled', async () => {
    await page.getByRole('button', { name: 'Create Batch Memes' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await dialog
      .getByText('Please fill in all required fields and ensure images are available.')
      .waitFor();
    const fault = dialog.getByText('Please fill in all required fields');
    await dialog.getByRole('textbox', { name: 'Meme texts' }).fill('Only one line');
    await expect(fault.isVisible()).resolves.toBe(true);
    await dialog.getByRole('textbox', { name: 'Meme texts' }).fill('Two lines\nare a meme');
    await fault.waitFor({ state: 'detached' });
    await dialog.getByRole('textbox', { name: 'Meme texts' }).fill('');
    await dialog.getByRole('button', { name: 'Get 2 Random Memes' }).click();
    await dialog.getByText('2 meme(s) detected').waitFor();
    const before = await memesKept();
    await dialog.getByRole('switch', { name: 'Also save to gallery' }).click();
    const downloads: Download[] = [];
    page.on('download', (download) => downloads.push(download));
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await dialog.getByText('1 of 2 (50%)').waitFor();
    await dialog.getByText('2 memes created successfully').waitFor();
    // The page passes the file to the browser before this test gets the event.
    await eventually(() => Promise.resolve(downloads.length >= 2));
    expect(downloads).toHaveLength(2);
    expect(await memesKept()).toBe(before + 2);
    await dialog.getByRole('switch', { name: 'Also save to gallery' }).click();

    for (let more = 0; more < 9; more += 1)
      await dialog.getByRole('button', { name: 'One more' }).click();
    await expect(dialog.getByRole('button', { name: 'One more' }).isDisabled()).resolves.toBe(true);
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await dialog.getByRole('button', { name: 'Cancel Generation' }).click();
    await dialog.getByText('Meme generation cancelled').waitFor();
    await dialog.getByText('Meme generation cancelled').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  }, 120_000);

  describe('of a member whose session expires', () => {
    const cutOff = (call: string | RegExp, press: () => Promise<void>) =>
      interrupt({ page, member }, call, press);

    it('go on in a batch, each meme once', async () => {
      await page.getByRole('button', { name: 'Create Batch Memes' }).click();
      const dialog = page.getByRole('dialog', { name: 'Batch Meme Generator' });
      await dialog.getByRole('button', { name: 'Get 2 Random Memes' }).click();
      await dialog.getByText(/uses (the selected image|a random one of [1-9])/).waitFor();
      const downloads: Download[] = [];
      page.on('download', (download) => downloads.push(download));
      await cutOff(/\/file\?download=1/, () =>
        dialog.getByRole('button', { name: 'Create', exact: true }).click(),
      );
      await eventually(() => Promise.resolve(downloads.length === 2));
      await dialog.getByRole('button', { name: 'Create', exact: true }).waitFor();
      expect(downloads).toHaveLength(2);
    }, 120_000);

    it('have their watermark removed, and paid once', async () => {
      await member.buy(25);
      await page.reload();
      const credits = await member.credits();
      await page.getByLabel('Style', { exact: true }).selectOption('neon');
      await page.getByText('1 image', { exact: true }).first().waitFor();
      await page.locator('[data-tile="1"]').click();
      await cutOff('**/api/images/remove-watermarks', async () => {
        await page.getByRole('button', { name: 'Remove Watermark 1 credit' }).click();
        await page.getByRole('button', { name: 'Remove', exact: true }).click();
      });
      await eventually(async () => (await member.credits()) === credits - 1);
    }, 120_000);

    it('see every picture that was refused meanwhile', async () => {
      const held: Route[] = [];
      const hold = (route: Route) => void held.push(route);
      await page.route(/\/file\?w=256/, hold);
      await page.reload();
      await eventually(() => Promise.resolve(held.length > 0));
      await endSessions(member);
      await page.unroute(/\/file\?w=256/, hold);
      // Requests that the reload aborted cannot continue.
      await Promise.all(held.map((route) => route.continue().catch(() => {})));
      await logInAgain(page);
      await page.waitForFunction(() => {
        const banner = document.querySelector('section[aria-labelledby="meme-banner"]');
        const small = [...(banner?.querySelectorAll('img') ?? [])];
        return small.length > 0 && small.every((img) => img.complete && img.naturalWidth > 0);
      });
      await page.getByText('Image unavailable').first().waitFor({ state: 'detached' });
    }, 120_000);
  });
});
