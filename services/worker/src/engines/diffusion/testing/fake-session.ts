import type { GraphName } from '@likeness/contracts/packs/pack-base';
import { type InferenceSession, Tensor } from '../../../models/onnx-runtime.js';
import type { GraphSource } from '../graphs/graph.js';

type Run = (feeds: Record<string, Tensor>) => Record<string, Tensor>;
type Edges = Readonly<Record<string, { type: Tensor.Type; shape: readonly (number | string)[] }>>;

function fakeGraph(inputs: Edges, run: Run): GraphSource {
  const inputMetadata = Object.entries(inputs).map(([name, edge]) => ({
    ...edge,
    name,
    isTensor: true as const,
  }));
  const session = {
    inputMetadata,
    run: (feeds: Record<string, Tensor>) => Promise.resolve(run(feeds)),
  };
  return { session: (_: GraphName) => Promise.resolve(session as unknown as InferenceSession) };
}

export function fakeDecoder(answer: (latent: Float32Array) => number): GraphSource {
  return fakeGraph({ latent: { type: 'float32', shape: [1, 4, 'h', 'w'] } }, ({ latent }) => {
    const [height, width] = latent.dims.slice(2).map((cells) => 8 * cells);
    const data = new Float32Array(3 * height * width).fill(answer(latent.data as Float32Array));
    return { image: new Tensor('float32', data, [1, 3, height, width]) };
  });
}
