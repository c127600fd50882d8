import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../client/browser.js';

/** Draws the site's icons and link previews. Argument: the folder with the public files. */
const [folder = 'web/public'] = process.argv.slice(2);
const FONT = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
const PAGE = '#f4f3f2';
const INK = '#1b1816';
const CARD = { width: 1200, height: 630 };
/** Launchers may crop a maskable icon to its middle. */
const MASKABLE_SHARE = 0.56;

const dataUrl = async (file: string, type: string) =>
  `data:${type};base64,${(await readFile(file)).toString('base64')}`;

const mark = await dataUrl(path.join(folder, 'mark.svg'), 'image/svg+xml');
const slices = await dataUrl(path.join(folder, 'examples/slices.webp'), 'image/webp');
const font = await dataUrl(FONT, 'font/woff2');

const icon = (share: number, background: string) =>
  `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">
  <img src="${mark}" style="height:${share * 100}vh">`;

const card = (lines: readonly string[], line: string) => `<style>
  @font-face { font-family: Archivo; src: url(${font}); font-weight: 100 900; font-stretch: 62% 125% }
  body { margin: 0; height: 100vh; display: grid; grid-template-columns: 1fr 504px; background: ${PAGE}; color: ${INK}; font-family: Archivo }
  div { display: grid; align-content: space-between; padding: 56px 64px }
  p { margin: 0; display: flex; align-items: center; gap: 16px; font-size: 34px; font-weight: 640; letter-spacing: -.03em; font-stretch: 106% }
  h1 { margin: 0; font-size: 92px; line-height: .98; letter-spacing: -.038em; font-weight: 600; font-stretch: 106% }
  small { font-size: 26px; font-weight: 450 }
</style>
<div><p><img src="${mark}" height="56">Likeness</p><h1>${lines.join('<br>')}</h1><small>${line}</small></div>
<img src="${slices}" style="width:100%;height:100vh;object-fit:cover;object-position:50% 12%">`;

/** An ICO file with one PNG picture (supported since Windows Vista). */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function draw(
  browser: Browser,
  html: string,
  size: { width: number; height: number },
  type: 'jpeg' | 'png',
) {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(`<!doctype html>${html}`, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.screenshot(
    type === 'png' ? { type, omitBackground: true } : { type, quality: 86 },
  );
  await page.close();
  return picture;
}

const browser = await launchBrowser();
const square = (side: number, share: number, background: string) =>
  draw(browser, icon(share, background), { width: side, height: side }, 'png');
const write = (name: string, data: Buffer) => writeFile(path.join(folder, name), data);

await write('favicon.ico', icoOf(await square(32, 1, 'transparent'), 32));
await write('icons/apple-touch-icon.png', await square(180, 0.7, PAGE));
await write('icons/icon-192.png', await square(192, 0.8, PAGE));
await write('icons/icon-512.png', await square(512, 0.8, PAGE));
await write('icons/maskable-512.png', await square(512, MASKABLE_SHARE, PAGE));
await write(
  'social-freefast.jpg',
  await draw(
    browser,
    card(['Portraits', 'that still', 'look like', 'you.'], 'Each one measured against your photo.'),
    CARD,
    'jpeg',
  ),
);
await write(
  'social-meme.jpg',
  await draw(
    browser,
    card(['Memes', 'that still', 'look like', 'you.'], 'Portraits and memes from your own photos.'),
    CARD,
    'jpeg',
  ),
);
await browser.close();
