import type { Checkpoint } from '../../imaging/checkpoint.js';
import { NumbersLostError } from './numbers-lost-error.js';
import { isFinite } from './graphs/values.js';
import { FIRST_LATENT, type Noise } from './noise/seeded-noise.js';
import type { PreparedOrder } from './pipelines/pipeline.js';
import type { Batch } from '../portrait/batch.js';

export type StepHooks = {
  readonly checkpoint: Checkpoint;
  /** The next step overwrites `sample`. */
  readonly onStep?: (step: number, sample: Float32Array) => void;
  readonly batch?: Batch;
};

/** Overwrites the noise. @throws NumbersLostError if the model returns NaN or infinity */
export async function runSteps(
  order: Pick<PreparedOrder, 'schedule' | 'length' | 'arrange' | 'predict'>,
  noise: Noise,
  { checkpoint, onStep, batch }: StepHooks,
): Promise<Float32Array> {
  const { length } = order;
  const scheduler = order.schedule();
  const count = scheduler.timesteps.length;
  let sample = scaled(order.arrange(noise(FIRST_LATENT, length)), scheduler.initialScale);
  for (const [step, timestep] of scheduler.timesteps.entries()) {
    await checkpoint(step / count);
    const input = scaled(sample, scheduler.inputScale(step));
    const prediction = batch
      ? await batch.ask(order, input, timestep)
      : (await order.predict([input], timestep))[0];
    const fresh = scheduler.needsNoise(step)
      ? order.arrange(noise(FIRST_LATENT + 1 + step, length))
      : undefined;
    sample = scheduler.advance(step, sample, prediction, fresh);
    if (!isFinite(sample)) throw new NumbersLostError(`step ${step + 1} of ${count}`);
    onStep?.(step + 1, sample);
  }
  await checkpoint(1);
  return sample;
}

function scaled(values: Float32Array, factor: number): Float32Array {
  if (factor === 1) return values;
  const out = new Float32Array(values.length);
  for (let i = 0; i < out.length; i++) out[i] = values[i] * factor;
  return out;
}
