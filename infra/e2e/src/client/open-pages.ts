import type { Page } from 'playwright-core';

const MOST_LINES = 60;
const MOST_TROUBLES = 20;
const LONGEST_LINE = 300;
const TROUBLE_LASTS_MS = 60_000;
const SNAPSHOT_MS = 5_000;

type Trouble = { readonly at: number; readonly said: string };

const open = new Map<Page, Trouble[]>();

export function watchPage(page: Page): void {
  const troubles: Trouble[] = [];
  const note = (said: string) => {
    troubles.push({ at: Date.now(), said: said.replace(/\s+/g, ' ').slice(0, LONGEST_LINE) });
    if (troubles.length > MOST_TROUBLES) troubles.shift();
  };
  open.set(page, troubles);
  page.once('close', () => open.delete(page));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) =>
    note(`${request.method()} ${request.url()} failed: ${request.failure()?.errorText ?? ''}`),
  );
  page.on('response', (response) => {
    const request = response.request();
    if (response.status() >= 400) note(`${response.status()} ${request.method()} ${request.url()}`);
  });
}

export async function describeOpenPages(): Promise<string[]> {
  return Promise.all([...open].map(([page, troubles]) => describePage(page, troubles)));
}

async function describePage(page: Page, troubles: readonly Trouble[]): Promise<string> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: SNAPSHOT_MS })
    .catch((error: Error) => `nothing to be seen: ${error.message}`);
  const lines = shown.split('\n').filter((line) => !line.trim().startsWith('- /url:'));
  const left = lines.length - MOST_LINES;
  const lately = troubles.filter(({ at }) => Date.now() - at < TROUBLE_LASTS_MS);
  return [
    `page ${page.url()}`,
    ...lines.slice(0, MOST_LINES).map((line) => `  ${line.slice(0, LONGEST_LINE)}`),
    ...(left > 0 ? [`  … and ${left} more lines`] : []),
    ...lately.map(({ said }) => `  ! ${said}`),
  ].join('\n');
}
