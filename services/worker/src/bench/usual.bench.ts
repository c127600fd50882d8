import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileObjectStore } from '@likeness/storage/file-object-store';
import sharp from 'sharp';
import { STUDIO_STYLES } from '../engines/studio/styles/catalogue.js';
import type { Look } from '../engines/studio/model/looks.js';
import { USUAL_SECONDS } from '../engines/studio/styles/usual-seconds.js';
import { type PortraitOrder, PortraitRenderer } from '../inference/portrait-renderer.js';
import { loadBenchPhotos, unseen } from './bench-photos.js';
import { processorSeconds } from '../inference/processor-time.js';
import { print, quantile, type Row } from './row.js';

/** `npm run bench -- usual`: CPU seconds per style. Copy the table into `usual-seconds.ts`. */
const SEEDS = [1, 2];
const SIZE = 1024;
const OFF_BAR = 1.5;

const tell = (row: Row) => print('usual', row);
const folder = await mkdtemp(join(tmpdir(), 'likeness-usual-'));
try {
  const store = new FileObjectStore(join(folder, 'objects'));
  await store.prepare();
  const keys: string[] = [];
  for (const photo of [...(await loadBenchPhotos()), ...(await loadBenchPhotos()).map(unseen)]) {
    const raw = { width: photo.width, height: photo.height, channels: 3 } as const;
    const key = `uploads/${keys.length}/photo.png`;
    await store.put(key, await sharp(photo.data, { raw }).png().toBuffer());
    keys.push(key);
  }
  const renderer = new PortraitRenderer(
    1,
    {
      storage: { DATA_DIR: folder, S3_BUCKET: 'likeness', S3_REGION: 'us-east-1' },
      provenance: { DATA_DIR: folder, AUTH_SECRET: 'a secret for a benchmark of times only' },
      providers: ['cpu'],
      threads: 1,
    },
    (end) => {
      throw new Error(`the process ended: ${end.reason}`);
    },
  );
  await renderer.warmUp();
  const secondsOf = async (work: () => Promise<unknown>) => {
    const before = processorSeconds(renderer.pids);
    await work();
    return processorSeconds(renderer.pids) - before;
  };
  // Excluded: JIT compilation.
  for (const { id } of styles()) await renderer.render(orderOf(id, keys[0], 0));
  const preparing: number[] = [];
  for (const key of keys.slice(1)) preparing.push(await secondsOf(() => renderer.prepare(key)));

  const byRenderer = new Map<Look['renderer'], number[]>();
  await renderer.prepare(keys[0]);
  for (const { id, name, by } of styles()) {
    const times: number[] = [];
    for (const seed of SEEDS) {
      times.push(await secondsOf(() => renderer.render(orderOf(id, keys[0], seed))));
    }
    const seconds = quantile(times, 0.5);
    const stated = USUAL_SECONDS[by];
    tell({ name: `${name} (${by})`, value: seconds, unit: 's' });
    tell({
      name: `${name} (${by}), stated against measured`,
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
  await rm(folder, { recursive: true, force: true });
}

function styles() {
  return STUDIO_STYLES.map((style) => ({
    id: style.id,
    name: style.title,
    by: style.look.renderer,
  }));
}

function middle(values: readonly number[]): number {
  return Math.sqrt(Math.min(...values) * Math.max(...values));
}

function orderOf(style: string, object_key: string, seed: number): PortraitOrder {
  return {
    spec: {
      tool: 'lenszero',
      style,
      prompt: null,
      references: [{ id: randomUUID(), object_key, has_face: true }],
      render_id: randomUUID(),
      attempt: 1,
      lane: 'studio',
      owner: { kind: 'visitor', id: 'bench' },
      generation_id: randomUUID(),
      image_index: 0,
      gender: 'woman',
      head_pose: null,
      seed,
      size: SIZE,
      is_watermarked: true,
      expires_at: new Date(Date.now() + 900_000).toISOString(),
    },
    onNews: () => undefined,
    signal: new AbortController().signal,
  };
}
