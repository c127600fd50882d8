import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import { createLogger } from '@likeness/service-kit/logging/logger';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { FileObjectStore } from '@likeness/storage/file-object-store';
import { fillPack } from '../engines/diffusion/seeded/fill-pack.js';
import { builtModels } from '../testing/built-models.js';
import { PackLibrary } from '../packs/pack-library.js';
import { PackStatus } from '../packs/pack-status.js';
import { writeSmallCheck } from '../packs/testing/small-check.js';
import { PackRenderers } from './pack-renderers.js';

const SEEDED = fileURLToPath(
  new URL('../../fixtures/diffusion/packs/flux2-klein', import.meta.url),
);
const LANE = 'diffusion-references';

const folder = mkdtempSync(join(tmpdir(), 'likeness-pack-checks-'));
const metrics = new Metrics();
const renderers = new PackRenderers(
  {
    library: new PackLibrary({
      packsDir: join(folder, 'packs'),
      named: [],
      providers: ['cpu'],
      card: '0',
      threads: 1,
      needsSafetyCheck: true,
      cacheDir: join(folder, 'cache'),
    }),
    processes: {
      storage: { DATA_DIR: folder, S3_BUCKET: 'likeness', S3_REGION: 'us-east-1' },
      provenance: { DATA_DIR: folder, AUTH_SECRET: 'a secret that only this spec of checks has' },
      providers: ['cpu'],
      threads: 1,
      modelsDir: builtModels(),
    },
    idleMs: 0,
    together: 1,
    onEnd: () => undefined,
  },
  new PackStatus(metrics, createLogger('worker', 'silent')),
);

beforeAll(async () => {
  const store = new FileObjectStore(join(folder, 'objects'));
  await store.prepare();
  await store.put('photo', await readFile(new URL('../../assets/astronaut.png', import.meta.url)));
  await fillPack(SEEDED, join(folder, 'packs/klein'));
});
afterAll(async () => {
  await renderers.close();
  rmSync(folder, { recursive: true });
});

async function render() {
  let previews = 0;
  const spec: RenderSpec = {
    render_id: randomUUID(),
    attempt: 1,
    lane: LANE,
    owner: { kind: 'visitor', id: 'someone' },
    generation_id: randomUUID(),
    image_index: 0,
    tool: 'kontextlens',
    style: null,
    gender: null,
    prompt: { positive: 'in a red coat', negative: '' },
    head_pose: null,
    is_watermarked: true,
    seed: 7,
    size: 256,
    references: [{ id: randomUUID(), object_key: 'photo' }],
    expires_at: new Date(Date.now() + 600_000).toISOString(),
  };
  const made = await renderers.render(LANE, {
    spec,
    onNews: (news) => (previews += 'preview' in news ? 1 : 0),
    signal: AbortSignal.timeout(120_000),
  });
  return { made, previews };
}

const check = (task: 'safety' | 'age', version: string, mostRed: number) =>
  writeSmallCheck(join(folder, `packs/${task}-${version}`), task, { version, mostRed });

it('refuses what a check pack refuses, shows no preview of it, and counts it', async () => {
  await renderers.look();
  expect([...renderers.lanes]).toEqual([]);

  check('safety', '1.0.0', 1);
  await renderers.look();
  expect([...renderers.lanes]).toEqual([LANE]);
  const allowed = await render();
  expect(allowed.made.status).toBe('rendered');
  expect(allowed.previews).toBeGreaterThan(0);

  check('safety', '1.1.0', 0.001);
  await renderers.look();
  const unsafe = await render();
  expect(unsafe).toMatchObject({
    made: { status: 'refused', code: 'PICTURE_UNSAFE' },
    previews: 0,
  });

  check('age', '1.0.0', 0.001);
  await renderers.look();
  const young = await render();
  expect(young).toMatchObject({
    made: { status: 'refused', code: 'PHOTO_UNDER_AGE' },
    previews: 0,
  });

  for (const task of ['safety', 'age']) {
    expect(await metrics.metrics()).toContain(
      `model_pack_check_refusals_total{pack="tiny-klein",check="${task}"} 1`,
    );
  }
}, 240_000);
