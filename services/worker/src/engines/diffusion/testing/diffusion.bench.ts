import { availableParallelism } from 'node:os';
import { PACK_PIPELINES, type PackPipeline } from '@likeness/contracts/packs/pack-base';
import { PhotoIntake } from '../../portrait/photo-intake.js';
import { FaceAnalyser } from '../../../analysis/face-analyser.js';
import { PackGraphs } from '../../../packs/pack-graphs.js';
import { Batch } from '../../portrait/batch.js';
import { openDiffusionEngine } from '../open-engine.js';
import { openTinyPack } from './tiny-pack.js';
import { examplePhoto } from '../../studio/warm-up.js';
import { measureStepOverhead } from './step-overhead.js';
import { print, quantile, type Row } from '../../../bench/row.js';

const OVERHEAD_BAR_MS = 2;
const PICTURES = 3;
const BATCHES = [1, 2, 4];
const BATCH_SIDES = [128, 512];

const tell = (row: Row) => print('diffusion', row);

for (const { name, outside, whole } of await measureStepOverhead()) {
  const [bar, unit] = [OVERHEAD_BAR_MS, 'ms/step'];
  tell({ name: `${name}, 1024 px, outside ONNX Runtime`, value: outside, unit, bar });
  tell({ name: `${name}, 1024 px, with an empty graph`, value: whole, unit });
}

const analyser = await FaceAnalyser.load();
const photo = { id: 'example', image: await examplePhoto() };
for (const pipeline of PACK_PIPELINES) await measureTinyPack(pipeline);
for (const pipeline of PACK_PIPELINES) {
  for (const side of BATCH_SIDES) await measureBatches(pipeline, side);
}
await analyser.dispose();

async function measureTinyPack(pipeline: PackPipeline): Promise<void> {
  const pack = await openTinyPack(pipeline);
  const { steps } = pack.manifest.defaults;
  const begun = performance.now();
  const engine = await openDiffusionEngine(pack, {
    graphs: pack.graphs,
    photos: new PhotoIntake(analyser),
    threads: 1,
  });
  tell({ name: `${pipeline} (tiny), opening`, value: performance.now() - begun, unit: 'ms' });
  const recipe = { style: null, gender: null, size: pack.manifest.size.width, headPose: null };
  const prompt = { positive: 'a portrait of an astronaut', negative: '' };
  const times = new Map<string, number[]>();
  for (let seed = 0; seed < PICTURES; seed++) {
    const signal = AbortSignal.timeout(600_000);
    const options = { onProgress: () => undefined, signal };
    const { record } = await engine.render([photo], { ...recipe, prompt, seed }, options);
    for (const [stage, ms] of Object.entries({ ...record.timings, runtime: record.inferenceMs })) {
      times.set(stage, [...(times.get(stage) ?? []), ms]);
    }
  }
  for (const [stage, values] of times) {
    const name = `${pipeline} (tiny), ${stage === 'diffuse' ? `${steps} steps` : stage}`;
    tell({ name, value: quantile(values, 0.5), unit: 'ms' });
  }
  await pack.close();
}

async function measureBatches(pipeline: PackPipeline, side: number): Promise<void> {
  const pack = await openTinyPack(pipeline);
  const manifest = { ...pack.manifest, size: { width: side, height: side } };
  const threads = availableParallelism();
  const graphs = new PackGraphs(pack, threads);
  const engine = await openDiffusionEngine(
    { ...pack, manifest },
    { graphs, photos: new PhotoIntake(analyser), threads },
  );
  const prompt = { positive: 'a portrait of an astronaut', negative: '' };
  const recipe = { style: null, gender: null, size: side, headPose: null, prompt };
  const makeTogether = async (count: number, seed: number) => {
    const batch = count > 1 ? new Batch(count) : undefined;
    const signal = AbortSignal.timeout(600_000);
    const options = { onProgress: () => undefined, signal, batch };
    const begun = performance.now();
    const made = Array.from({ length: count }, (_, i) =>
      engine.render([photo], { ...recipe, seed: seed + i }, options).finally(() => batch?.leave()),
    );
    const portraits = await Promise.all(made);
    const steps = portraits.map(({ record }) => record.timings.diffuse ?? 0);
    return { whole: performance.now() - begun, steps: Math.max(...steps) };
  };
  await makeTogether(1, 0);
  for (const count of BATCHES) {
    const runs = [];
    for (let i = 0; i < PICTURES; i++) runs.push(await makeTogether(count, i * count));
    const name = `${pipeline} (tiny), ${side} px, ${count} together`;
    const whole =
      quantile(
        runs.map((run) => run.whole),
        0.5,
      ) / count;
    const steps =
      quantile(
        runs.map((run) => run.steps),
        0.5,
      ) / count;
    tell({ name, value: whole, unit: 'ms/picture' });
    tell({ name: `${name}, steps`, value: steps, unit: 'ms/picture' });
  }
  await graphs.close();
  await pack.close();
}
