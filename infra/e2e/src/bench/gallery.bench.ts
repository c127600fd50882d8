import type { ImageList } from '@likeness/contracts/http/images';
import { TestStack } from '@likeness/testing/test-stack';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../client/browser.js';
import { Database } from '../client/database.js';
import { Member } from '../client/member.js';
import { seedPortraits } from '../client/seeded-gallery.js';
import { Visits } from '../client/visits.js';

const COUNT = 10_000;
const RUNS = 5;
const PAGE = 48;
const DESKTOP = { width: 1440, height: 900 };
/** The widest window in which pages are appended instead of replaced. */
const TABLET = { width: 1008, height: 1024 };
const NODES_BAR = 60;
const TASK_BAR_MS = 50;
/** A fast wheel. */
const SCROLL_PX_PER_FRAME = 250;

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of CPU time. */
  tdur?: number;
  args?: { name?: string };
};
type Scrolled = { nodes: number; longestMs: number; tasks: number; frames: number };

const stack = new TestStack({ port: 22200 });
const visits = new Visits();
let browser: Browser | undefined;
let database: Database | undefined;
try {
  await stack.start();
  browser = await launchBrowser();
  database = await Database.of(stack);
  const member = await Member.signUp(stack.address, 'bench@example.com');
  const { body } = await member.call<{ id: string }>('/api/users/me');
  await seedPortraits(stack.dataDir, database, { userId: body.id, count: COUNT });

  const firsts: number[] = [];
  for (let run = -1; run < RUNS; run += 1) {
    const page = await visit(browser, member, DESKTOP);
    await page.goto(`${stack.address}/dashboard`);
    const shown = await firstPicture(page);
    // The first visit warms up the services.
    if (run >= 0) firsts.push(shown);
    await visits.end();
  }
  print('first picture of the gallery visible', median(firsts), 'ms');

  const page = await visit(browser, member, TABLET);
  await answerWhole(page, await whole(member));
  await page.goto(`${stack.address}/dashboard`);
  await firstPicture(page);
  // From here on, pictures load without interception.
  await page.unrouteAll();
  await browser.startTracing(page, { categories: ['toplevel'] });
  const scrolled = await scrollToEnd(page);
  const taken = processorTimes(await browser.stopTracing());
  const through = `while scrolling ${COUNT.toLocaleString('en')} images`;
  print(`image nodes, most ${through}`, scrolled.nodes, '', NODES_BAR);
  print(`longest task ${through}`, scrolled.longestMs, 'ms', TASK_BAR_MS);
  print(`tasks over 50 ms ${through}`, scrolled.tasks, '');
  // CPU time belongs to the page; wall time includes other processes.
  print(`longest task, processor time, ${through}`, Math.max(...taken), 'ms', TASK_BAR_MS);
  const over = taken.filter((ms) => ms > TASK_BAR_MS).length;
  print(`tasks over 50 ms of processor time ${through}`, over, '');
  print(`frames ${through}`, scrolled.frames, '');
  await visits.end();

  const exports = await memeExports(await visit(browser, member, DESKTOP));
  print('meme, from press to file', median(exports), 'ms');
} finally {
  await visits.end();
  await database?.close();
  await browser?.close();
  await stack.discard();
}

async function visit(
  of: Browser,
  { token }: Member,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await visits.begin(of, { viewport }, { token, address: stack.address });
  return context.newPage();
}

/** Milliseconds from the start of the visit. */
async function firstPicture(page: Page): Promise<number> {
  const shown = await page.waitForFunction(() => {
    const picture = document.querySelector<HTMLImageElement>('[data-tile] img');
    return picture && picture.complete && picture.naturalWidth > 0 && performance.now();
  });
  return Number(await shown.jsonValue());
}

/** All images in one response, instead of four hundred clicks on Load More. */
async function whole(member: Member): Promise<ImageList> {
  const list = async (page: number) =>
    (await member.call<ImageList>(`/api/images?origin=ai_generated&page=${page}&limit=${PAGE}`))
      .body;
  const first = await list(1);
  const images = [...first.images];
  for (let page = 2; images.length < COUNT; page += 1) images.push(...(await list(page)).images);
  return { ...first, images, next: null };
}

async function answerWhole(page: Page, list: ImageList): Promise<void> {
  await page.route(
    (url) => /^\/api\/images\/?$/.test(url.pathname),
    (route) => route.fulfill({ json: list }),
  );
}

/** Scrolls with the frame rate and inspects the page after each frame. */
async function scrollToEnd(page: Page): Promise<Scrolled> {
  return page.evaluate(async (step) => {
    let [nodes, frames, longestMs, tasks] = [0, 0, 0, 0];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        longestMs = Math.max(longestMs, duration);
        tasks += 1;
      }
    });
    // Reports only tasks of 50 ms or more.
    observer.observe({ type: 'longtask' });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const end = () => document.documentElement.scrollHeight - window.innerHeight;
    while (window.scrollY < end() - 1) {
      window.scrollBy({ top: step, behavior: 'instant' });
      await frame();
      nodes = Math.max(nodes, document.images.length);
      frames += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    observer.disconnect();
    return { nodes, longestMs, tasks, frames };
  }, SCROLL_PX_PER_FRAME);
}

/** CPU milliseconds per task. */
function processorTimes(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const pages = new Set(
    traceEvents
      .filter(({ args }) => args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pages.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1_000);
}

async function memeExports(page: Page): Promise<number[]> {
  await page.goto(`${stack.address}/dashboard`);
  await page.locator('[data-tile="1"]').click();
  await page.getByRole('button', { name: 'Create Meme' }).click();
  await page.getByRole('button', { name: 'Random Meme' }).click();
  const times: number[] = [];
  for (let run = -1; run < RUNS; run += 1) {
    const begun = performance.now();
    const made = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).last().click();
    await (await made).path();
    // The first run loads the painting code.
    if (run >= 0) times.push(performance.now() - begun);
  }
  return times;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}

function print(name: string, value: number, unit: string, bar?: number): void {
  process.stdout.write(`${JSON.stringify({ suite: 'gallery', name, value, unit, bar })}\n`);
}
