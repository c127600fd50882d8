import type { Locator, Page } from 'playwright-core';
import { Member, PASSWORD } from '../client/member.js';
import { seedPortraits } from '../client/seeded-gallery.js';
import { RENDERED_MS, browserSuite, fillForm } from './browser-suite.js';

/**
 * Does in a page what a browser's translation does: it replaces every text node, those that come later too,
 * by `<font><font>text</font></font>`.
 */
export function imitateTranslation(): void {
  const ours = new WeakSet<Node>();
  const skipped = /^(SCRIPT|STYLE|TEXTAREA|FONT|TITLE|NOSCRIPT|OPTION)$/;
  const wrap = (node: Text) => {
    const parent = node.parentElement;
    if (ours.has(node) || !node.data.trim() || !parent || skipped.test(parent.tagName)) return;
    if (parent.closest('[translate=no], .notranslate, svg')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    const text = document.createTextNode(node.data);
    ours.add(text);
    inner.append(text);
    outer.append(inner);
    parent.replaceChild(outer, node);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    nodes.forEach(wrap);
  };
  wrapAll(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof Text) wrap(node);
        else wrapAll(node);
      }
      if (type === 'characterData') wrap(target as Text);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

const EMAIL = 'translation@example.com';

describe('a page that the browser translates', () => {
  // React reports server HTML that was translated before a late part took it over, and renders it again (error 418).
  const { stack, file, visit: begin } = browserSuite(26200, { tolerates: /#418/ });
  let member: Member;
  let page: Page;
  let slowDown: (rate: number) => Promise<unknown>;

  beforeAll(async () => {
    member = await Member.signUp(stack.address, EMAIL);
    await member.agreeToFaceAnalysis();
    await seedPortraits(stack, member, { count: 3 });
  }, 360_000);
  async function visit(target: string, as?: Member, slowness = 1): Promise<void> {
    const context = await begin({}, as);
    page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const devTools = await context.newCDPSession(page);
    slowDown = (rate) => devTools.send('Emulation.setCPUThrottlingRate', { rate });
    await slowDown(slowness);
    await page.goto(stack.address + target);
    await page.evaluate(imitateTranslation);
  }

  /** Fails at once when the page gives up. */
  async function shows(expected: Locator, timeout = 30_000): Promise<void> {
    const fault = page.getByText('This page could not be shown');
    await expected.or(fault).first().waitFor({ timeout });
    expect(await fault.count()).toBe(0);
  }
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const button = (name: string | RegExp) =>
    page.getByRole('main').getByRole('button', { name, exact: true });
  const text = (words: string | RegExp) => page.getByText(words).first();

  async function addPhoto(): Promise<void> {
    await page.setInputFiles('input[type=file][multiple]', file());
    await shows(page.getByRole('list', { name: 'Reference photos' }).getByText('me.jpg'));
  }
  const agree = () => page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();

  it('signs up', async () => {
    await visit('/signup');
    await field('First Name').fill('Ada');
    await field('Last Name').fill('Lovelace');
    await field('Email').fill('translation-new@example.com');
    await field('Password').fill(PASSWORD);
    await field('Confirm Password').fill(`${PASSWORD}x`);
    await button('Sign Up').click();
    await shows(text('Passwords do not match'));
    await field('Confirm Password').fill(PASSWORD);
    await button('Sign Up').click();
    await shows(text('Signup successful!'));
  });

  it('logs in', async () => {
    await visit('/login?redirect=%2Faccount');
    await field('Email').fill(EMAIL);
    for (const password of ['wrong', PASSWORD]) {
      await field('Password').fill(password);
      await button('Login').click();
      const account = page.getByRole('heading', { name: 'Account Settings' });
      await shows(password === PASSWORD ? account : text('Login failed.'));
    }
  });

  it('asks for a new password', async () => {
    await visit('/forgot-password');
    await field('Email').fill(EMAIL);
    await button('Send Reset Link').click();
    await shows(text('a reset link has been sent'));
  });

  it('subscribes to the newsletter', async () => {
    await visit('/about');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await footer.getByLabel('Email').fill(EMAIL);
    await footer.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await shows(footer.getByRole('status'));
  });

  it('saves a name', async () => {
    await visit('/account', member);
    await field('First Name').fill('Augusta');
    await button('Save').click();
    await shows(text('Saved!'));
  });

  it('adds and removes a photo', async () => {
    await visit('/instantid', member);
    await addPhoto();
    await shows(text(/^Checked/));
    await page.getByRole('button', { name: /^Remove/ }).click();
    await shows(button('Choose photos'));
  });

  it('makes a portrait', async () => {
    await visit('/#instant-id');
    await addPhoto();
    await agree();
    await fillForm(page, 1);
    await button(/^Create 1 portrait/).click();
    await shows(text('Your portrait is ready'), RENDERED_MS);
  }, 240_000);

  it('rates an image in the viewer', async () => {
    await visit('/dashboard', member);
    await page.locator('[data-tile="1"]').click();
    for (const place of ['1 of 3', '2 of 3']) {
      await shows(page.getByRole('dialog', { name: place }));
      await page.keyboard.press('l');
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Escape');
    await shows(text('3 images'));
  });

  it('deletes images', async () => {
    await visit('/dashboard', member);
    await page.locator('[data-tile="1"]').click({ modifiers: ['ControlOrMeta'] });
    await page.locator('[data-tile="2"]').click();
    await shows(page.getByRole('region', { name: 'Selection' }).getByText('2 selected'));
    await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await shows(page.getByRole('button', { name: 'Undo' }));
    await shows(text('1 image'));
  });

  it('buys credits', async () => {
    await visit('/pricing', member);
    await page.getByRole('checkbox', { name: /before the 14 days/ }).check();
    await button('Buy 25 credits').click();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL(`${stack.address}/pricing**`);
    await page.evaluate(imitateTranslation);
    await shows(page.getByRole('dialog', { name: 'Payment Successful!' }));
    await page.getByRole('dialog').getByRole('button').last().click();
    await shows(text('25 credits'));
  });

  it('follows a prompt', async () => {
    await visit('/kontextlens', member);
    await addPhoto();
    await field('Prompt').fill('an oil painting');
    await page.getByRole('slider', { name: 'Number of images' }).focus();
    await page.keyboard.press('Home');
    await button('Create 1 image').click();
    await shows(text('Your portrait is ready'), RENDERED_MS);
  }, 240_000);

  it('filters the blog and opens a post', async () => {
    // A click is lost if React hydrates its target while it is pressed.
    await visit('/blog', undefined, 4);
    const category = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    await category.nth(1).click();
    await page.waitForURL('**/blog?category=*');
    await slowDown(1);
    await category.first().click();
    await page.locator('article h2').first().click();
    await page.waitForURL('**/blog/*');
    await shows(page.getByRole('heading', { level: 1 }));
  });
});
