import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ImageList } from '@likeness/contracts/http/images';
import { personPhoto, personPixels } from '@likeness/testing/photos/people';
import { noFacePhoto, twoFacesPhoto } from '@likeness/testing/photos/refused-photos';
import { TestStack } from '@likeness/testing/test-stack';
import type { Browser, Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { accessibilityFaults } from '../client/accessibility.js';
import { launchBrowser } from '../client/browser.js';
import { eventually } from '../client/eventually.js';
import { Member } from '../client/member.js';
import { Visits } from '../client/visits.js';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const RENDERED_MS = 180_000;
const UPLOADS = '/api/images/uploads';

/** A HEIC header, 64 × 64 px, without picture data. */
const UNDECODABLE = Buffer.from(
  `${'00000018'}${hex('ftypheic')}${'00'.repeat(12)}00000014${hex('ispe')}${'0'.repeat(8)}0000004000000040`,
  'hex',
);

function hex(text: string): string {
  return Buffer.from(text).toString('hex');
}

describe('adding photos', () => {
  const stack = new TestStack({ port: 24800, isShared: true });
  let browser: Browser;
  let folder: string;
  const file = (name: string) => path.join(folder, name);

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'likeness-photos-'));
    const person = personPixels('curls');
    const sideways = await personPixels('tilted').rotate(-90).toBuffer();
    await Promise.all([
      personPhoto().then(({ bytes }) => writeFile(file('me.jpg'), bytes)),
      noFacePhoto().then(({ bytes }) => writeFile(file('wall.jpg'), bytes)),
      twoFacesPhoto().then(({ bytes }) => writeFile(file('two.jpg'), bytes)),
      personPhoto('smiling').then(({ bytes }) => writeFile(file('somebody.jpg'), bytes)),
      personPixels('ponytail').flop().jpeg().toFile(file('me-mirrored.jpg')),
      person.clone().webp().toFile(file('me.webp')),
      person.clone().avif({ effort: 0 }).toFile(file('me.avif')),
      personPixels('smiling').webp().toFile(file('named-wrongly.jpg')),
      writeFile(file('not-decodable.heic'), UNDECODABLE),
    ]);
    await sharp(sideways).withMetadata({ orientation: 6 }).webp().toFile(file('sideways.webp'));
    await stack.start();
    browser = await launchBrowser();
  }, 240_000);
  afterAll(async () => {
    await browser.close();
    await stack.discard();
    await rm(folder, { recursive: true, force: true });
  }, 120_000);

  const visits = new Visits();
  afterEach(async () => expect(await visits.end()).toEqual([]));

  type Visit = { as?: Member; touch?: boolean };

  async function visit(target: string, { as, touch = false }: Visit = {}) {
    const viewport = touch ? PHONE : DESKTOP;
    const login = as && { token: as.token, address: stack.address };
    const context = await visits.begin(browser, { viewport, hasTouch: touch }, login);
    const page = await context.newPage();
    const calls: Request[] = [];
    page.on('request', (request) => calls.push(request));
    await page.goto(stack.address + target);
    await page.getByRole('button', { name: 'Take a photo' }).waitFor();
    const sent = (method: string, pathname: RegExp | string) =>
      calls.filter((request) => {
        const { pathname: asked } = new URL(request.url());
        return request.method() === method && (asked.match(pathname)?.[0] ?? '') === asked;
      });
    return { context, page, sent };
  }

  const add = (page: Page, ...names: string[]) =>
    page.setInputFiles('input[type=file][multiple]', names.map(file));
  const tile = (page: Page, name: string) =>
    page.getByRole('list', { name: 'Reference photos' }).locator('li').filter({ hasText: name });
  const agree = (page: Page) => page.getByRole('button', { name: 'Agree', exact: true }).click();
  const create = (page: Page) => page.getByRole('button', { name: /^Create \d+/ });

  async function chooseOne(page: Page) {
    await page.getByRole('radio', { name: 'Neon', exact: true }).check();
    await page.getByRole('radio', { name: 'Woman', exact: true }).check();
    for (let count = 8; count > 1; count -= 1) {
      await page.getByRole('button', { name: /fewer/i }).click();
    }
  }

  it('crops a group photo to the chosen face, by keyboard too', async () => {
    const { page } = await visit('/#instant-id');
    await add(page, 'two.jpg');
    await agree(page);
    await tile(page, 'two.jpg').getByText('There are several people in this photo.').waitFor();
    await page.getByRole('button', { name: 'Choose your face' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Which face is yours?' });
    await dialog
      .getByRole('button', { name: /^Person \d of 2/ })
      .nth(1)
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Person 2 of 2, from the left' }).press('Enter');
    await tile(page, 'two.jpg').getByText('Checked').waitFor();
    const preview = tile(page, 'two.jpg').locator('img');
    const { width, height } = await preview.evaluate((img: HTMLImageElement) => ({
      width: img.naturalWidth,
      height: img.naturalHeight,
    }));
    expect(width / height).toBeLessThan(1.2);
    expect(
      await page.evaluate(() => document.activeElement?.closest('ul')?.getAttribute('aria-label')),
    ).toBe('Reference photos');
  });

  it('asks at the first one, gives each its verdict, and sends none at the press', async () => {
    const { page, sent } = await visit('/#instant-id');
    await add(page, 'me.jpg', 'wall.jpg');
    await page.getByRole('dialog').waitFor();
    expect(sent('POST', UPLOADS)).toEqual([]);
    await agree(page);
    await tile(page, 'wall.jpg').getByText('No face was found in this photo.').waitFor();
    await tile(page, 'me.jpg').getByText('Checked').waitFor();
    expect(await create(page).isDisabled()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove invalid photo' }).click();
    await chooseOne(page);
    await create(page).click();
    await page
      .getByRole('heading', { name: 'Your portrait is ready' })
      .waitFor({ timeout: RENDERED_MS });
    expect(sent('POST', UPLOADS)).toHaveLength(2);
  }, 240_000);

  it('keeps a photo here after Not now, and asks again at the press', async () => {
    const { page, sent } = await visit('/#instant-id');
    await add(page, 'me.jpg');
    await page.getByRole('button', { name: 'Not now' }).click();
    await add(page, 'me.webp');
    await page.getByText('2 of 15').waitFor();
    await chooseOne(page);
    await create(page).click();
    await page.getByRole('button', { name: 'Agree and create' }).waitFor();
    expect(sent('POST', UPLOADS)).toEqual([]);
    await page.getByRole('button', { name: 'Not now' }).click();
    expect(await tile(page, 'me').count()).toBe(2);
  }, 120_000);

  it('names a photo of another person before the order, in both tools', async () => {
    const member = await Member.signUp(stack.address, 'two@example.com');
    await member.agreeToFaceAnalysis();
    const { page, sent } = await visit('/lenszero', { as: member });
    await add(page, 'me.jpg', 'somebody.jpg');
    const problem = page.getByText(/^(The two photos show different people|Photo 2 shows)/);
    await problem.waitFor();
    await chooseOne(page);
    await create(page).click();
    await problem.waitFor();
    await add(page, 'me-mirrored.jpg');
    const named = page.getByText('Photo 2 shows someone else. Please remove it.');
    await named.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await tile(page, 'somebody.jpg')
      .getByRole('button', { name: /remove/i })
      .click();
    await named.waitFor({ state: 'detached' });
    await page.getByText('Best photo').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.goto(`${stack.address}/kontextlens`);
    await page.getByRole('button', { name: 'Take a photo' }).waitFor();
    await add(page, 'me.jpg', 'somebody.jpg');
    const refused = page.getByText(/^Images 1 and 2 show different people/);
    await refused.waitFor();
    const prompt = page.getByRole('textbox', { name: 'Prompt' });
    await prompt.fill('a watercolour on white');
    await page.getByText('Will be followed').waitFor();
    await refused.waitFor();
    await create(page).click();
    await prompt.fill('a watercolour in the colours of image 2');
    await refused.waitFor({ state: 'detached' });
    expect(sent('POST', /\/api\/lenses\/portrait.*/)).toEqual([]);
  }, 240_000);

  it('makes a JPEG, upright, of what only the browser can decode', async () => {
    const { page, sent } = await visit('/#instant-id');
    const names = ['me.webp', 'me.avif', 'sideways.webp', 'named-wrongly.jpg'];
    await add(page, ...names, 'not-decodable.heic');
    await agree(page);
    await tile(page, 'not-decodable.heic')
      .getByText(/^This browser can’t read HEIC files/)
      .waitFor();
    for (const name of names) {
      await tile(page, name).getByText('Checked').waitFor();
    }
    // The service accepts only JPEG, PNG and GIF, and finds no face that is turned sideways.
    const answers = await Promise.all(
      sent('POST', UPLOADS).map(async (request) => (await request.response())?.status()),
    );
    expect(answers).toEqual(names.map(() => 201));
  }, 120_000);

  describe('of a member', () => {
    let member: Member;
    beforeAll(async () => {
      member = await Member.signUp(stack.address, 'addingphotos@example.com');
      await member.agreeToFaceAnalysis();
    }, 120_000);
    const stored = async () =>
      (await member.call<ImageList>('/api/images/?origin=user_provided')).body.total;

    it('takes one that was only added out of the gallery with its tile', async () => {
      const { page } = await visit('/kontextlens', { as: member });
      await add(page, 'me.jpg');
      await tile(page, 'me.jpg').getByText('Checked').waitFor();
      expect(await stored()).toBe(1);
      await page.getByRole('button', { name: 'Remove me.jpg' }).click();
      await eventually(async () => (await stored()) === 0);
    }, 120_000);

    it('sends nothing more after another user logs in', async () => {
      const { page, context, sent } = await visit('/lenszero', { as: member });
      await page.getByRole('radio', { name: 'Neon', exact: true }).waitFor();
      await context.route(`**${UPLOADS}`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await route.continue().catch(() => {});
      });
      await add(page, 'me.jpg', 'me.webp', 'me.avif', 'sideways.webp', 'named-wrongly.jpg');
      await eventually(async () => sent('POST', UPLOADS).length >= 3);
      const other = await context.newPage();
      await other.goto(`${stack.address}/pricing`);
      await other.getByRole('button', { name: 'Dashboard' }).click();
      await other.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL('**/login?redirect=**');
      await page.waitForTimeout(2_500);
      const tokens = sent('POST', UPLOADS).map((request) => request.headers().authorization);
      expect(new Set(tokens)).toEqual(new Set([`Bearer ${member.token}`]));
      expect(sent('DELETE', /\/api\/images\/.*/)).toEqual([]);
    }, 120_000);
  });

  describe('and pressing Create', () => {
    it.each([
      ['mouse', 40],
      ['touch', 25],
    ] as const)(
      'twice by %s, %d ms apart, makes one set',
      async (by, apart) => {
        const { page, sent } = await visit('/#instant-id', { touch: by === 'touch' });
        await add(page, 'me.jpg');
        await agree(page);
        await tile(page, 'me.jpg').getByText('Checked').waitFor();
        await chooseOne(page);
        const button = create(page);
        await button.scrollIntoViewIfNeeded();
        const box = await button.boundingBox();
        const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
        const press = async () => {
          if (by === 'mouse') await page.mouse.click(x, y);
          else await page.touchscreen.tap(x, y);
        };
        const first = press();
        await page.waitForTimeout(apart);
        await Promise.all([first, press()]);
        await eventually(async () => sent('POST', /.*\/portrait/).length > 0);
        await page.waitForTimeout(1_000);
        expect(sent('POST', /.*\/portrait/)).toHaveLength(1);
        expect(sent('POST', UPLOADS)).toHaveLength(1);
        const [answer] = await Promise.all(
          sent('POST', /.*\/portrait/).map((request) => request.response()),
        );
        expect(answer?.status()).toBe(202);
        // On a fast machine, the portrait may finish before the click.
        const cancel = page.getByRole('button', { name: /cancel/i });
        const end = page.getByRole('heading', {
          name: /portraits? (is|are) ready$|^We couldn’t make|^You canceled/,
        });
        await cancel.or(end).first().waitFor();
        if (!(await end.isVisible())) await cancel.click({ timeout: 5_000 }).catch(() => undefined);
        await end.waitFor({ timeout: RENDERED_MS });
      },
      120_000,
    );

    it('before there are styles says so, and works once they are there', async () => {
      const { page, context } = await visit('/#instant-id');
      let isEmpty = true;
      await context.route('**/api/images/all-styles', (route) =>
        isEmpty ? route.fulfill({ json: { styles: [] } }) : route.continue(),
      );
      await page.reload();
      await add(page, 'me.jpg');
      await agree(page);
      await create(page).click();
      await page.getByText('Please select a style to continue.').waitFor();
      isEmpty = false;
      await chooseOne(page);
      await page.getByText('Please select a style to continue.').waitFor({ state: 'detached' });
      await create(page).click();
      await page
        .getByRole('heading', { name: 'Your portrait is ready' })
        .waitFor({ timeout: RENDERED_MS });
    }, 240_000);
  });
});
