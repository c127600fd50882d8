import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { SIGNED } from '../testing/fake-worker.js';
import { bytesOf, member, imagesSuite } from '../testing/images-app.js';
import { MemeFonts } from '../pixels/meme-fonts.js';
import { drawLabel } from './draw-label.js';
import { LabelIcons } from './label-icons.js';
import { lettersIn } from './letters-in.js';

const HEAD = { x: 300, y: 100, width: 400, height: 600 };
const images = imagesSuite();
const person = member();

const portrait = (recipe: object) =>
  images.portrait(person.owner, { creation_method_config: { photo_ids: ['one'], ...recipe } });

async function file(id: string, query: string): Promise<Buffer> {
  return bytesOf(await images.as(person, `/api/images/${id}/file?${query}`));
}

/** Where a file differs from the same without its label, in pixels. */
async function labelIn(id: string, label: string, query = '') {
  const [plain, labeled] = await Promise.all([
    file(id, query),
    file(id, `${query}&label=${label}`),
  ]);
  const { width, height, exif } = await sharp(labeled).metadata();
  const [before, after] = await Promise.all(
    [plain, labeled].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()),
  );
  const found: number[] = [];
  after!.forEach((value, at) => {
    if (Math.abs(value - before![at]!) > 100) found.push(Math.floor(at / 3));
  });
  const [xs, ys] = [found.map((at) => at % width), found.map((at) => Math.floor(at / width))];
  const range = (values: number[]) => ({
    from: values.reduce((least, value) => Math.min(least, value), Infinity),
    to: values.reduce((most, value) => Math.max(most, value), 0),
  });
  return { x: range(xs), y: range(ys), width, height, isSigned: String(exif).includes(SIGNED) };
}

it('is drawn in the lower left corner of the file, which is signed', async () => {
  const { id } = await portrait({ head: HEAD });
  const { x, y, width, height, isSigned } = await labelIn(id, 'en');
  expect([width, height, isSigned]).toEqual([1200, 1600, true]);
  expect(x.from).toBeGreaterThan(20);
  expect(x.to).toBeLessThan(width / 2);
  expect(y.from).toBeGreaterThan(0.9 * height);
  expect(y.to).toBeLessThan(height - 20);
});

it('avoids the head, in crops as well', async () => {
  const low = await portrait({ head: { ...HEAD, x: 0, y: 900, height: 650 } });
  expect((await labelIn(low.id, 'en')).y.to).toBeLessThan(150);
  const { id } = await portrait({ head: HEAD });
  const { y, height } = await labelIn(id, 'de', 'format=4x5');
  expect(height).toBe(1500);
  expect(y.from).toBeGreaterThan(0.9 * height);
});

it('says “generated” only where no photo was used, in both languages', async () => {
  const fonts = await MemeFonts.load();
  const widths = [];
  const made = await portrait({});
  const drawn = await portrait({ avatar: true, photo_ids: [] });
  for (const [id, kind, language] of [
    [made.id, 'modified', 'en'],
    [made.id, 'modified', 'de'],
    [drawn.id, 'generated', 'en'],
    [drawn.id, 'generated', 'de'],
  ] as const) {
    const svg = drawLabel({ kind, language }, fonts, { width: 1200, height: 1600 });
    const expected = Number(/<rect[^>]* width="([^"]+)"/.exec(svg)?.[1]);
    const { x } = await labelIn(id, language);
    expect(Math.abs(x.to - x.from - expected)).toBeLessThan(8);
    widths.push(Math.round(expected));
  }
  expect(new Set(widths).size).toBe(4);
});

it('is on memes, as their origin says', async () => {
  const origin = await portrait({ avatar: true, photo_ids: [] });
  const texts = [{ lines: ['HI'], size: 0.1, x: 0.5, y: 0.5 }];
  const body = { image_id: origin.id, color: '#ffffff', texts };
  const response = await images.send(person, 'POST', '/api/images/memes', body);
  const { id } = (await response.json()) as { id: string };
  const [meme, drawn] = await Promise.all([id, origin.id].map(async (one) => labelIn(one, 'en')));
  expect(Math.abs((meme?.x.to ?? 0) - (drawn?.x.to ?? 99))).toBeLessThan(8);
});

it('avoids the letters of a meme', async () => {
  const origin = await portrait({ head: HEAD });
  const lines = ['ONE MORE EPISODE'];
  const texts = [0.06, 0.94].map((y) => ({ lines, size: 0.1, x: 0.5, y }));
  const body = { image_id: origin.id, color: '#ffffff', texts };
  const response = await images.send(person, 'POST', '/api/images/memes', body);
  const { id } = (await response.json()) as { id: string };
  const [labeled, plain] = await Promise.all([file(id, 'label=en'), file(id, '')]);
  const isDrawnIn = await lettersIn(labeled, plain);
  const band = (y: number) => isDrawnIn({ x: 0, y, width: 1, height: 0.12 });
  expect([0, 0.76, 0.88].map(band)).toEqual([false, true, false]);
});

it('has an address of its own, is made once, and only for pictures that we made', async () => {
  const { id } = await portrait({ head: HEAD });
  const tags = [];
  for (const query of ['', 'label=en', 'label=de', 'label=en&format=4x5', 'label=en']) {
    const response = await images.as(person, `/api/images/${id}/file?${query}`);
    expect(response.status).toBe(200);
    tags.push(response.headers.get('etag'));
  }
  expect(new Set(tags).size).toBe(4);
  const labels = (await images.objects()).filter((key) => key.startsWith(`derived/${id}/label-`));
  expect(labels.map((key) => path.basename(key))).toHaveLength(3);
  expect((await images.as(person, `/api/images/${id}/file?label=fr`)).status).toBe(422);
});

it('has the operator’s icon of the kind, or else the basic one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'icons-'));
  await writeFile(path.join(folder, 'generated.svg'), '<svg/>');
  await writeFile(path.join(folder, 'basic.png'), 'png');
  const icons = new LabelIcons({ folder });
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  expect(await icons.iconFor('generated')).toBe(`data:image/svg+xml;base64,${base64('<svg/>')}`);
  expect(await icons.iconFor('modified')).toBe(`data:image/png;base64,${base64('png')}`);
  expect(await new LabelIcons({ folder: '' }).iconFor('modified')).toBeUndefined();
  await rm(folder, { recursive: true });
});
