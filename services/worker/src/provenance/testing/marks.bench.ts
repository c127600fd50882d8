import { loadPeople } from '../../bench/people.js';
import { mean, quantile, teller } from '../../bench/row.js';
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

/** `npm run bench -- marks [COUNT]` renders made-up people, each in all styles before the next one. */
const [, , COUNT = '165'] = process.argv;
const FORGED = 20;
const FORGED_DB = 44;
const KEY = markKey('bench'.repeat(8));

type Read = ReturnType<typeof readMark>;

const tell = teller('marks', true);
/** Processor time, which other programs don't change much. */
const times = { marking: [] as number[], marked: [] as number[], unmarked: [] as number[] };
const portraits = await loadPortraits();
const marked = portraits.map((plain) => {
  const { value, ms } = timed(() => embedMark(plain, KEY));
  times.marking.push(ms);
  return value.image;
});

tell('portraits', marked.length);
const decibels = marked.map((image, i) => psnr(portraits[i], image));
const likeness = marked.map((image, i) => ssim(portraits[i], image));
tell('PSNR, mean', mean(decibels), 'dB', 46);
tell('PSNR, lowest', Math.min(...decibels), 'dB', 42);
tell('SSIM, lowest', Math.min(...likeness), '', 0.98);
for (const edit of EDITS) {
  const reads: Read[] = [];
  for (const [index, image] of marked.entries()) {
    reads.push(await read(await edited(image, edit, seededRandom(index))));
  }
  const unfit = reads.filter((one) => one?.fits === false);
  tell(`read: ${edit.name}`, (100 * reads.filter(Boolean).length) / reads.length, '%', edit.bar);
  tell(`… called unfit`, (100 * unfit.length) / reads.length, '%', 5, false);
}
await tellFalseAlarms();
for (const count of [1, 10, 100]) await tellForgeries(count);
tell('marking, median', quantile(times.marking, 0.5), 'ms', 80, false);
tell('reading a marked picture, 95 %', quantile(times.marked, 0.95), 'ms', 1_000, false);
tell('reading an unmarked picture, 95 %', quantile(times.unmarked, 0.95), 'ms', 1_000, false);

async function loadPortraits(): Promise<RgbImage[]> {
  const engine = await StudioEngine.open();
  const made: RgbImage[] = [];
  for (const [index, { photo }] of (await loadPeople()).entries()) {
    for (const style of STUDIO_STYLES) {
      if (made.length >= Number(COUNT)) break;
      const { portrait } = await timedRender(engine, photo, style, index);
      if (portrait) made.push(portrait.image);
    }
  }
  await engine.close();
  return made;
}

async function tellFalseAlarms(): Promise<void> {
  const others = markKey('other'.repeat(8));
  const reads: Read[] = [];
  for (const [index, plain] of portraits.entries()) {
    reads.push(
      await read(await asJpeg(plain)),
      await read(await edited(plain, EDITS[index % EDITS.length], seededRandom(index))),
      await read(await asJpeg(marked[index]), others),
    );
  }
  tell(`false alarms of ${reads.length}`, reads.filter(Boolean).length, '', 0, false);
}

/** Adds the mean residue of marked portraits to another person's, which carry none, or subtracts it. */
async function tellForgeries(count: number): Promise<void> {
  if (count >= marked.length) return;
  const residue = estimatedMark(marked.slice(0, count));
  const [forged, washed]: [Read[], Read[]] = [[], []];
  for (const plain of portraits.slice(-FORGED)) {
    forged.push(await read(await asJpeg(withResidue(plain, residue, FORGED_DB))));
  }
  for (const image of marked.slice(0, Math.min(count, FORGED))) {
    washed.push(await read(await asJpeg(withResidue(image, residue, -FORGED_DB))));
  }
  const { length } = forged;
  tell(`marked by the residue of ${count}, of ${length}`, forged.filter(Boolean).length);
  tell('… that fit', forged.filter((one) => one?.fits).length, '', 0.05 * length, false);
  const left = washed.filter(Boolean).length;
  tell(`still marked without the residue of ${count}, of ${washed.length}`, left);
}

async function read(file: Buffer, key = KEY): Promise<Read> {
  const image = await decodeImage(file, { maxSide: 1024 });
  const { value, ms } = timed(() => readMark(image, [key]));
  times[value ? 'marked' : 'unmarked'].push(ms);
  return value;
}

function timed<T>(work: () => T) {
  const begun = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(begun);
  return { value, ms: (user + system) / 1_000 };
}
