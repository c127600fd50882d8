import { createHash, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderBrief } from '@likeness/contracts/http/internal';
import type { PackManifest } from '@likeness/contracts/packs/pack-manifest';
import { createLogger } from '@likeness/service-kit/logging/logger';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { FileObjectStore } from '@likeness/storage/file-object-store';
import { fillPack } from '../engines/diffusion/seeded/fill-pack.js';
import { buildModels } from '../models/build-models.js';
import { PackLibrary } from '../packs/pack-library.js';
import { PackStatus } from '../packs/pack-status.js';
import { runFromSource } from '../testing/run-from-source.js';
import { ProcessEndedError } from './inference-process.js';
import type { LaneEnd } from './lane.js';
import { PackRenderers } from './pack-renderers.js';
import type { RenderNews } from './rendered-portrait.js';

const SEEDED = fileURLToPath(
  new URL('../../fixtures/diffusion/packs/flux2-klein', import.meta.url),
);
const LANE = 'diffusion-references';

const folder = mkdtempSync(join(tmpdir(), 'likeness-pack-renderers-'));
const packs = (...path: string[]) => join(folder, 'packs', ...path);
const ends: LaneEnd[] = [];
const metrics = new Metrics();
const status = new PackStatus(metrics, createLogger('worker', 'silent'));
let renderers: PackRenderers;

runFromSource();

beforeAll(async () => {
  buildModels(join(folder, 'models'));
  const store = new FileObjectStore(join(folder, 'objects'));
  await store.prepare();
  await store.put('photo', await readFile(new URL('../../assets/astronaut.png', import.meta.url)));
  await fillPack(SEEDED, packs('klein'));
  renderers = renderersWith({ idleMs: 0 });
});
afterEach(() => expect(ends).toEqual([]));
afterAll(async () => {
  await renderers.close();
  rmSync(folder, { recursive: true });
});

function renderersWith({ idleMs }: { idleMs: number }): PackRenderers {
  const settings = {
    packsDir: packs(),
    named: [],
    providers: ['cpu' as const],
    threads: 1,
    cacheDir: join(folder, 'cache'),
  };
  const processes = {
    storage: { DATA_DIR: folder, S3_BUCKET: 'likeness', S3_REGION: 'us-east-1' },
    provenance: { DATA_DIR: folder, AUTH_SECRET: 'a secret that only this spec of packs has' },
    providers: ['cpu' as const],
    threads: 1,
    modelsDir: join(folder, 'models'),
  };
  const library = new PackLibrary(settings);
  return new PackRenderers({ library, processes, idleMs, onEnd: (end) => ends.push(end) }, status);
}

