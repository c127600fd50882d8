import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LIKENESS_BAR } from '../analysis/likeness.js';
import { decodeImage } from '../raster/decode.js';
import type { RgbImage } from '../raster/rgb-image.js';
import type { Portrait } from './portrait-engine.js';
import { STUDIO_STYLES, styleValue } from './studio/catalogue.js';
import type { Style } from './studio/styles/style.js';
import { StudioEngine } from './studio/studio-engine.js';

const SIZE = 1024;
/** Bars for the first image of a photo, in ms: photographs, and what is painted or drawn. */
const PHOTO_BAR_MS = 3_000;
const PAINTED_BAR_MS = 6_000;
const PHOTO_RENDERERS = new Set(['photo', 'neon', 'noir']);
const MIXED_IMAGES = 8;
const MIXED_BAR_MS = 25_000;
const MEMORY_BAR_MB = 1_500;

type Row = { name: string; value: number; unit: string; bar?: number };
type Timed = { portrait: Portrait; ms: number };

const photos = await loadPhotos();
const warm = await StudioEngine.open();
for (const style of STUDIO_STYLES) await time(warm, photos[0], style, 1);
await warm.close();

const all: Timed[] = [];
for (const style of STUDIO_STYLES) all.push(...(await measure(style)));
print({ name: 'all styles, likeness mean (euclid)', value: mean(all.map(euclid)), unit: '' });
print({
  name: 'all styles, made again',
  value: (100 * all.filter(({ portrait }) => portrait.attempts > 1).length) / all.length,
  unit: '%',
});
await measureMixed();
print({
  name: 'peak memory',
  value: process.resourceUsage().maxRSS / 1024,
  unit: 'MB',
  bar: MEMORY_BAR_MB,
});

/** First image of each photo with nothing prepared, then a further one of another seed. */
async function measure(style: Style): Promise<Timed[]> {
  const engine = await StudioEngine.open();
  const first: Timed[] = [];
  const further: Timed[] = [];
  for (const photo of photos) {
    first.push(await time(engine, photo, style, 1));
    further.push(await time(engine, photo, style, 2));
  }
  await engine.close();
  const timed = [...first, ...further];
  const name = `${styleValue(style)} (${style.look.renderer})`;
  const bar = PHOTO_RENDERERS.has(style.look.renderer) ? PHOTO_BAR_MS : PAINTED_BAR_MS;
  const inference = mean(timed.map(({ portrait, ms }) => portrait.record.inferenceMs / ms));
  const worst = Math.max(...timed.map(euclid));
  print({
    name: `${name}, first image`,
    value: median(first.map(({ ms }) => ms)),
    unit: 'ms',
    bar,
  });
  print({ name: `${name}, further image`, value: median(further.map(({ ms }) => ms)), unit: 'ms' });
  print({ name: `${name}, inside ONNX Runtime`, value: 100 * inference, unit: '%' });
  print({ name: `${name}, likeness mean (euclid)`, value: mean(timed.map(euclid)), unit: '' });
  print({ name: `${name}, likeness worst (euclid)`, value: worst, unit: '', bar: LIKENESS_BAR });
  return timed;
}

/** One submit of random styles: every image of another style, from one photo. */
async function measureMixed(): Promise<void> {
  const engine = await StudioEngine.open();
  const step = Math.floor(STUDIO_STYLES.length / MIXED_IMAGES);
  const begun = performance.now();
  for (let index = 0; index < MIXED_IMAGES; index += 1) {
    await time(engine, photos[0], STUDIO_STYLES[index * step], index);
  }
  const ms = performance.now() - begun;
  await engine.close();
  print({ name: 'eight mixed images', value: ms / 1000, unit: 's', bar: MIXED_BAR_MS / 1000 });
}

async function time(
  engine: StudioEngine,
  image: RgbImage,
  style: Style,
  seed: number,
): Promise<Timed> {
  const started = performance.now();
  const portrait = await engine.render(
    [{ id: 'photo', image }],
    { style: styleValue(style), gender: 'woman', seed, size: SIZE, headPose: null },
    { onProgress: () => undefined, signal: new AbortController().signal },
  );
  return { portrait, ms: performance.now() - started };
}

/** The product's own example and two of the face package's sample photos. */
async function loadPhotos(): Promise<RgbImage[]> {
  const demo = join(
    dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')),
    'demo',
  );
  const files = [
    new URL('../../assets/astronaut.png', import.meta.url),
    join(demo, 'sample3.jpg'),
    join(demo, 'sample6.jpg'),
  ];
  return Promise.all(files.map(async (file) => decodeImage(await readFile(file))));
}

function euclid({ portrait }: Timed): number {
  return portrait.likeness.euclid;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function print(row: Row): void {
  process.stdout.write(`${JSON.stringify({ suite: 'engine', ...row })}\n`);
}
