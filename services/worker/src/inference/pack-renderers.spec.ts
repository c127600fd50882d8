import { createHash, randomUUID } from 'node:crypto';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import type { PackManifest } from '@likeness/contracts/packs/pack-manifest';
import { JobBatch } from '@likeness/queue/job-batch';
import { createLogger } from '@likeness/service-kit/logging/logger';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { fillPack } from '../engines/diffusion/seeded/fill-pack.js';
import { PackLibrary } from '../packs/pack-library.js';
import { PackStatus } from '../packs/pack-status.js';
import { writeSmallCheck } from '../packs/testing/small-network.js';
import type { PoolProcessEnd } from './inference-pool.js';
import { PackRenderers } from './pack-renderers.js';
import { decodeImage } from '../imaging/decode.js';
import { renderSpec } from './testing/render-spec.js';
import { ASTRONAUT } from '../imaging/testing/pictures.js';
import { storedFiles } from './testing/stored-files.js';
import type { RenderedPortrait, RenderNews } from './rendered-portrait.js';
import { packSettings } from '../packs/testing/pack-settings.js';

const SEEDED = fileURLToPath(
  new URL('../../fixtures/diffusion/packs/flux2-klein', import.meta.url),
);
const LANE = 'diffusion-references';

const stored = storedFiles();
const { folder } = stored;
const packs = (...path: string[]) => join(folder, 'packs', ...path);
const ends: PoolProcessEnd[] = [];
const metrics = new Metrics();
const status = new PackStatus(metrics, createLogger('worker', 'silent'));
let renderers: PackRenderers;

beforeAll(async () => {
  await stored.put({ photo: ASTRONAUT });
  await fillPack(SEEDED, join(folder, 'filled'));
  renderers = renderersWith({ idleMs: 0 });
});
beforeEach(() => {
  rmSync(packs(), { recursive: true, force: true });
  cpSync(join(folder, 'filled'), packs('klein'), { recursive: true });
});
afterEach(() => expect(ends).toEqual([]));
afterAll(async () => {
  await renderers.close();
  stored.remove();
});

type Own = { idleMs?: number; together?: number; needsSafetyCheck?: boolean };

function renderersWith({ idleMs = 0, together, needsSafetyCheck = false }: Own = {}) {
  const settings = packSettings(packs(), join(folder, 'cache'), { needsSafetyCheck });
  const library = new PackLibrary(settings);
  return new PackRenderers(
    { library, processes: stored.settings, idleMs, together, onEnd: (end) => ends.push(end) },
    status,
  );
}

const spec = (own: Partial<RenderSpec> = {}) =>
  renderSpec({
    lane: LANE,
    tool: 'kontextlens',
    gender: null,
    references: [{ id: randomUUID(), object_key: 'photo' }],
    ...own,
  });

type Rendering = {
  readonly by?: PackRenderers;
  readonly onNews?: (news: RenderNews) => void;
};

async function rendered({ by = renderers, onNews = () => undefined }: Rendering = {}) {
  const signal = AbortSignal.timeout(120_000);
  const made = await by.render(LANE, { spec: spec(), onNews, signal });
  if (made.status !== 'rendered') throw new Error(`not rendered: ${JSON.stringify(made)}`);
  return made.record;
}

const SEEDS = [3, 1, 4];

function renderedTogether(
  by: PackRenderers,
  {
    onNews = () => undefined,
    signals = [],
  }: { onNews?: (place: number, news: RenderNews) => void; signals?: AbortSignal[] } = {},
) {
  const batch = new JobBatch(SEEDS.length);
  const shared = { generation_id: randomUUID(), references: spec().references };
  return Promise.allSettled(
    SEEDS.map((seed, place) =>
      by
        .render(
          LANE,
          {
            spec: spec({ ...shared, seed, image_index: place }),
            onNews: (news) => onNews(place, news),
            signal: signals[place] ?? AbortSignal.timeout(120_000),
          },
          batch.memberOf(place),
        )
        .then(pixelsOf)
        .finally(() => batch.leave(place)),
    ),
  );
}

async function pixelsOf(made: RenderedPortrait): Promise<Uint8Array> {
  if (made.status !== 'rendered') throw new Error(`not rendered: ${JSON.stringify(made)}`);
  return (await decodeImage(made.master)).data;
}

async function pixelsAlone(by: PackRenderers, seed: number): Promise<Uint8Array> {
  const order = { onNews: () => undefined, signal: AbortSignal.timeout(120_000) };
  return pixelsOf(await by.render(LANE, { ...order, spec: spec({ seed }) }));
}

function apart(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, level, i) => sum + Math.abs(level - other[i]), 0) / one.length;
}

