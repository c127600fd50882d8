import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTinyPack, type TinyPack } from '../engines/diffusion/testing/tiny-pack.js';
import { cpuOperators } from './measure-graphs.js';
import { ownSizeFeeds } from './own-size.js';
import { PackGraphs } from './pack-graphs.js';
import { samplesOf } from './self-test.js';

let pack: TinyPack;
let folder: string;

beforeAll(async () => {
  pack = await openTinyPack('flux2-klein');
  folder = mkdtempSync(join(tmpdir(), 'likeness-profile-spec-'));
});
afterAll(async () => {
  await pack.close();
  rmSync(folder, { recursive: true });
});

async function stepFeeds(graphs: PackGraphs) {
  const session = await graphs.session('step');
  const [samples] = await samplesOf(pack);
  return { session, feeds: ownSizeFeeds(pack.manifest, 'step', session, samples) };
}

it('feeds a picture of the pack’s size with all of its references', async () => {
  const { feeds } = await stepFeeds(pack.graphs);
  const dims = Object.fromEntries(Object.entries(feeds).map(([name, { dims }]) => [name, dims]));
  // 128 × 128 pixels are 8 × 8 tokens; three references follow.
  expect(dims).toEqual({
    hidden: [1, 256, 128],
    text: [1, 128, 48],
    timestep: [1],
    img_ids: [1, 256, 4],
    txt_ids: [1, 128, 4],
  });
});

it('lists the operators of a profile that ran on the CPU', async () => {
  const graphs = new PackGraphs(pack, 1, join(folder, 'step'));
  const { session, feeds } = await stepFeeds(graphs);
  await session.run(feeds);
  session.endProfiling();
  await graphs.close();
  const [file = ''] = readdirSync(folder);
  const profile = readFileSync(join(folder, file), 'utf8');
  expect(cpuOperators(profile)).toContainEqual(expect.stringMatching(/^Attention ×\d+$/));
  expect(cpuOperators(profile.replaceAll('CPUExecution', 'CUDAExecution'))).toEqual([]);
});
