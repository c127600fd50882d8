import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBenchPhotos } from '../../bench/bench-photos.js';
import { mean, print, quantile, type Row } from '../../bench/row.js';
import { timedRender } from '../../bench/timed-render.js';
import { STUDIO_STYLES } from '../../engines/studio/styles/catalogue.js';
import { StudioEngine } from '../../engines/studio/studio-engine.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { asJpeg, attacked, ATTACKS } from './attacks.js';
import { candidatesAmong } from './bench-candidates.js';
import { decodeSuspect } from '../decode-suspect.js';
import { readFingerprint } from '../fingerprint/fingerprint-file.js';
import { croppedPlane, cropped, estimatedMark, folded, strengthAt, withMark } from './forgeries.js';
import { psnr, ssim } from './image-quality.js';
import { originalAmong } from '../original-among.js';
import { Provenance } from '../provenance.js';
import { unmarkedPictures } from './unmarked-pictures.js';
import type { Layer } from '../verdict.js';

/** Takes ten minutes; `npm run bench -- provenance 10000` takes one to two hours. */
const UNMARKED_PICTURES = Number(process.argv[2] ?? 60);
const FORGED = 10;
const PSNR_BAR_DB = 42;
const SSIM_BAR = 0.98;
const ADDED_BAR_MS = 350;
const CHECK_BAR_MS = 3_000;
const OTHER_SEEDS = 6;
const WASHED_DB = 45;

type Delivered = {
  readonly id: string;
  readonly plain: RgbImage;
  readonly image: RgbImage;
  readonly fingerprint: Buffer;
  readonly words: ReadonlySet<number>;
};

const tell = (row: Row) => print('provenance', row);
const share = (layers: readonly (Layer | null)[], counts: (layer: Layer | null) => boolean) =>
  (100 * layers.filter(counts).length) / layers.length;

const folder = await mkdtemp(join(tmpdir(), 'provenance-bench-'));
const provenance = await Provenance.open({ DATA_DIR: folder, AUTH_SECRET: 'bench'.repeat(8) });
const times = { mark: [] as number[], sign: [] as number[], check: [] as number[] };
const photos = await loadBenchPhotos();
const engine = await StudioEngine.open();
const delivered = await deliver();

await tellAttacks();
await tellForgeries();
await tellUndelivered();
await engine.close();
await rm(folder, { recursive: true });

const [mark, sign] = [quantile(times.mark, 0.5), quantile(times.sign, 0.5)];
tell({ name: 'mark and fingerprint, median', value: mark, unit: 'ms' });
tell({ name: 'signature, median', value: sign, unit: 'ms' });
tell({ name: 'added to one portrait', value: mark + 2 * sign, unit: 'ms', bar: ADDED_BAR_MS });
tell({
  name: 'check of a file, 95 %',
  value: quantile(times.check, 0.95),
  unit: 'ms',
  bar: CHECK_BAR_MS,
});

async function deliver(): Promise<Delivered[]> {
  const all: Delivered[] = [];
  for (const [index, style] of STUDIO_STYLES.entries()) {
    const { portrait } = await timedRender(engine, photos[index % photos.length], style, index);
    if (!portrait) continue;
    const plain = portrait.image;
    const id = `render ${index}`;
    const { image, fingerprint, softBinding } = timed('mark', () => provenance.mark(plain));
    const file = await asJpeg(image);
    const history = {
      version: '1',
      digitalSourceType: 'algorithmicMedia',
      parent: provenance.nameOf(file),
      inputs: [],
      softBinding,
      cropped: false,
      reduced: false,
    };
    await timed('sign', () => provenance.sign(file, history));
    all.push({ id, plain, image, fingerprint, words: new Set(readFingerprint(fingerprint).words) });
  }
  const psnrs = all.map(({ plain, image }) => psnr(plain, image));
  const ssims = all.map(({ plain, image }) => ssim(plain, image));
  const higherIsBetter = true;
  tell({
    name: 'PSNR, lowest',
    value: Math.min(...psnrs),
    unit: 'dB',
    bar: PSNR_BAR_DB,
    higherIsBetter,
  });
  tell({ name: 'PSNR, mean', value: mean(psnrs), unit: 'dB' });
  tell({
    name: 'SSIM, lowest',
    value: Math.min(...ssims),
    unit: '',
    bar: SSIM_BAR,
    higherIsBetter,
  });
  tell({ name: 'SSIM, mean', value: mean(ssims), unit: '' });
  return all;
}

