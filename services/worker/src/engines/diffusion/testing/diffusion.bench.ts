import { PACK_PIPELINES, type PackPipeline } from '@likeness/contracts/packs/pack-manifest';
import { FaceAnalyser } from '../../../analysis/face-analyser.js';
import { openDiffusionEngine } from '../open-engine.js';
import { openTinyPack } from './tiny-pack.js';
import { examplePhoto } from '../../studio/rehearse.js';
import { measureStepOverhead } from './step-overhead.js';
import { print, quantile, type Row } from '../../../bench/row.js';

/** Of a step on a graphics card, which takes about 49 ms for SDXL at this size. */
const OVERHEAD_BAR_MS = 2;
const PICTURES = 3;

const tell = (row: Row) => print('diffusion', row);

for (const { name, ms } of await measureStepOverhead()) {
  const bar = OVERHEAD_BAR_MS;
  tell({ name: `${name}, 1024 px, outside ONNX Runtime`, value: ms, unit: 'ms/step', bar });
}

const analyser = await FaceAnalyser.load();
const photo = { id: 'example', image: await examplePhoto() };
for (const pipeline of PACK_PIPELINES) await measureTinyPack(pipeline);
await analyser.dispose();

/** Where the time of a picture goes with a pack of a few megabytes on the CPU. */
async function measureTinyPack(pipeline: PackPipeline): Promise<void> {
  const pack = await openTinyPack(pipeline);
  const { steps } = pack.manifest.defaults;
  const begun = performance.now();
  const engine = await openDiffusionEngine(pack, { graphs: pack.graphs, analyser, threads: 1 });
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
