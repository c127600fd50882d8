import type { Tensor } from '../../../models/onnx-runtime.js';
import type { Graph } from '../graphs/graph.js';
import { joined } from '../graphs/values.js';
import type { PositionIds } from '../latents/position-ids.js';

/** Coordinates as the graph takes them: some exports leave the axis of the batch out. */
export function idsTensor(step: Graph, input: string, { rows, columns }: PositionIds): Tensor {
  const dims = [rows.length / columns, columns];
  return step.tensor(input, rows, step.rankOf(input) === 3 ? [1, ...dims] : dims);
}

/**
 * Asks the model about the tokens of the picture followed by those of the references; what it says of the
 * references is left out.
 * @param length numbers of the picture's tokens
 * @param channels of a token
 */
export function tokenPredictor(
  step: Graph,
  feeds: Readonly<Record<string, Tensor>>,
  references: Float32Array,
  { length, channels }: { readonly length: number; readonly channels: number },
): (sample: Float32Array, sigma: number) => Promise<Float32Array> {
  const hidden = joined(new Float32Array(length), references);
  return async (sample, sigma) => {
    hidden.set(sample);
    const { out } = await step.run({
      ...feeds,
      hidden: step.tensor('hidden', hidden, [1, hidden.length / channels, channels]),
      timestep: step.tensor('timestep', [sigma], [1]),
    });
    return out.data.subarray(0, length);
  };
}
