import { type InferenceSession, Tensor } from '../../models/onnx-runtime.js';
import { decodeLatent } from './decode-latent.js';
import { Graph, type GraphSource } from './graphs/graph.js';
import { NumbersLostError } from './numbers-lost-error.js';
import { seededNoise } from './noise/seeded-noise.js';
import { openScheduler } from './schedulers/open-scheduler.js';
import { runSteps } from './step-loop.js';
import { stageClock } from '../portrait/stage-clock.js';

const LENGTH = 16;
const STEPS = 5;

function order(predict: (sample: Float32Array) => Float32Array) {
  return {
    schedule: () => openScheduler({ name: 'lcm' }, STEPS, 0),
    length: LENGTH,
    arrange: (noise: Float32Array) => noise,
    predict: jest.fn((samples: readonly Float32Array[], _: number) =>
      Promise.resolve(samples.map(predict)),
    ),
  };
}
const half = (sample: Float32Array) => sample.map((value) => value / 2);
const unchecked = { checkpoint: () => Promise.resolve() };

describe('runSteps', () => {
  it('asks the model once for each timestep and shows every latent', async () => {
    const asked = order(half);
    const shown: number[] = [];
    await runSteps(asked, seededNoise(1), { ...unchecked, onStep: (step) => shown.push(step) });
    expect(asked.predict.mock.calls.map(([, timestep]) => timestep)).toEqual([
      999, 799, 599, 399, 199,
    ]);
    expect(shown).toEqual([1, 2, 3, 4, 5]);
  });

  it('stops between two steps when the picture is no longer wanted, and tells how far it is', async () => {
    const cancel = new AbortController();
    const told: number[] = [];
    const clock = stageClock({
      signal: cancel.signal,
      onProgress: (_, fraction) => told.push(fraction),
    });
    const asked = order((sample) => {
      if (asked.predict.mock.calls.length === 2) cancel.abort(new Error('not wanted'));
      return half(sample);
    });
    const running = clock.stage('diffuse', () =>
      runSteps(asked, seededNoise(1), { checkpoint: clock.checkpoint }),
    );
    await expect(running).rejects.toThrow('not wanted');
    expect(asked.predict).toHaveBeenCalledTimes(2);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.length).toBeGreaterThan(1);
  });

  it.each([NaN, Infinity])('refuses a picture when the model answers %d', async (value) => {
    const lost = order((sample) => sample.map((own, i) => (i === 7 ? value : own)));
    await expect(runSteps(lost, seededNoise(1), unchecked)).rejects.toThrow(NumbersLostError);
    expect(lost.predict).toHaveBeenCalledTimes(1);
  });
});

function fakeDecoder(answer: (latent: Float32Array) => number): GraphSource {
  const shape = [1, 4, 'h', 'w'];
  const session = {
    inputMetadata: [{ name: 'latent', isTensor: true, type: 'float32', shape }],
    run({ latent }: Record<string, Tensor>) {
      const [height, width] = latent.dims.slice(2).map((cells) => 8 * cells);
      const data = new Float32Array(3 * height * width).fill(answer(latent.data as Float32Array));
      return Promise.resolve({ image: new Tensor('float32', data, [1, 3, height, width]) });
    },
  };
  return { session: () => Promise.resolve(session as unknown as InferenceSession) };
}

describe('decodeLatent', () => {
  const latent = { data: new Float32Array(16), channels: 4, height: 2, width: 2 };
  const lost = () =>
    Graph.open(
      fakeDecoder(() => NaN),
      'vae_decoder',
    );

  it('gives a picture of eight pixels for each cell', async () => {
    const decoder = await Graph.open(
      fakeDecoder(() => 0.5),
      'vae_decoder',
    );
    const image = await decodeLatent(decoder, latent, null);
    expect([image.width, image.height]).toEqual([16, 16]);
    expect(new Set(image.data)).toEqual(new Set([191]));
  });

  it('decodes again in 32 bits what 16 do not suffice for', async () => {
    const image = await decodeLatent(
      await lost(),
      latent,
      fakeDecoder(() => 1),
    );
    expect(new Set(image.data)).toEqual(new Set([255]));
  });

  it.each([
    ['there is no other decoder', null],
    ['the other fails too', fakeDecoder(() => NaN)],
  ])('refuses the picture when %s', async (_, exact) => {
    await expect(decodeLatent(await lost(), latent, exact)).rejects.toThrow(NumbersLostError);
  });
});
