import { type Browser, chromium } from 'playwright-core';

/** The system's Chromium, without a window; `args` are switches of its own. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
  });
}
