import { suite } from '@likeness/testing/suite';
import type { Tensor } from '../../../models/onnx-runtime.js';
import { Batch, TogetherError } from '../../portrait/batch.js';
import { seededNoise } from '../noise/seeded-noise.js';
import type { PreparedOrder } from '../pipelines/pipeline.js';
import { runSteps } from '../step-loop.js';
import type { Alteration } from '../testing/golden-fixture.js';
import { relativeError } from '../testing/compare.js';
import { openGoldenFixture } from '../testing/golden-fixture.js';

const LATENT_BAR = 1e-3;
const SEEDS = [3, 1, 4, 15];

type Latents = readonly Float32Array[];

function watched(output: string, change: (parts: Tensor) => Tensor = (same) => same) {
  const sizes: number[] = [];
  const alteration: Alteration = {
    graph: 'step',
    outputs: (outputs) => {
      sizes.push(outputs[output].dims[0]);
      return { ...outputs, [output]: change(outputs[output]) };
    },
  };
  return { sizes, alteration };
}

const unwanted = new Error('not wanted');

async function latentsOf(
  order: PreparedOrder,
  seed: number,
  batch?: Batch,
  steps = Infinity,
): Promise<Latents> {
  const latents: Float32Array[] = [];
  try {
    await runSteps(order, seededNoise(seed), {
      checkpoint: () =>
        latents.length >= steps ? Promise.reject(unwanted) : Promise.resolve(undefined),
      onStep: (_, sample) => latents.push(sample.slice()),
      batch,
    });
    return latents;
  } finally {
    batch?.leave();
  }
}

const alone = async (order: PreparedOrder) => {
  const all: Latents[] = [];
  for (const seed of SEEDS) all.push(await latentsOf(order, seed));
  return all;
};

function together(order: PreparedOrder): Promise<Latents[]> {
  const batch = new Batch(SEEDS.length);
  return Promise.all(SEEDS.map((seed) => latentsOf(order, seed, batch)));
}

function farthest(got: readonly Latents[], expected: readonly Latents[]): number {
  const errors = expected.flatMap((latents, i) =>
    latents.map((latent, step) => relativeError(got[i][step] ?? [], latent)),
  );
  return Math.max(...errors);
}

describe.each([
  ['sdxl-instantid', 'dpmpp', 'noise', 2],
  ['sdxl-instantid', 'lcm', 'noise', 1],
  ['flux2-klein', 'two', 'out', 1],
  ['flux-kontext', 'one', 'out', 1],
] as const)('pictures of %s made together, run "%s"', (pipeline, name, output, halves) => {
  const fixture = suite(() => openGoldenFixture(pipeline));

  it('are those that each makes alone, in as many runs as one takes', async () => {
    const { sizes, alteration } = watched(output);
    const { order } = await fixture.prepare(name, alteration);
    const expected = await alone(order);
    sizes.length = 0;
    expect(farthest(await together(order), expected)).toBeLessThanOrEqual(LATENT_BAR);
    expect(sizes).toEqual(expected[0].map(() => halves * SEEDS.length));
  });

  it('go on without one that is no longer wanted', async () => {
    const { sizes, alteration } = watched(output);
    const { order } = await fixture.prepare(name, alteration);
    const expected = await alone(order);
    sizes.length = 0;
    const batch = new Batch(SEEDS.length);
    const made = await Promise.allSettled(
      SEEDS.map((seed, i) => latentsOf(order, seed, batch, i === 1 ? 1 : Infinity)),
    );
    expect(made[1]).toMatchObject({ status: 'rejected', reason: unwanted });
    const kept = made.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const others = expected.filter((_, i) => i !== 1);
    expect(farthest(kept, others)).toBeLessThanOrEqual(LATENT_BAR);
    const [first, ...later] = sizes;
    expect(first).toBe(halves * SEEDS.length);
    expect(new Set(later)).toEqual(new Set([halves * (SEEDS.length - 1)]));
  });

  it('all learn that their batch failed, and may run alone', async () => {
    const { alteration } = watched(output, (answers) => {
      if (answers.dims[0] > halves) throw new Error('Failed to allocate memory');
      return answers;
    });
    const { order } = await fixture.prepare(name, alteration);
    const batch = new Batch(SEEDS.length);
    const made = await Promise.allSettled(SEEDS.map((seed) => latentsOf(order, seed, batch)));
    for (const each of made) {
      expect(each).toMatchObject({ status: 'rejected', reason: expect.any(TogetherError) });
    }
    await expect(latentsOf(order, SEEDS[0])).resolves.not.toHaveLength(0);
  });
});
