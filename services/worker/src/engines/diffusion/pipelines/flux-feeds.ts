import type { Tensor } from '../../../models/onnx-runtime.js';
import { type Graph, write } from '../graphs/graph.js';
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
  const bind = (count: number) => {
    const dims = [count, whole / channels, channels];
    const hidden = step.tensor('hidden', new Float32Array(count * whole), dims);
    for (let i = 0; i < count; i++) write(hidden, references, i * whole + length);
    const timestep = step.tensor('timestep', new Float32Array(count), [count]);
    return { feeds: { ...feedsOf(count), hidden, timestep }, into: step.outputs({ out: dims }) };
  };
  let bound = bind(1);
  let size = 1;
  return async (samples, sigma) => {
    const count = samples.length;
    if (count !== size) bound = bind(count);
    size = count;
    const { feeds, into } = bound;
    samples.forEach((sample, i) => write(feeds.hidden, sample, i * whole));
    write(feeds.timestep, new Float32Array(count).fill(sigma));
    const { out } = await step.run(feeds, into);
    return parted(out.data, count).map((answer) => answer.subarray(0, length));
  };
}