async function tellAttacks(): Promise<void> {
  for (const attack of ATTACKS) {
    const layers: (Layer | null)[] = [];
    for (const { image } of delivered) {
      layers.push(await layerOf(await attacked(await asJpeg(image), attack)));
    }
    const value = share(layers, (layer) => layer !== null);
    const { bar } = attack;
    tell({ name: `found, ${attack.name}`, value, unit: '%', bar, higherIsBetter: true });
    const byMark = share(layers, (layer) => layer === 'mark');
    tell({ name: `… by its mark`, value: byMark, unit: '%' });
  }
}

async function tellForgeries(): Promise<void> {
  const ten = delivered.slice(0, 10).map(({ image }) => image);
  const one = estimatedMark(ten.slice(0, 1));
  const marks: [string, Float32Array][] = [
    ['residue of 1 portrait', one],
    ['mean residue of 10', estimatedMark(ten)],
    ['1 portrait folded', folded(one, ten[0].width, 128)],
  ];
  for (const [name, estimate] of marks) {
    const forged: (Layer | null)[] = [];
    for await (const photo of unmarkedPictures(FORGED)) {
      const { image } = await decodeSuspect(photo);
      const side = Math.min(image.width, image.height, ten[0].width);
      const onto = cropped(image, side);
      const part = withMark(onto, croppedPlane(estimate, ten[0].width, side), 2);
      forged.push(await layerOf(await asJpeg(part)));
    }
    tell({
      name: `photos that pass with the mark, ${name}`,
      value: share(forged, (layer) => layer !== null),
      unit: '%',
      bar: 0,
    });
    const washed: (Layer | null)[] = [];
    for (const { image } of delivered.slice(0, 10)) {
      const without = withMark(image, estimate, -strengthAt(WASHED_DB, estimate));
      washed.push(await layerOf(await asJpeg(without)));
    }
    const value = share(washed, (layer) => layer !== null);
    tell({
      name: `found at ${WASHED_DB} dB without the ${name}`,
      value,
      unit: '%',
      bar: 100,
      higherIsBetter: true,
    });
  }
  const never: (Layer | null)[] = [];
  for (const { plain } of delivered) never.push(await layerOf(await asJpeg(plain)));
  tell({
    name: 'found with no mark at all',
    value: share(never, (layer) => layer === 'fingerprint'),
    unit: '%',
    bar: 100,
    higherIsBetter: true,
  });
}

async function tellUndelivered(): Promise<void> {
  let alarms = 0;
  for await (const picture of unmarkedPictures(UNMARKED_PICTURES)) {
    if ((await layerOf(picture)) !== null) alarms++;
  }
  tell({ name: 'pictures looked at that were not delivered', value: UNMARKED_PICTURES, unit: '' });
  tell({ name: 'false alarms among them', value: alarms, unit: '', bar: 0 });
  const sources: (Layer | null)[] = [];
  for (const photo of photos) sources.push(await layerOf(await asJpeg(photo)));
  tell({
    name: 'photos that portraits were made from, taken for ours',
    value: sources.filter((layer) => layer !== null).length,
    unit: '',
    bar: 0,
  });
  const others: (Layer | null)[] = [];
  const twins: (Layer | null)[] = [];
  for (const [index, style] of STUDIO_STYLES.entries()) {
    if (index >= OTHER_SEEDS) break;
    const other = photos[(index + 1) % photos.length];
    const stranger = await timedRender(engine, other, style, index);
    if (stranger.portrait) others.push(await layerOf(await asJpeg(stranger.portrait.image)));
    const own = photos[index % photos.length];
    const twin = await timedRender(engine, own, style, index + 500);
    if (twin.portrait) twins.push(await layerOf(await asJpeg(twin.portrait.image)));
  }
  tell({
    name: 'other people in the same style, taken for ours',
    value: others.filter((layer) => layer !== null).length,
    unit: '',
    bar: 0,
  });
  tell({
    name: `of ${twins.length} with another seed, taken for ours`,
    value: twins.filter((layer) => layer !== null).length,
    unit: '',
  });
}

async function layerOf(file: Buffer): Promise<Layer | null> {
  return timed('check', async () => {
    const suspect = await decodeSuspect(file);
    return originalAmong(suspect, candidatesAmong(suspect, delivered), provenance)?.layer ?? null;
  });
}

function timed<T>(what: keyof typeof times, work: () => T): T {
  const begun = performance.now();
  const end = () => times[what].push(performance.now() - begun);
  const result = work();
  if (result instanceof Promise) void result.finally(end);
  else end();
  return result;
}
