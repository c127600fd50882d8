import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { decodeImage } from '../raster/decode.js';
import type { RgbImage } from '../raster/rgb-image.js';
import type { Portrait } from './portrait-engine.js';
import { STUDIO_STYLES, styleValue } from './studio/catalogue.js';
import { StudioEngine } from './studio/studio-engine.js';

const SIZE = 1024;
const FURTHER_IMAGES = 3;

/** One row of the table, printed as a JSON line. Times in milliseconds of wall clock and of CPU. */
type Row = {
  bench: 'engine';
  style: string;
  renderer: string;
  firstMs: number;
  firstCpuMs: number;
  furtherMs: number;
  furtherCpuMs: number;
  inferenceShare: number;
  likenessMean: number;
  likenessWorst: number;
  attempts: number;
  images: number;
};

type Timed = { portrait: Portrait; ms: number; cpuMs: number };

const photos = await loadPhotos();
const warm = await StudioEngine.open();
for (const style of STUDIO_STYLES) await time(warm, photos[0], styleValue(style), 1);
await warm.close();
for (const style of STUDIO_STYLES)
  process.stdout.write(`${JSON.stringify(await measure(style))}\n`);

async function measure(style: (typeof STUDIO_STYLES)[number]): Promise<Row> {
  const engine = await StudioEngine.open();
  const first: Timed[] = [];
  const further: Timed[] = [];
  for (const photo of photos) {
    first.push(await time(engine, photo, styleValue(style), 1));
    for (let seed = 2; seed < 2 + FURTHER_IMAGES; seed++) {
      further.push(await time(engine, photo, styleValue(style), seed));
    }
  }
  await engine.close();
  const all = [...first, ...further];
  const euclids = all.map(({ portrait }) => portrait.likeness.euclid);
  return {
    bench: 'engine',
    style: styleValue(style),
    renderer: style.look.renderer,
    firstMs: Math.round(median(first.map(({ ms }) => ms))),
    firstCpuMs: Math.round(median(first.map(({ cpuMs }) => cpuMs))),
    furtherMs: Math.round(median(further.map(({ ms }) => ms))),
    furtherCpuMs: Math.round(median(further.map(({ cpuMs }) => cpuMs))),
    inferenceShare: round(
      total(all.map(({ portrait }) => portrait.record.inferenceMs)) /
        total(all.map(({ ms }) => ms)),
    ),
    likenessMean: round(total(euclids) / euclids.length),
    likenessWorst: round(Math.max(...euclids)),
    attempts: Math.max(...all.map(({ portrait }) => portrait.attempts)),
    images: all.length,
  };
}

async function time(
  engine: StudioEngine,
  image: RgbImage,
  style: string,
  seed: number,
): Promise<Timed> {
  const started = performance.now();
  const cpu = process.cpuUsage();
  const portrait = await engine.render(
    [{ id: 'photo', image }],
    { style, gender: 'woman', seed, size: SIZE },
    { onProgress: () => undefined, signal: new AbortController().signal },
  );
  const { user, system } = process.cpuUsage(cpu);
  return { portrait, ms: performance.now() - started, cpuMs: (user + system) / 1000 };
}

/** The product's own example and the face package's sample photos. */
async function loadPhotos(): Promise<RgbImage[]> {
  const demo = join(
    dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')),
    'demo',
  );
  const files = [
    new URL('../../assets/astronaut.png', import.meta.url),
    ...[1, 2, 3, 4, 5, 6].map((n) => join(demo, `sample${n}.jpg`)),
  ];
  return Promise.all(files.map(async (file) => decodeImage(await readFile(file))));
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
