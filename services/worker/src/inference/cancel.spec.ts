import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileObjectStore } from '@likeness/storage/file-object-store';
import sharp from 'sharp';
import { cancelStorm, type StormOptions, wholePortrait } from './testing/cancel-storm.js';
import { residentMb } from './testing/resident-memory.js';
import { seededRandom } from '../imaging/random.js';
import { builtModels } from '../testing/built-models.js';
import type { PoolProcessEnd } from './inference-pool.js';
import { PortraitRenderer } from './portrait-renderer.js';

const CANCELS = 24;
const SIZE = 256;
const MOMENTS = 1.5;
const MEMORY_BAR_MB = 1_200;
const KEYS = ['uploads/one/photo.png', 'uploads/two/photo.png'] as const;

const folder = mkdtempSync(join(tmpdir(), 'likeness-cancel-'));
const ends: PoolProcessEnd[] = [];
let options: StormOptions;

beforeAll(async () => {
  const store = new FileObjectStore(join(folder, 'objects'));
  await store.prepare();
  const photo = await readFile(new URL('../../assets/astronaut.png', import.meta.url));
  await store.put(KEYS[0], photo);
  await store.put(KEYS[1], await sharp(photo).flop().png().toBuffer());
  const renderer = new PortraitRenderer(
    2,
    {
      storage: { DATA_DIR: folder, S3_BUCKET: 'likeness', S3_REGION: 'us-east-1' },
      provenance: { DATA_DIR: folder, AUTH_SECRET: 'a secret that only this spec of cancels has' },
      providers: ['cpu'],
      threads: 1,
      modelsDir: builtModels(),
    },
    (end) => ends.push(end),
  );
  await renderer.warmUp();
  const random = seededRandom(12);
  options = {
    renderer,
    photos: KEYS,
    cancels: CANCELS,
    withinMs: 0,
    size: SIZE,
    random: () => random.next(),
  };
  options = { ...options, withinMs: MOMENTS * (await quickestMs()) };
});
afterAll(async () => {
  await options.renderer.close();
  rmSync(folder, { recursive: true });
});

async function quickestMs(): Promise<number> {
  const took: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const begun = performance.now();
    await wholePortrait(options);
    took.push(performance.now() - begun);
  }
  return Math.min(...took);
}

it('random cancels in every engine crash nothing and affect no other render', async () => {
  const expected = await wholePortrait(options);
  const { cancelled, finished, beside } = await cancelStorm(options);

  expect(cancelled + finished).toBe(CANCELS);
  expect(cancelled).toBeGreaterThan(CANCELS / 3);
  expect(ends.filter(({ reason }) => reason === 'crashed')).toEqual([]);
  expect(new Set(beside)).toEqual(new Set([expected]));
  expect(await wholePortrait(options)).toBe(expected);
  if (process.platform === 'linux') {
    expect(residentMb(options.renderer.pids)).toBeLessThan(MEMORY_BAR_MB);
  }
}, 300_000);
