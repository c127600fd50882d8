import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadBenchPhotos } from '../../bench/bench-photos.js';
import { mean, print, quantile } from '../../bench/row.js';
import { timedRender } from '../../bench/timed-render.js';
import { STUDIO_STYLES } from '../../engines/studio/styles/catalogue.js';
import { StudioEngine } from '../../engines/studio/studio-engine.js';
import { decodeImage } from '../../imaging/decode.js';
import { seededRandom } from '../../imaging/random.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { embedMark } from '../hidden-mark/embed-mark.js';
import { markKey } from '../hidden-mark/mark-key.js';
import { readMark } from '../hidden-mark/read-mark.js';
import { asJpeg, edited, EDITS } from './edits.js';
import { estimatedMark, withResidue } from './forgeries.js';
import { psnr, ssim } from './image-quality.js';

/**
 * `npm run bench -- marks [FOLDER] [COUNT]` takes photos of people, or renders of them, from a folder.
 * Each photo is rendered in all styles, one of each in turn; files of 1,024 × 1,024 are portraits.
 */
const [, , FOLDER, COUNT = '165'] = process.argv;
const FORGED = 20;
const FORGED_DB = 44;
const KEY = markKey('bench'.repeat(8));

type Marked = { readonly plain: RgbImage; readonly image: RgbImage };

const tell = (name: string, value: number, unit = '', bar?: number, higherIsBetter = true) =>
  print('marks', { name, value, unit, bar, higherIsBetter });
/** Processor time, which other programs don't change much. */
const times = { mark: [] as number[], marked: [] as number[], unmarked: [] as number[] };
const portraits = await loadPortraits();
const marked = portraits.map((plain): Marked => {
  const begun = process.cpuUsage();
  const { image } = embedMark(plain, KEY);
  times.mark.push(millisecondsSince(begun));
  return { plain, image };
});

tell('portraits', marked.length);
tellQuality();
await tellEdits();
await tellFalseAlarms();
await tellForgeries();
tell('marking, median', quantile(times.mark, 0.5), 'ms', 80, false);
tell('reading a marked picture, median', quantile(times.marked, 0.5), 'ms', 1_000, false);
tell('reading a marked picture, 95 %', quantile(times.marked, 0.95), 'ms', 1_000, false);
tell('reading an unmarked picture, median', quantile(times.unmarked, 0.5), 'ms', 1_000, false);

async function loadPortraits(): Promise<RgbImage[]> {
  const pictures = FOLDER === undefined ? await loadBenchPhotos() : await picturesOf(FOLDER);
  const isPortrait = ({ width, height }: RgbImage) => width === 1024 && height === 1024;
  if (pictures.every(isPortrait)) return pictures.slice(0, Number(COUNT));
  const engine = await StudioEngine.open();
  const made: RgbImage[] = [];
  const most = STUDIO_STYLES.length * pictures.length;
  for (let index = 0; index < most && made.length < Number(COUNT); index++) {
    const style = STUDIO_STYLES[index % STUDIO_STYLES.length];
    const photo = pictures[(index + Math.floor(index / STUDIO_STYLES.length)) % pictures.length];
    const { portrait } = await timedRender(engine, photo, style, index);
    if (portrait) made.push(portrait.image);
  }
  await engine.close();
  return made;
}

async function picturesOf(folder: string): Promise<RgbImage[]> {
  const files = (await readdir(folder)).filter((file) => /\.(?:jpe?g|png|webp)$/.test(file));
  return Promise.all(
    files.toSorted().map(async (file) => decodeImage(await readFile(join(folder, file)))),
  );
}

function tellQuality(): void {
  const decibels = marked.map(({ plain, image }) => psnr(plain, image));
  const likeness = marked.map(({ plain, image }) => ssim(plain, image));
  tell('PSNR, mean', mean(decibels), 'dB', 46);
  tell('PSNR, lowest', Math.min(...decibels), 'dB', 42);
  tell('SSIM, mean', mean(likeness));
  tell('SSIM, lowest', Math.min(...likeness), '', 0.98);
}

async function tellEdits(): Promise<void> {
  for (const edit of EDITS) {
    const reads = [];
    for (const [index, { image }] of marked.entries()) {
      reads.push(await read(await edited(image, edit, seededRandom(7_000 + index))));
    }
    const found = reads.filter((one) => one !== undefined);
    tell(`read: ${edit.name}`, percent(found.length), '%', edit.bar);
    tell(
      `… called unfit`,
      percent(found.filter(({ fits }) => fits === false).length),
      '%',
      5,
      false,
    );
  }
}

const percent = (count: number) => (100 * count) / marked.length;

async function tellFalseAlarms(): Promise<void> {
  const others = markKey('other'.repeat(8));
  let alarms = 0;
  for (const [index, { plain, image }] of marked.entries()) {
    const edit = EDITS[index % EDITS.length];
    if (await read(await asJpeg(plain))) alarms++;
    if (await read(await edited(plain, edit, seededRandom(index)))) alarms++;
    if (await read(await asJpeg(image), others)) alarms++;
  }
  tell(`false alarms of ${3 * marked.length}`, alarms, '', 0, false);
}

/** Adds the residue of marked portraits to others that carry none, or subtracts it. */
async function tellForgeries(): Promise<void> {
  const square = marked.filter(({ plain: { width, height } }) => width === 1024 && height === 1024);
  for (const count of [1, 10]) {
    const residue = estimatedMark(square.slice(0, count).map(({ image }) => image));
    const foreign = square.slice(count, count + FORGED);
    let [taken, fitting, left] = [0, 0, 0];
    for (const { plain } of foreign) {
      const forged = await read(await asJpeg(withResidue(plain, residue, FORGED_DB)));
      if (forged) taken++;
      if (forged?.fits) fitting++;
    }
    const washed = square.slice(0, Math.min(count, FORGED));
    for (const { image } of washed) {
      if (await read(await asJpeg(withResidue(image, residue, -FORGED_DB)))) left++;
    }
    tell(`marked by the residue of ${count}, of ${foreign.length}`, taken);
    tell(`… that fit`, fitting, '', 0.05 * foreign.length, false);
    tell(`still marked without the residue of ${count}, of ${washed.length}`, left);
  }
}

async function read(file: Buffer, key = KEY) {
  const image = await decodeImage(file, { maxSide: 1024 });
  const begun = process.cpuUsage();
  const found = readMark(image, [key]);
  times[found ? 'marked' : 'unmarked'].push(millisecondsSince(begun));
  return found;
}

function millisecondsSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
}