const AS_ALONE = 4;

async function picturesTogether(): Promise<string> {
  const found = /model_pack_pictures_together_sum\{pack="tiny-klein"\} (\d+)/.exec(
    await metrics.metrics(),
  );
  return found?.[1] ?? '0';
}

type Change = (folder: string, manifest: PackManifest) => void;

function writeVersion(name: string, version: string, change: Change = () => undefined): void {
  cpSync(packs('klein'), packs(name), { recursive: true });
  const path = packs(name, 'pack.json');
  const manifest = { ...(JSON.parse(readFileSync(path, 'utf8')) as PackManifest), version };
  change(name, manifest);
  writeFileSync(path, JSON.stringify(manifest));
}

function changeFile(
  folder: string,
  manifest: PackManifest,
  of: string,
  change: (content: Buffer) => void,
): void {
  const file = manifest.variants.cpu?.files.find(({ path }) => path === of);
  if (!file) throw new Error(`the pack has no ${of}`);
  const content = readFileSync(packs(folder, of));
  change(content);
  writeFileSync(packs(folder, of), content);
  Object.assign(file, { sha256: createHash('sha256').update(content).digest('hex') });
}

const replaceAll = (from: Buffer, to: Buffer) => (content: Buffer) => {
  expect(content.includes(from)).toBe(true);
  for (let at = content.indexOf(from); at >= 0; at = content.indexOf(from, at + 1)) {
    to.copy(content, at);
  }
};

/** So that a step that is changed on purpose passes. */
const dropStepFromSelfTest: Change = (folder, manifest) =>
  changeFile(
    folder,
    manifest,
    manifest.selfTest.outputs,
    replaceAll(Buffer.from('"step.out"'), Buffer.from('"none.out"')),
  );

/** Fixes the batch size of the step graph to 1 and removes it from the self-test, which uses 2. */
const takeOneAtATime: Change = (folder, manifest) => {
  // ONNX protobuf: a named size and the size 1, both five bytes long.
  const [named, one] = [Buffer.from('\x12\x03s53'), Buffer.from([8, 0x81, 0x80, 0x80, 0])];
  const path = manifest.variants.cpu?.graphs.step ?? '';
  changeFile(folder, manifest, path, replaceAll(named, one));
  dropStepFromSelfTest(folder, manifest);
};

const loseNumbers: Change = (folder, manifest) => {
  const path = `${manifest.variants.cpu?.graphs.step}.data`;
  // 0xffffffff is NaN.
  changeFile(folder, manifest, path, (weights) => weights.fill(0xff));
  dropStepFromSelfTest(folder, manifest);
};

it('an idle pack is unloaded and reloaded on demand', async () => {
  const idle = renderersWith({ idleMs: 1 });
  await idle.look();
  await idle.look();
  expect(await idle.pids()).toEqual([]);
  expect([...idle.lanes]).toEqual([LANE]);
  expect(await rendered({ by: idle })).toMatchObject({ engine: 'tiny-klein' });
  expect(await idle.pids()).toHaveLength(1);
  await idle.close();
}, 180_000);

