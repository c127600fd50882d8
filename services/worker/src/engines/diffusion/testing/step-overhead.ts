import type { GraphName } from '@likeness/contracts/packs/pack-base';
import type { PackScheduler } from '@likeness/contracts/packs/pack-rendering';
import { idsTensor, tokenPredictor } from '../pipelines/flux-feeds.js';
import { Graph, type GraphSource } from '../graphs/graph.js';
import { repeated } from '../graphs/values.js';
import { kleinIds } from '../latents/position-ids.js';
import { seededNoise } from '../noise/seeded-noise.js';
import { guided } from '../pipelines/guidance.js';
import type { PreparedOrder } from '../pipelines/pipeline.js';
import { empiricalMu } from '../schedulers/flow-match-euler.js';
import { openScheduler } from '../schedulers/open-scheduler.js';
import { runSteps } from '../step-loop.js';
import { fakeGraph } from './fake-session.js';
import { Tensor } from '../../../models/onnx-runtime.js';
import { quantile } from '../../../bench/row.js';

const ROUNDS = 15;
const SIDE = 128;
const SDXL_LENGTH = 4 * SIDE * SIDE;
const GRID = { height: 64, width: 64 };
const KLEIN_CHANNELS = 128;
const KLEIN_LENGTH = KLEIN_CHANNELS * GRID.height * GRID.width;

type Overhead = { readonly name: string; readonly ms: number };
type Predict = PreparedOrder['predict'];
type Loop = {
  readonly name: string;
  readonly scheduler: PackScheduler['name'];
  readonly steps: number;
  readonly length: number;
  readonly predict: Predict;
};

/** Milliseconds per step without the model: copies, guidance, scheduler, checks. */
export async function measureStepOverhead(): Promise<Overhead[]> {
  const sdxl = await sdxlPredict();
  const loops: Loop[] = [
    { name: 'SDXL, Euler', scheduler: 'euler', steps: 30, length: SDXL_LENGTH, predict: sdxl },
    {
      name: 'SDXL, DPM++ 2M Karras',
      scheduler: 'dpmpp-2m-karras',
      steps: 30,
      length: SDXL_LENGTH,
      predict: sdxl,
    },
    {
      name: 'FLUX.2 klein, one reference',
      scheduler: 'flow-match-euler',
      steps: 4,
      length: KLEIN_LENGTH,
      predict: await kleinPredict(),
    },
  ];
  const measured: Overhead[] = [];
  for (const loop of loops) measured.push({ name: loop.name, ms: await perStep(loop) });
  return measured;
}

/** Median of several runs after a warm-up, in CPU time, which other processes do not affect. */
async function perStep({ scheduler, steps, length, predict }: Loop): Promise<number> {
  const noise = seededNoise(1)(0, length);
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const order = {
      schedule: () => openScheduler({ name: scheduler }, steps, empiricalMu(4096, steps)),
      length,
      arrange: (values: Float32Array) => values,
      predict,
    };
    const before = process.cpuUsage();
    await runSteps(order, () => noise, { checkpoint: () => Promise.resolve() });
    const { user, system } = process.cpuUsage(before);
    if (round > 0) times.push((user + system) / 1_000 / steps);
  }
  return quantile(times, 0.5);
}

async function sdxlPredict(): Promise<Predict> {
  const answer = new Tensor('float32', new Float32Array(2 * SDXL_LENGTH), [2, 4, SIDE, SIDE]);
  const source = fakeGraph(
    {
      sample: { type: 'float32', shape: [2, 4, SIDE, SIDE] },
      timestep: { type: 'float32', shape: [1] },
    },
    () => ({ noise: answer }),
  );
  const step = await open(source);
  return async ([sample], timestep) => {
    const { noise } = await step.run({
      sample: step.tensor('sample', repeated(sample, 2), [2, 4, SIDE, SIDE]),
      timestep: step.tensor('timestep', [timestep], [1]),
    });
    return [guided(noise.data, 5)];
  };
}

async function kleinPredict(): Promise<Predict> {
  const references = new Float32Array(KLEIN_LENGTH);
  const answer = new Tensor('float32', new Float32Array(2 * KLEIN_LENGTH), [
    1,
    2 * GRID.height * GRID.width,
    KLEIN_CHANNELS,
  ]);
  const source = fakeGraph(
    {
      hidden: { type: 'float32', shape: [1, 'L', KLEIN_CHANNELS] },
      timestep: { type: 'float32', shape: [1] },
      img_ids: { type: 'float32', shape: [1, 'L', 4] },
    },
    () => ({ out: answer }),
  );
  const step = await open(source);
  const feeds = { img_ids: idsTensor(step, 'img_ids', kleinIds(GRID, [GRID]), 1) };
  return tokenPredictor(step, () => feeds, references, {
    length: KLEIN_LENGTH,
    channels: KLEIN_CHANNELS,
  });
}

function open(source: GraphSource): Promise<Graph> {
  const step: GraphName = 'step';
  return Graph.open(source, step);
}
