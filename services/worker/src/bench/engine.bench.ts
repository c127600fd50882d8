import { LIKENESS_BAR } from '../analysis/likeness.js';
import { STUDIO_STYLES } from '../engines/studio/styles/catalogue.js';
import { StudioEngine } from '../engines/studio/studio-engine.js';
import type { Style } from '../engines/studio/model/style.js';
import { closestPair } from './closest-pair.js';
import { loadBenchPhotos, loadClosePhoto, unseen } from './bench-photos.js';
import { measureMattes } from './measure-mattes.js';
import { loadPeople } from './people.js';
import { mean, quantile, teller } from './row.js';
import { timedRender, timeEightMixed, type Timed } from './timed-render.js';
import { type Look } from '../engines/studio/model/looks.js';
import { USUAL_SECONDS } from '../engines/studio/styles/usual-seconds.js';
import { finishPortrait } from '../engines/portrait/finish/finish-portrait.js';
import { Marks } from '../provenance/marks.js';

const FIRST_BAR_MS = 3_000;
const MIXED_BAR_S = 9;
const CLOSEST_BAR = 10;

/** Of the stated usual seconds to the measured ones, or the other way round. */
const OFF_BAR = 1.5;

const tell = teller('engine');
const photos = await loadBenchPhotos();
const closePhoto = await loadClosePhoto();
const marks = new Marks({ AUTH_SECRET: 'bench'.repeat(8) });

const engine = await StudioEngine.open();
for (const style of STUDIO_STYLES) await timedRender(engine, photos[0], style, 1);
const mixedMs = await timeEightMixed(engine, unseen(photos[0]));
tell('eight mixed images', mixedMs / 1000, 's', MIXED_BAR_S);

for (const { name, value, unit } of await measureMattes(engine, await loadPeople())) {
  tell(name, value, unit);
}

const all: Timed[] = [];
const usual = new Map<Look['renderer'], number[]>();
for (const style of STUDIO_STYLES) all.push(...(await measure(style)));
await engine.close();

const likenesses = euclids(all);
const share = (part: number) => (100 * part) / all.length;
const again = all.filter(({ portrait }) => portrait && portrait.record.gentleness > 0);
tell('all styles, likeness mean (euclid)', mean(likenesses));
tell('all styles, likeness p90 (euclid)', quantile(likenesses, 0.9));
tell('all styles, made again', share(again.length), '%');
tell('all styles, refused', share(all.filter(({ portrait }) => !portrait).length), '%');
// For `usual-seconds.ts`.
for (const [by, seconds] of [...usual].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const middle = Math.sqrt(Math.min(...seconds) * Math.max(...seconds));
  process.stdout.write(`  ${by}: ${middle.toFixed(1)},\n`);
}

async function measure(style: Style): Promise<Timed[]> {
  const first: Timed[] = [];
  const further: Timed[] = [];
  for (const photo of photos.map(unseen)) {
    first.push(await timedRender(engine, photo, style, 1));
    further.push(await timedRender(engine, photo, style, 2));
  }
  const closest = await closestPair(engine, photos[0], style);
  const closestOfClose = await closestPair(engine, closePhoto, style);
  const timed = [...first, ...further];
  const { renderer } = style.look;
  const name = `${style.title} (${renderer})`;
  const likeness = euclids(timed);
  tell(`${name}, first image`, medianMs(first), 'ms', FIRST_BAR_MS);
  tell(`${name}, closest pair of eight`, closest, 'of 255', CLOSEST_BAR, true);
  tell(`${name}, closest pair of a close photo`, closestOfClose, 'of 255', CLOSEST_BAR, true);
  tell(`${name}, further image`, medianMs(further), 'ms');
  tell(`${name}, inside ONNX Runtime`, 100 * inferenceShare(timed), '%');
  tell(`${name}, likeness mean (euclid)`, mean(likeness));
  tell(`${name}, likeness p90 (euclid)`, quantile(likeness, 0.9));
  tell(`${name}, likeness worst (euclid)`, Math.max(...likeness), '', LIKENESS_BAR);
  const seconds = await usualSeconds(style);
  const off = Math.max(USUAL_SECONDS[renderer] / seconds, seconds / USUAL_SECONDS[renderer]);
  tell(`${name}, CPU time of a further image and its files`, seconds, 's');
  tell(`${name}, stated against measured`, off, '×', OFF_BAR);
  usual.set(renderer, [...(usual.get(renderer) ?? []), seconds]);
  return timed;
}

/** After a first image, which prepares the photo. */
async function usualSeconds(style: Style): Promise<number> {
  await timedRender(engine, photos[0], style, 0);
  const times: number[] = [];
  for (const seed of [1, 2]) {
    const begun = process.cpuUsage();
    const { portrait } = await timedRender(engine, photos[0], style, seed);
    if (portrait) await finishPortrait(portrait, marks, { parent: null, inputs: [] });
    const { user, system } = process.cpuUsage(begun);
    times.push((user + system) / 1_000_000);
  }
  return quantile(times, 0.5);
}

function medianMs(timed: readonly Timed[]): number {
  return quantile(
    timed.map(({ ms }) => ms),
    0.5,
  );
}

function inferenceShare(timed: readonly Timed[]): number {
  return mean(
    timed.flatMap(({ portrait, ms }) => (portrait ? portrait.record.inferenceMs / ms : [])),
  );
}

function euclids(timed: readonly Timed[]): number[] {
  return timed.flatMap(({ portrait }) => portrait?.likeness?.euclid ?? []);
}
