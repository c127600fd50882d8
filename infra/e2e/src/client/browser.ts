import { type Browser, chromium, type Page } from 'playwright-core';
import { watchPage } from './open-pages.js';

const PATIENCE_MS = 60_000;

/** A visit resolves after hydration, because earlier clicks have no effect. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext({
      // Playwright can't intercept a service worker's requests.
      serviceWorkers: 'block',
      // Animations take a third of the browser's processor time.
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    context.on('page', watchPage);
    if (options?.javaScriptEnabled !== false) context.on('page', awaitTakeOver);
    return context;
  };
  return browser;
}

function awaitTakeOver(page: Page): void {
  const isTakenOver = () => page.locator('#root[data-path]').waitFor({ state: 'detached' });
  const goto = page.goto.bind(page);
  page.goto = async (...call) => {
    const response = await goto(...call);
    await isTakenOver();
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (...call) => {
    const response = await reload(...call);
    await isTakenOver();
    return response;
  };
}
