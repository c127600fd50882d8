import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { personPhoto } from '@likeness/testing/photos/people';
import { TestStack } from '@likeness/testing/test-stack';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../client/browser.js';
import { type Member, PASSWORD } from '../client/member.js';
import { Visits } from '../client/visits.js';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };
export const RENDERED_MS = 240_000;

type Options = {
  /** Of the browser. */
  args?: readonly string[];
  /** Errors that a page may have. */
  tolerates?: RegExp;
};

/** A stack, a browser and a folder with `me.jpg` for the tests of a file. No visit may meet an error. */
export function browserSuite(port: number, { args = [], tolerates }: Options = {}) {
  const stack = new TestStack({ port, isShared: true });
  const visits = new Visits();
  let browser: Browser;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'likeness-browser-'));
    await writeFile(path.join(folder, 'me.jpg'), (await personPhoto()).bytes);
    await stack.start();
    browser = await launchBrowser(args);
  }, 240_000);
  afterEach(async () => {
    const errors = await visits.end();
    expect(errors.filter((error) => !tolerates?.test(error))).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await stack.discard();
    await rm(folder, { recursive: true, force: true });
  }, 120_000);

  return {
    stack,
    visits,
    browser: () => browser,
    file: (name = 'me.jpg') => path.join(folder, name),
    /** A context that ends with the test. */
    visit: (options: BrowserContextOptions = {}, as?: Member, within = browser) => {
      const login = as && { token: as.token, address: stack.address };
      return visits.begin(within, { viewport: DESKTOP, ...options }, login);
    },
  };
}

/** Fills in the login form of a page and sends it. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}

/** Everything but the photo: the style Neon, for a woman. */
export async function fillForm(page: Page, images: number): Promise<void> {
  await page.getByRole('radio', { name: 'Neon', exact: true }).check();
  await page.getByRole('radio', { name: 'Woman', exact: true }).check();
  const fewer = page.getByRole('button', { name: /fewer/i });
  for (let count = 8; count > images; count -= 1) await fewer.click();
}
