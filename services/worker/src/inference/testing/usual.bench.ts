import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { loadBenchPhotos, unseen } from '../../bench/bench-photos.js';
import { print, quantile, type Row } from '../../bench/row.js';
import { STUDIO_STYLES } from '../../engines/studio/styles/catalogue.js';
import type { Look } from '../../engines/studio/model/looks.js';
import { USUAL_SECONDS } from '../../engines/studio/styles/usual-seconds.js';
import { type PortraitOrder, PortraitRenderer } from '../portrait-renderer.js';
import { processorSeconds } from '../processor-time.js';
import { renderSpec } from './render-spec.js';
import { storedFiles } from './stored-files.js';

/** `npm run bench -- usual`: CPU seconds per style. Copy the table into `usual-seconds.ts`. */
const SEEDS = [1, 2];
const SIZE = 1024;
const OFF_BAR = 1.5;

const tell = (row: Row) => print('usual', row);
const stored = storedFiles();
try {
  const photos = [...(await loadBenchPhotos()), ...(await loadBenchPhotos()).map(unseen)];
  const files = await Promise.all(
    photos.map(async ({ width, height, data }, index) => {
      const png = sharp(data, { raw: { width, height, channels: 3 } }).png();
      return [`uploads/${index}/photo.png`, await png.toBuffer()] as const;
    }),
  );
  await stored.put(Object.fromEntries(files));
  const keys = files.map(([key]) => key);
  const renderer = new PortraitRenderer(1, stored.settings, (end) => {
    throw new Error(`the process ended: ${end.reason}`);
  });
  await renderer.warmUp();
  const secondsOf = async (work: () => Promise<unknown>) => {
    const before = processorSeconds(renderer.pids);
    await work();
    return processorSeconds(renderer.pids) - before;
  };
  // Excluded: JIT compilation.
  for (const { id } of STUDIO_STYLES) await renderer.render(orderOf(id, keys[0], 0));
  const preparing: number[] = [];
  for (const key of keys.slice(1)) preparing.push(await secondsOf(() => renderer.prepare(key)));

  const byRenderer = new Map<Look['renderer'], number[]>();
  await renderer.prepare(keys[0]);
  for (const { id, title, look } of STUDIO_STYLES) {
    const times: number[] = [];
    for (const seed of SEEDS) {
      times.push(await secondsOf(() => renderer.render(orderOf(id, keys[0], seed))));
    }
    const by = look.renderer;
    const seconds = quantile(times, 0.5);
    const stated = USUAL_SECONDS[by];
    tell({ name: `${title} (${by})`, value: seconds, unit: 's' });
    tell({
      name: `${title} (${by}), stated against measured`,
      value: Math.max(stated / seconds, seconds / stated),
      unit: '×',
      bar: OFF_BAR,
    });
    byRenderer.set(by, [...(byRenderer.get(by) ?? []), seconds]);
  }
  tell({ name: 'preparing a photo', value: quantile(preparing, 0.5), unit: 's' });
  await renderer.close();
  for (const [by, seconds] of [...byRenderer].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    process.stdout.write(`  ${by}: ${middle(seconds).toFixed(1)},\n`);
  }
} finally {
  stored.remove();
}

function middle(values: readonly number[]): number {
  return Math.sqrt(Math.min(...values) * Math.max(...values));
}

function orderOf(style: string, object_key: string, seed: number): PortraitOrder {
  const references = [{ id: randomUUID(), object_key, has_face: true }];
  return {
    spec: renderSpec({ style, prompt: null, references, seed, size: SIZE }),
    onNews: () => undefined,
    signal: new AbortController().signal,
  };
}
