import type { Tensor } from '../../../models/onnx-runtime.js';
import type { Graph } from '../graphs/graph.js';
import { parted, repeated } from '../graphs/values.js';
import type { PositionIds } from '../latents/position-ids.js';
import type { PreparedOrder } from './pipeline.js';

export function idsTensor(
  step: Graph,
  input: string,
  { rows, columns }: PositionIds,
  count: number,
): Tensor {
  const dims = [rows.length / columns, columns];
  if (step.rankOf(input) !== 3) return step.tensor(input, rows, dims);
  return step.tensor(input, repeated(Float32Array.from(rows), count), [count, ...dims]);
}

/**
 * Appends the references' tokens to the picture's and drops their output.
 * @param feedsOf constant feeds for a batch size @param length of a picture in tokens
 * @param channels per token
 */
export function tokenPredictor(
  step: Graph,
  feedsOf: (count: number) => Readonly<Record<string, Tensor>>,
  references: Float32Array,
  { length, channels }: { readonly length: number; readonly channels: number },
): PreparedOrder['predict'] {
  const whole = length + references.length;
  let batch: { readonly feeds: Readonly<Record<string, Tensor>>; readonly hidden: Float32Array };
  let size = 0;
  return async (samples, sigma) => {
    const count = samples.length;
    if (count !== size) {
      const hidden = new Float32Array(count * whole);
      for (let i = 0; i < count; i++) hidden.set(references, i * whole + length);
      batch = { feeds: feedsOf(count), hidden };
      size = count;
    }
    const { feeds, hidden } = batch;
    samples.forEach((sample, i) => hidden.set(sample, i * whole));
    const { out } = await step.run({
      ...feeds,
      hidden: step.tensor('hidden', hidden, [count, whole / channels, channels]),
      timestep: step.tensor('timestep', new Float32Array(count).fill(sigma), [count]),
    });
    return parted(out.data, count).map((answer) => answer.subarray(0, length));
  };
}
