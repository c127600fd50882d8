import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWeights, type WeightGroup } from './face-api-weights.js';
import { OnnxGraph } from './onnx-graph.js';
import { transpose } from './tensor.js';

type Layer = {
  readonly class_name: string;
  readonly name: string;
  readonly inbound_nodes: readonly (readonly (readonly [from: string, ...unknown[]])[])[];
};

type LayersModel = {
  readonly modelTopology: {
    readonly model_config: {
      readonly config: {
        readonly layers: readonly Layer[];
        readonly output_layers: readonly (readonly [name: string, ...unknown[]])[];
      };
    };
  };
  readonly weightsManifest: readonly WeightGroup[];
};

/** Pixels per side of a tile. */
const SIDE = 276;
const FACTOR = 2;

/** A TensorFlow.js CNN as ONNX: `image` [1,276,276,3] RGB 0..1 → `enlarged` [1,552,552,3]. */
export function upscalingGraph(modelDir: string): Uint8Array {
  const file = readFileSync(join(modelDir, 'model.json'), 'utf8');
  const { modelTopology, weightsManifest } = JSON.parse(file) as LayersModel;
  const { layers, output_layers } = modelTopology.model_config.config;
  const weights = readWeights(modelDir, weightsManifest);
  const graph = new OnnxGraph('upscaling');
  graph.input('image', [1, SIDE, SIDE, 3]);
  const values = new Map<string, string>();
  const value = (name: string) => {
    const known = values.get(name);
    if (known === undefined) throw new Error(`The upscaling model lacks ${name}`);
    return known;
  };
  const weight = (name: string) => {
    const tensor = weights.get(name);
    if (!tensor) throw new Error(`The upscaling model lacks ${name}`);
    return tensor;
  };
  const convert = ({ class_name: kind, name, inbound_nodes }: Layer): string => {
    const inputs = inbound_nodes.flat().map(([from]) => value(from));
    switch (kind) {
      case 'InputLayer':
        return graph.node('Transpose', ['image'], { perm: [0, 3, 1, 2] });
      case 'Conv2D': {
        const kernel = transpose(weight(`${name}/kernel`), [3, 2, 0, 1]);
        const bias = weight(`${name}/bias`);
        const filters = [kernel, bias].map(({ data, shape }) => graph.weights(data, shape));
        return graph.node('Conv', [...inputs, ...filters], { auto_pad: 'SAME_UPPER' });
      }
      case 'Activation':
        return graph.node('Relu', inputs);
      case 'Add':
        return graph.node('Add', inputs);
      case 'Concatenate':
        return graph.node('Concat', inputs, { axis: 1 });
      case 'UpSampling2D': {
        const scales = graph.weights(Float32Array.of(1, 1, FACTOR, FACTOR), [4]);
        const nearest = { mode: 'nearest', coordinate_transformation_mode: 'asymmetric' };
        return graph.node('Resize', [...inputs, '', scales], { ...nearest, nearest_mode: 'floor' });
      }
      default:
        throw new Error(`The upscaling model has the unsupported layer ${kind}`);
    }
  };
  for (const layer of layers) values.set(layer.name, convert(layer));
  const output = graph.output('enlarged', [1, FACTOR * SIDE, FACTOR * SIDE, 3]);
  const [[last]] = output_layers;
  graph.node('Transpose', [value(last)], { perm: [0, 2, 3, 1] }, output);
  return graph.serialise();
}
