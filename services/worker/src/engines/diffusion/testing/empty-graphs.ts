import type { GraphName, PackPipeline } from '@likeness/contracts/packs/pack-base';
import { createSession } from '../../../models/inference-session.js';
import { OnnxGraph } from '../../../models/onnx-graph.js';
import type { InferenceSession } from '../../../models/onnx-runtime.js';
import { sizeOf } from '../../../packs/check-graph.js';
import { type Edge, GRAPH_CONTRACTS } from '../../../packs/graph-contract.js';

type Sizes = Readonly<Record<string, number>>;

/**
 * Graphs with a pipeline's inputs and outputs that compute next to nothing: the step scales its
 * sample, the others return zeros. @param sizes values of the contract's letters
 */
export function emptyGraph(
  pipeline: PackPipeline,
  name: GraphName,
  sizes: Sizes,
): Promise<InferenceSession> {
  const contract = GRAPH_CONTRACTS[pipeline][name];
  if (!contract) throw new Error(`${pipeline} has no graph ${name}`);
  const graph = new OnnxGraph(name);
  const shapeOf = ({ shape }: Edge) => shape.map((size) => valueOf(size, sizes));
  for (const [input, edge] of Object.entries(contract.inputs))
    graph.input(input, shapeOf(edge), edge.type);
  for (const [output, edge] of Object.entries(contract.outputs)) {
    graph.output(output, shapeOf(edge));
    if (name === 'step') {
      const [sample] = Object.keys(contract.inputs);
      graph.node('Mul', [sample, graph.scalar(0.5)], {}, output);
    } else graph.node('Expand', [graph.scalar(0), graph.integers(shapeOf(edge))], {}, output);
  }
  return createSession(graph.serialise(), 'cpu', 1);
}

function valueOf(size: number | string, sizes: Sizes): number {
  if (typeof size === 'number') return size;
  const { factor, letter } = sizeOf(size);
  return factor * sizes[letter];
}
