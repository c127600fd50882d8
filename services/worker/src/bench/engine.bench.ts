import { LIKENESS_BAR } from '../analysis/likeness.js';
import { STUDIO_STYLES } from '../engines/studio/styles/catalogue.js';
import { StudioEngine } from '../engines/studio/studio-engine.js';
import type { Style } from '../engines/studio/model/style.js';
import { closestPair } from './closest-pair.js';
import { loadBenchPhotos, loadClosePhoto, unseen } from './bench-photos.js';
import { measureMattes } from './measure-mattes.js';
import { loadPeople } from './people.js';
import { mean, print, quantile, type Row } from './row.js';
import { timedRender, timeEightMixed, type Timed } from './timed-render.js';

const FIRST_BAR_MS = 3_000;
const MIXED_BAR_S = 9;
const CLOSEST_BAR = 10;

const tell = (row: Row) => print('engine', row);
const photos = await loadBenchPhotos();
const closePhoto = await loadClosePhoto();

const engine = await StudioEngine.open();
for (const style of STUDIO_STYLES) await timedRender(engine, photos[0], style, 1);
const mixedMs = await timeEightMixed(engine, unseen(photos[0]));
tell({ name: 'eight mixed images', value: mixedMs / 1000, unit: 's', bar: MIXED_BAR_S });

for (const row of await measureMattes(engine, await loadPeople())) tell(row);

const all: Timed[] = [];
for (const style of STUDIO_STYLES) all.push(...(await measure(style)));
await engine.close();

const likenesses = euclids(all);
const share = (part: number) => (100 * part) / all.length;
tell({ name: 'all styles, likeness mean (euclid)', value: mean(likenesses), unit: '' });
tell({ name: 'all styles, likeness p90 (euclid)', value: quantile(likenesses, 0.9), unit: '' });
tell({
  name: 'all styles, made again',
  value: share(all.filter(({ portrait }) => portrait && portrait.record.gentleness > 0).length),
  unit: '%',
});
tell({
  name: 'all styles, refused',
  value: share(all.filter(({ portrait }) => !portrait).length),
  unit: '%',
});

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
  const name = `${style.title} (${style.look.renderer})`;
  const likeness = euclids(timed);
  tell({
    name: `${name}, first image`,
    value: medianMs(first),
    unit: 'ms',
    bar: FIRST_BAR_MS,
  });
  tell({
    name: `${name}, closest pair of eight`,
    value: closest,
    unit: 'of 255',
    bar: CLOSEST_BAR,
    higherIsBetter: true,
  });
  tell({
    name: `${name}, closest pair of a close photo`,
    value: closestOfClose,
    unit: 'of 255',
    bar: CLOSEST_BAR,
    higherIsBetter: true,
  });
  tell({ name: `${name}, further image`, value: medianMs(further), unit: 'ms' });
  tell({ name: `${name}, inside ONNX Runtime`, value: 100 * inferenceShare(timed), unit: '%' });
  tell({ name: `${name}, likeness mean (euclid)`, value: mean(likeness), unit: '' });
  tell({ name: `${name}, likeness p90 (euclid)`, value: quantile(likeness, 0.9), unit: '' });
  tell({
    name: `${name}, likeness worst (euclid)`,
    value: Math.max(...likeness),
    unit: '',
    bar: LIKENESS_BAR,
  });
  return timed;
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
