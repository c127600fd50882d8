import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBenchPhotos, loadClosePhoto } from '../../bench/bench-photos.js';
import { print, quantile } from '../../bench/row.js';
import { timedRender } from '../../bench/timed-render.js';
import { STUDIO_STYLES } from '../../engines/studio/styles/catalogue.js';
import { StudioEngine } from '../../engines/studio/studio-engine.js';
import { decodeImage } from '../../imaging/decode.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { candidatesAmong } from './bench-candidates.js';
import { decodeSuspect } from '../decode-suspect.js';
import { type Edit, EDIT_BARS, edited, EDITS, HEAVY_EDITS } from './edits.js';
import { readFingerprint } from '../fingerprint/fingerprint-file.js';
import { originalAmong, type Original } from '../original-among.js';
import { Provenance } from '../provenance.js';

/** `npm run bench -- edits [FOLDER]` adds photos of more people. */
const [, , FOLDER] = process.argv;
const PORTRAITS = 42;
const CHECK_BAR_MS = 3_000;

type Delivered = Original & { readonly image: RgbImage; readonly words: ReadonlySet<number> };

const keys = await mkdtemp(join(tmpdir(), 'edits-bench-'));
const provenance = await Provenance.open({ DATA_DIR: keys, AUTH_SECRET: 'bench'.repeat(8) });
const delivered = await deliver();
const processorTimes: number[] = [];

for (const edit of EDITS) {
  await tellFound(`${edit.kind}: ${edit.name}`, edit, EDIT_BARS[edit.kind]);
}
for (const edit of HEAVY_EDITS) await tellFound(`too much: ${edit.name}`, edit);
print('edits', { name: 'portraits', value: delivered.length, unit: '' });
print('edits', {
  name: 'processor time of a check, 95 %',
  value: quantile(processorTimes, 0.95),
  unit: 'ms',
  bar: CHECK_BAR_MS,
});
await rm(keys, { recursive: true });

async function deliver(): Promise<Delivered[]> {
  const photos = [
    ...(await loadBenchPhotos()),
    await loadClosePhoto(),
    ...(await photosOf(FOLDER)),
  ];
  const engine = await StudioEngine.open();
  const all: Delivered[] = [];
  for (let index = 0; all.length < PORTRAITS; index++) {
    const style = STUDIO_STYLES[index % STUDIO_STYLES.length];
    const { portrait } = await timedRender(engine, photos[index % photos.length], style, index);
    if (!portrait) continue;
    const id = `render ${index}`;
    const { image, fingerprint } = provenance.mark(portrait.image);
    const words = new Set(readFingerprint(fingerprint).words);
    all.push({ id, image, fingerprint, words });
  }
  await engine.close();
  return all;
}

async function photosOf(folder: string | undefined): Promise<RgbImage[]> {
  if (folder === undefined) return [];
  const files = (await readdir(folder)).filter((file) => /\.(?:jpe?g|png|webp)$/.test(file));
  return Promise.all(
    files.toSorted().map(async (file) => decodeImage(await readFile(join(folder, file)))),
  );
}

async function tellFound(name: string, edit: Pick<Edit, 'apply'>, bar?: number): Promise<void> {
  let found = 0;
  for (const [index, { image }] of delivered.entries()) {
    if (await isFound(await edited(image, edit, index))) found++;
  }
  const value = (100 * found) / delivered.length;
  print('edits', { name, value, unit: '%', bar, higherIsBetter: true });
}

async function isFound(file: Buffer): Promise<boolean> {
  const before = process.cpuUsage();
  const suspect = await decodeSuspect(file);
  const found = originalAmong(suspect, candidatesAmong(suspect, delivered), provenance);
  const { user, system } = process.cpuUsage(before);
  processorTimes.push((user + system) / 1000);
  return found !== null;
}