function brief(): RenderBrief {
  return {
    render_id: randomUUID(),
    attempt: 1,
    lane: LANE,
    owner: { kind: 'visitor', id: 'somebody' },
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
}

type Rendering = {
  readonly by?: PackRenderers;
  readonly onNews?: (news: RenderNews) => void;
  readonly signal?: AbortSignal;
};

async function rendered({
  by = renderers,
  onNews = () => undefined,
  signal = AbortSignal.timeout(120_000),
}: Rendering = {}) {
  const made = await by.render(LANE, brief(), onNews, signal);
  if (made.status !== 'rendered') throw new Error(`not rendered: ${JSON.stringify(made)}`);
  return made.record;
}

/** Writes the pack once more, as another version that `change` may spoil. */
function writeVersion(
  path: string,
  version: string,
  change: (manifest: PackManifest) => void = () => undefined,
): void {
  cpSync(packs('klein'), path, { recursive: true });
  const manifest = {
    ...(JSON.parse(readFileSync(join(path, 'pack.json'), 'utf8')) as PackManifest),
    version,
  };
  change(manifest);
  writeFileSync(join(path, 'pack.json'), JSON.stringify(manifest));
}

it('a pack that is not asked for gives its memory back, and is loaded again for who asks', async () => {
  const idle = renderersWith({ idleMs: 1 });
  await idle.look();
  await idle.look();
  expect(await idle.pids()).toEqual([]);
  expect([...idle.lanes]).toEqual([LANE]);
  expect(await rendered({ by: idle })).toMatchObject({ engine: 'tiny-klein' });
  expect(await idle.pids()).toHaveLength(1);
  await idle.close();
}, 180_000);

it('a version swapped in by its folder’s name makes the next picture, and none is lost', async () => {
  await renderers.look();
  expect([...renderers.lanes]).toEqual([LANE]);
  expect(await metrics.metrics()).toContain(
    'model_pack_info{pack="tiny-klein",version="1.0.0",task="multi-reference",provider="cpu",dtype="fp32"} 1',
  );
  writeVersion(packs('.next'), '1.1.0');
  let swapped: Promise<void> | undefined;
  const stages = new Set<string>();
  const onNews = (news: RenderNews) => {
    stages.add(news.stage);
    if (swapped) return;
    renameSync(packs('klein'), packs('.before'));
    renameSync(packs('.next'), packs('klein'));
    swapped = renderers.look();
  };
  const first = await rendered({ onNews });
  expect(first).toMatchObject({ engine: 'tiny-klein', engineVersion: '1.0.0' });
  expect([...stages]).toEqual(expect.arrayContaining(['diffuse', 'decode', 'encode']));
  expect(await rendered()).toMatchObject({ engineVersion: '1.1.0' });
  await swapped;
}, 180_000);

it('a version that computes something else is refused, and the one before goes on', async () => {
  await renderers.look();
  writeVersion(packs('spoilt'), '1.2.0', (manifest) => {
    const file = manifest.variants.cpu?.files.find(
      ({ path }) => path === manifest.selfTest.outputs,
    );
    if (!file) throw new Error('the pack has no self-test');
    const path = packs('spoilt', file.path);
    const samples = readFileSync(path);
    samples.writeFloatLE(1e6, samples.length - 4);
    writeFileSync(path, samples);
    Object.assign(file, { sha256: createHash('sha256').update(samples).digest('hex') });
  });
  await renderers.look();
  expect(status.refusals).toMatchObject([
    { pack: 'spoilt', refused: { fault: 'self-test-failed' } },
  ]);
  expect(await metrics.metrics()).toContain(
    'model_pack_refused{pack="spoilt",fault="self-test-failed"} 1',
  );
  expect(await rendered()).toMatchObject({ engineVersion: '1.1.0' });
  rmSync(packs('spoilt'), { recursive: true });
  await renderers.look();
  expect(status.refusals).toEqual([]);
}, 180_000);

it('a render that is given up ends between two steps and leaves the pack loaded', async () => {
  await renderers.look();
  const before = await renderers.pids();
  const giveUp = new AbortController();
  const onNews = () => giveUp.abort(new Error('nobody wants it'));
  const cancelled = rendered({ onNews, signal: giveUp.signal });
  await expect(cancelled).rejects.toThrow('nobody wants it');
  expect(await rendered()).toMatchObject({ engine: 'tiny-klein' });
  expect(await renderers.pids()).toEqual(before);
}, 180_000);

it('a pack whose process is killed in the middle of a step is loaded again, and makes the picture then', async () => {
  await renderers.look();
  const [pid] = await renderers.pids();
  let isKilled = false;
  const onNews = ({ stage }: RenderNews) => {
    if (stage !== 'diffuse' || isKilled || pid === undefined) return;
    isKilled = true;
    process.kill(pid, 'SIGKILL');
  };
  // The queue gives the job to the next attempt.
  await expect(rendered({ onNews })).rejects.toThrow(ProcessEndedError);
  expect(ends.splice(0)).toMatchObject([{ lane: 'diffusion' }]);
  expect(await rendered()).toMatchObject({ engine: 'tiny-klein' });
  expect(await renderers.pids()).not.toContain(pid);
}, 180_000);

it('a pack that is removed while it works finishes its picture and takes no other', async () => {
  await renderers.look();
  let gone: Promise<void> | undefined;
  const onNews = () => {
    if (gone) return;
    rmSync(packs('klein'), { recursive: true });
    gone = renderers.look();
  };
  const last = await rendered({ onNews });
  await gone;
  expect(last).toMatchObject({ engine: 'tiny-klein' });
  expect(renderers.lanes.size).toBe(0);
  await expect(rendered()).rejects.toThrow('the model pack is gone');
}, 180_000);
