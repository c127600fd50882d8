import { mkdtemp, rm } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileObjectStore } from '@likeness/storage/file-object-store';
import sharp from 'sharp';
import type { PoolProcessEnd } from '../inference/inference-pool.js';
import { PortraitRenderer } from '../inference/portrait-renderer.js';
import { loadBenchPhotos } from './bench-photos.js';
import { cancelStorm, type Storm, type StormOptions, wholePortrait } from './cancel-storm.js';
import { residentMb } from './resident-memory.js';
import { print, quantile, type Row } from './row.js';

const CANCELS = 500;
const PARTS = 10;
const SIZE = 1024;
const WITHIN_MS = 3_000;
const WARM_UP = 20;
const OBEYED_BAR_MS = 2_000;

const tell = (row: Row) => print('cancel', row);
const folder = await mkdtemp(join(tmpdir(), 'likeness-cancel-'));
const ends: PoolProcessEnd[] = [];
try {
  const store = new FileObjectStore(join(folder, 'objects'));
  await store.prepare();
  const keys = ['uploads/one/photo.png', 'uploads/two/photo.png'] as const;
  const photos = await loadBenchPhotos();
  for (const [index, key] of keys.entries()) {
    const { width, height, data } = photos[index];
    const raw = { width, height, channels: 3 } as const;
    await store.put(key, await sharp(data, { raw }).png().toBuffer());
  }
  const renderer = new PortraitRenderer(
    2,
    {
      storage: { DATA_DIR: folder, S3_BUCKET: 'likeness', S3_REGION: 'us-east-1' },
      provenance: { DATA_DIR: folder, AUTH_SECRET: 'a secret for a benchmark of cancels only' },
      providers: ['cpu'],
      threads: 1,
    },
    (end) => ends.push(end),
  );
  await renderer.warmUp();
  const options: StormOptions = {
    renderer,
    photos: keys,
    cancels: CANCELS,
    withinMs: WITHIN_MS,
    size: SIZE,
    random: Math.random,
  };
  const expected = await wholePortrait(options);
  await cancelStorm({ ...options, cancels: WARM_UP });
  const memory = () => (platform() === 'linux' ? residentMb(renderer.pids) : NaN);
  const memoryMb = [memory()];
  const storms: Storm[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    storms.push(await cancelStorm({ ...options, cancels: CANCELS / PARTS }));
    memoryMb.push(memory());
  }
  const cancelled = storms.reduce((sum, storm) => sum + storm.cancelled, 0);
  const finished = storms.reduce((sum, storm) => sum + storm.finished, 0);
  const latenciesMs = storms.flatMap((storm) => storm.latenciesMs);
  const beside = storms.flatMap((storm) => storm.beside);
  const count = (reason: PoolProcessEnd['reason']) =>
    ends.filter((end) => end.reason === reason).length;

  tell({ name: 'renders cancelled', value: cancelled, unit: '' });
  tell({ name: 'renders done before their cancel', value: finished, unit: '' });
  tell({ name: 'processes that crashed', value: count('crashed'), unit: '', bar: 0 });
  tell({ name: 'processes killed because they did not obey', value: count('overdue'), unit: '' });
  tell({ name: 'cancel to end, median', value: quantile(latenciesMs, 0.5), unit: 'ms' });
  tell({
    name: 'cancel to end, p95',
    value: quantile(latenciesMs, 0.95),
    unit: 'ms',
    bar: OBEYED_BAR_MS,
  });
  const pictures = [...beside, await wholePortrait(options)];
  tell({ name: 'pictures of somebody else meanwhile', value: pictures.length, unit: '' });
  tell({
    name: 'of these with other pixels',
    value: pictures.filter((digest) => digest !== expected).length,
    unit: '',
    bar: 0,
  });
  if (platform() === 'linux') {
    memoryMb.forEach((value, part) => {
      tell({ name: `memory after ${(part * CANCELS) / PARTS} cancels`, value, unit: 'MB' });
    });
    // Caches fill at first; a leak keeps growing.
    const half = Math.floor(PARTS / 2);
    const value = memoryMb[PARTS] - Math.max(...memoryMb.slice(0, half + 1));
    tell({ name: 'memory gained in the second half', value, unit: 'MB', bar: 100 });
  }
  await renderer.close();
} finally {
  await rm(folder, { recursive: true, force: true });
}
