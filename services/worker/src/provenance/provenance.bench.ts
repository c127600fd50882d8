import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBenchPhotos } from '../bench/bench-photos.js';
import { mean, print, quantile, type Row } from '../bench/row.js';
import { timedRender } from '../bench/timed-render.js';
import { STUDIO_STYLES } from '../engines/studio/catalogue.js';
import { StudioEngine } from '../engines/studio/studio-engine.js';
import type { RgbImage } from '../raster/rgb-image.js';
import { asJpeg, attacked, ATTACKS } from './attacks.js';
import { MARK_THRESHOLD } from './hidden-mark.detect.js';
import { psnr, ssim } from './image-quality.js';
import { Provenance } from './provenance.js';
import { unmarkedPhotos } from './unmarked-pictures.js';

const UNMARKED_PHOTOS = 500;
const PSNR_BAR_DB = 45;
const ADDED_BAR_MS = 200;

const tell = (row: Row) => print('provenance', row);
const folder = await mkdtemp(join(tmpdir(), 'provenance-bench-'));
const provenance = await Provenance.open({ DATA_DIR: folder, AUTH_SECRET: 'bench'.repeat(8) });
const times = { mark: [] as number[], sign: [] as number[], find: [] as number[] };
const portraits = await render();

const scores = new Map<string, number[]>(ATTACKS.map(({ name }) => [name, []]));
const unmarked: number[] = [];
const qualities: { psnr: number; ssim: number }[] = [];
for (const portrait of portraits) {
  const marked = timed('mark', () => provenance.mark(portrait));
  qualities.push({ psnr: psnr(portrait, marked), ssim: ssim(portrait, marked) });
  const file = await asJpeg(marked);
  const origin = { version: '1', digitalSourceType: 'algorithmicMedia' };
  const signed = await timed('sign', () => provenance.sign(file, origin));
  for (const attack of ATTACKS) {
    const changed = await attacked(signed, attack);
    const { score } = await timed('find', () => provenance.findMark(changed));
    scores.get(attack.name)?.push(score);
  }
  unmarked.push((await provenance.findMark(await asJpeg(portrait))).score);
}
for await (const photo of unmarkedPhotos(UNMARKED_PHOTOS)) {
  unmarked.push((await timed('find', () => provenance.findMark(photo))).score);
}
await rm(folder, { recursive: true });

for (const { name, bar } of ATTACKS) {
  const found = scores.get(name) ?? [];
  const hits = found.filter((score) => score >= MARK_THRESHOLD).length;
  const value = (100 * hits) / found.length;
  tell({ name: `mark found, ${name}`, value, unit: '%', bar, higherIsBetter: true });
  tell({ name: `lowest score, ${name}`, value: Math.min(...found), unit: '' });
}
const alarms = unmarked.filter((score) => score >= MARK_THRESHOLD).length;
tell({ name: 'unmarked pictures looked at', value: unmarked.length, unit: '' });
tell({ name: 'false alarms among them', value: alarms, unit: '', bar: 0 });
tell({
  name: 'highest score among them',
  value: Math.max(...unmarked),
  unit: '',
  bar: MARK_THRESHOLD,
});
tell({
  name: 'PSNR, lowest',
  value: Math.min(...qualities.map((quality) => quality.psnr)),
  unit: 'dB',
  bar: PSNR_BAR_DB,
  higherIsBetter: true,
});
tell({ name: 'PSNR, mean', value: mean(qualities.map((quality) => quality.psnr)), unit: 'dB' });
tell({
  name: 'SSIM, lowest',
  value: Math.min(...qualities.map((quality) => quality.ssim)),
  unit: '',
});
const [mark, sign] = [quantile(times.mark, 0.5), quantile(times.sign, 0.5)];
tell({ name: 'hidden mark, median', value: mark, unit: 'ms' });
tell({ name: 'signature, median', value: sign, unit: 'ms' });
tell({ name: 'added to one portrait', value: mark + 2 * sign, unit: 'ms', bar: ADDED_BAR_MS });
tell({ name: 'looking for the mark, median', value: quantile(times.find, 0.5), unit: 'ms' });

/** One portrait in every style, of people in turn, before mark and signature. */
async function render(): Promise<RgbImage[]> {
  const photos = await loadBenchPhotos();
  const engine = await StudioEngine.open();
  const images: RgbImage[] = [];
  for (const [index, style] of STUDIO_STYLES.entries()) {
    const photo = photos[index % photos.length];
    const { portrait } = await timedRender(engine, photo, style, index);
    if (portrait) images.push(portrait.image);
  }
  await engine.close();
  return images;
}

function timed<T>(what: keyof typeof times, work: () => T): T {
  const begun = performance.now();
  const end = () => times[what].push(performance.now() - begun);
  const result = work();
  if (result instanceof Promise) void result.finally(end);
  else end();
  return result;
}
