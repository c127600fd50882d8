import { TestStack } from '@likeness/testing/test-stack';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../client/browser.js';

const PAGES = ['/', '/pricing', '/blog', '/blog/honest-limits', '/faq', '/provenance'];
const RUNS = 3;
/** Lighthouse's mid-range phone on a slow network. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** Enough for late content to load and paint. */
const LATE_MS = 4_000;
const LONG_TASK_MS = 50;
const BARS = { paint: 1_800, largest: 2_500, blocked: 200, shifted: 0.02 };

type View = Record<keyof typeof BARS, number>;

/** Load times of the public pages. */
const stack = new TestStack({ port: 22400 });
let browser: Browser | undefined;
try {
  await stack.start();
  browser = await launchBrowser();
  for (const path of PAGES) {
    const views: View[] = [];
    for (let run = 0; run < RUNS; run += 1) views.push(await visit(browser, stack.address + path));
    print(`${path}: first paint`, median(views, 'paint'), 'ms', BARS.paint);
    print(`${path}: largest paint`, median(views, 'largest'), 'ms', BARS.largest);
    print(`${path}: blocked`, median(views, 'blocked'), 'ms', BARS.blocked);
    print(`${path}: shifted`, median(views, 'shifted'), '', BARS.shifted);
  }
} finally {
  await browser?.close();
  await stack.discard();
}

async function visit(of: Browser, address: string): Promise<View> {
  const context = await of.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(address);
  await page.waitForTimeout(LATE_MS);
  const view = await page.evaluate(async (longTask) => {
    type Entry = PerformanceEntry & { value?: number };
    const seen = (type: string) =>
      new Promise<Entry[]>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          resolve(list.getEntries());
        }).observe({ type, buffered: true });
        // Without entries, the observer reports nothing.
        setTimeout(() => resolve([]), 500);
      });
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [largest, tasks, shifts] = await Promise.all([
      seen('largest-contentful-paint'),
      seen('longtask'),
      seen('layout-shift'),
    ]);
    const begin = paint?.startTime ?? 0;
    const late = tasks.filter(({ startTime, duration }) => startTime + duration > begin);
    return {
      paint: begin,
      largest: largest.at(-1)?.startTime ?? 0,
      blocked: late.reduce((sum, { duration }) => sum + duration - longTask, 0),
      shifted: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
    };
  }, LONG_TASK_MS);
  await context.close();
  return view;
}

function median(views: readonly View[], of: keyof View): number {
  const values = views.map((view) => view[of]).toSorted((a, b) => a - b);
  return values[values.length >> 1] ?? NaN;
}

function print(name: string, value: number, unit: string, bar: number): void {
  process.stdout.write(`${JSON.stringify({ suite: 'first-view', name, value, unit, bar })}\n`);
}
