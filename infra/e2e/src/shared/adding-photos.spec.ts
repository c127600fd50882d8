import { writeFile } from 'node:fs/promises';
import type { ImageList } from '@likeness/contracts/http/images';
import { personPhoto, personPixels } from '@likeness/testing/photos/people';
import { noFacePhoto, twoFacesPhoto } from '@likeness/testing/photos/refused-photos';
import type { Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { accessibilityFaults } from '../client/page-faults.js';
import { eventually } from '../client/eventually.js';
import { Member } from '../client/member.js';
import { browserSuite, fillForm, RENDERED_MS } from './browser-suite.js';

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
  const { stack, file, visit: begin } = browserSuite(24800);

  beforeAll(async () => {
    const person = personPixels('curls');
    const sideways = await personPixels('tilted').rotate(-90).toBuffer();
    await Promise.all([
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
  }, 240_000);

  async function visit(target: string, as?: Member) {
    const context = await begin({}, as);
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
    await fillForm(page, 1);
    await create(page).click();
    await page
      .getByRole('heading', { name: 'Your portrait is ready' })
      .waitFor({ timeout: RENDERED_MS });
    expect(sent('POST', UPLOADS)).toHaveLength(2);
  }, 240_000);

  it('names a photo of another person before the order, in both tools', async () => {
    const member = await Member.signUp(stack.address, 'two@example.com');
    await member.agreeToFaceAnalysis();
    const { page, sent } = await visit('/lenszero', member);
    await add(page, 'me.jpg', 'somebody.jpg');
    const problem = page.getByText(/^(The two photos show different people|Photo 2 shows)/);
    await problem.waitFor();
    await fillForm(page, 1);
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

  it('makes a JPEG of what only the browser can decode', async () => {
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
    // The service accepts only JPEG, PNG and GIF, and turns a face upright.
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
      const { page } = await visit('/kontextlens', member);
      await add(page, 'me.jpg');
      await tile(page, 'me.jpg').getByText('Checked').waitFor();
      expect(await stored()).toBe(1);
      await page.getByRole('button', { name: 'Remove me.jpg' }).click();
      await eventually(async () => (await stored()) === 0);
    }, 120_000);
  });
});