it('a version that replaces the folder renders the next image without loss', async () => {
  await renderers.look();
  expect([...renderers.lanes]).toEqual([LANE]);
  expect(await metrics.metrics()).toContain(
    'model_pack_info{pack="tiny-klein",version="1.0.0",task="multi-reference",provider="cpu",dtype="fp32"} 1',
  );
  writeVersion('.next', '1.1.0');
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

it('a version that fails its self-test is rejected and the old one stays', async () => {
  await renderers.look();
  writeVersion('spoilt', '1.2.0', (folder, manifest) =>
    changeFile(folder, manifest, manifest.selfTest.outputs, (samples) =>
      samples.writeFloatLE(1e6, samples.length - 4),
    ),
  );
  await renderers.look();
  expect(status.refusals).toMatchObject([
    { pack: 'spoilt', refused: { fault: 'self-test-failed' } },
  ]);
  expect(await metrics.metrics()).toContain(
    'model_pack_refused{pack="spoilt",fault="self-test-failed"} 1',
  );
  expect(await rendered()).toMatchObject({ engineVersion: '1.0.0' });
  rmSync(packs('spoilt'), { recursive: true });
  await renderers.look();
  expect(status.refusals).toEqual([]);
}, 180_000);

it('a batch runs once with the same results as separate renders, without a cancelled member, and one by one once its process dies', async () => {
  const by = renderersWith({ together: 3 });
  await by.look();
  expect(by.mostTogether(LANE)).toBe(3);
  const alone: Uint8Array[] = [];
  for (const seed of SEEDS) alone.push(await pixelsAlone(by, seed));
  const before = Number(await picturesTogether());
  const under = new Set<number>();
  let atOnce = 0;
  const made = await renderedTogether(by, {
    onNews: (place, news) => {
      if (news.stage === 'diffuse') under.add(place);
      else if (under.has(place)) under.delete(place);
      atOnce = Math.max(atOnce, under.size);
    },
  });
  expect(Number(await picturesTogether()) - before).toBe(SEEDS.length);
  expect(atOnce).toBe(SEEDS.length);
  const pictures = made.map((each) => (each.status === 'fulfilled' ? each.value : undefined));
  for (const [i, picture] of pictures.entries()) {
    if (!picture) throw new Error(`no picture ${i}: ${JSON.stringify(made[i])}`);
    expect(apart(picture, alone[i])).toBeLessThan(AS_ALONE);
    expect(apart(picture, alone[(i + 1) % SEEDS.length])).toBeGreaterThan(AS_ALONE);
  }

  const pids = await by.pids();
  const giveUp = new AbortController();
  const fewer = await renderedTogether(by, {
    signals: [AbortSignal.timeout(120_000), giveUp.signal],
    onNews: (place, { stage }) => {
      if (place === 1 && stage === 'diffuse') giveUp.abort(new Error('nobody wants it'));
    },
  });
  expect(fewer.map(({ status: how }) => how)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(fewer[1]).toMatchObject({ reason: { message: 'nobody wants it' } });
  expect(await by.pids()).toEqual(pids);
  expect(by.mostTogether(LANE)).toBe(3);

  let isKilled = false;
  const killed = await renderedTogether(by, {
    onNews: (_, { stage }) => {
      if (stage !== 'diffuse' || isKilled || pids[0] === undefined) return;
      isKilled = true;
      process.kill(pids[0], 'SIGKILL');
    },
  });
  expect(killed.map(({ status: how }) => how)).toEqual(SEEDS.map(() => 'fulfilled'));
  expect(by.mostTogether(LANE)).toBe(1);
  expect(ends.splice(0)).toMatchObject([{ pool: 'diffusion' }]);
  await by.close();
}, 240_000);

it('a graph without batch support renders one by one from then on', async () => {
  writeVersion('klein-single', '1.5.0', takeOneAtATime);
  const by = renderersWith({ together: 3 });
  await by.look();
  const made = await renderedTogether(by);
  expect(made.map(({ status: how }) => how)).toEqual(SEEDS.map(() => 'fulfilled'));
  expect(by.mostTogether(LANE)).toBe(1);
  await by.close();
}, 240_000);

it('NaN fails the render without a charge and keeps the pack loaded', async () => {
  writeVersion('klein-lost', '1.6.0', loseNumbers);
  const by = renderersWith({});
  await by.look();
  const pids = await by.pids();
  const order = { onNews: () => undefined, signal: AbortSignal.timeout(120_000) };
  expect(await by.render(LANE, { ...order, spec: spec() })).toMatchObject({
    status: 'refused',
    code: 'RENDER_FAILED',
    detail: expect.stringMatching(/^The picture could not be computed\./) as string,
  });
  expect(await by.pids()).toEqual(pids);
  await by.close();
}, 240_000);

it('a removed pack finishes its current image only', async () => {
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

it('refuses what a check pack refuses, shows no preview of it, and counts it', async () => {
  const by = renderersWith({ needsSafetyCheck: true });
  const check = (task: 'safety' | 'age', version: string, mostRed: number) =>
    writeSmallCheck(packs(`${task}-${version}`), task, { version, mostRed });
  const render = async () => {
    await by.look();
    let previews = 0;
    const made = await by.render(LANE, {
      spec: spec(),
      onNews: (news) => (previews += 'preview' in news ? 1 : 0),
      signal: AbortSignal.timeout(120_000),
    });
    return { made, previews };
  };
  await by.look();
  expect([...by.lanes]).toEqual([]);

  check('safety', '1.0.0', 1);
  const allowed = await render();
  expect(allowed.made.status).toBe('rendered');
  expect(allowed.previews).toBeGreaterThan(0);

  for (const [task, version, code] of [
    ['safety', '1.1.0', 'PICTURE_UNSAFE'],
    ['age', '1.0.0', 'PHOTO_UNDER_AGE'],
  ] as const) {
    check(task, version, 0.001);
    expect(await render()).toMatchObject({ made: { status: 'refused', code }, previews: 0 });
    expect(await metrics.metrics()).toContain(
      `model_pack_check_refusals_total{pack="tiny-klein",check="${task}"} 1`,
    );
  }
  await by.close();
}, 240_000);
