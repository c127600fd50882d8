import type { WeightGroup } from './face-api-weights.js';
import type { OnnxGraph } from './onnx-graph.js';
import { type Tensor, transpose } from './tensor.js';

type Layer = {
  readonly class_name: string;
  readonly name: string;
  readonly config: {
    readonly activation?: string;
    readonly padding?: string | readonly (readonly [before: number, after: number])[];
    readonly pool_size?: readonly number[];
    readonly strides?: readonly number[];
  };
  readonly inbound_nodes: readonly (readonly (readonly [from: string, ...unknown[]])[])[];
};

export type LayersModel = {
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

/** Keras' epsilon of batch normalization over ONNX's default. */
const EPSILON_ABOVE_DEFAULT = 1e-3 - 1e-5;

/** A TensorFlow.js CNN with channels first. @returns its last value */
export function addLayers(
  graph: OnnxGraph,
  image: string,
  { modelTopology }: LayersModel,
  weights: ReadonlyMap<string, Tensor>,
): string {
  const { layers, output_layers } = modelTopology.model_config.config;
  const values = new Map<string, string>();
  const value = (name: string) => known(values.get(name), name);
  const weight = (name: string) => known(weights.get(name), name);
  const add = ({ data, shape }: Tensor) => graph.weights(data, shape);

  const convolution = (inputs: string[], { name, config }: Layer, kernel: Tensor, group = 1) => {
    const bias = weights.get(`${name}/bias`);
    const filters = [kernel, ...(bias ? [bias] : [])].map(add);
    return graph.node('Conv', [...inputs, ...filters], {
      auto_pad: config.padding === 'same' ? 'SAME_UPPER' : 'VALID',
      ...(config.strides && { strides: config.strides }),
      group,
    });
  };
  const convert = (layer: Layer): string => {
    const { class_name: kind, name, config, inbound_nodes } = layer;
    const inputs = inbound_nodes.flat().map(([from]) => value(from));
    switch (kind) {
      case 'InputLayer':
        return image;
      case 'ZeroPadding2D': {
        const [rows, columns] = config.padding as [number, number][];
        const pads = [0, 0, rows[0], columns[0], 0, 0, rows[1], columns[1]];
        return graph.node('Pad', [...inputs, graph.integers(pads)]);
      }
      case 'Conv2D':
        return convolution(inputs, layer, transpose(weight(`${name}/kernel`), [3, 2, 0, 1]));
      case 'DepthwiseConv2D': {
        const kernel = transpose(weight(`${name}/depthwise_kernel`), [2, 3, 0, 1]);
        return convolution(inputs, layer, kernel, kernel.shape[0]);
      }
      case 'BatchNormalization': {
        const parts = ['gamma', 'beta', 'moving_mean'].map((part) =>
          add(weight(`${name}/${part}`)),
        );
        const { data, shape } = weight(`${name}/moving_variance`);
        const variance = graph.weights(
          data.map((each) => each + EPSILON_ABOVE_DEFAULT),
          shape,
        );
        return graph.node('BatchNormalization', [...inputs, ...parts, variance]);
      }
      case 'ReLU':
        return graph.node('Clip', [...inputs, graph.scalar(0), graph.scalar(6)]);
      case 'Activation':
        return graph.node('Relu', inputs);
      case 'Add':
        return graph.node('Add', inputs);
      case 'Concatenate':
        return graph.node('Concat', inputs, { axis: 1 });
      case 'AveragePooling2D':
        return graph.node('AveragePool', inputs, { kernel_shape: config.pool_size ?? [] });
      case 'Flatten':
        return graph.node('Flatten', inputs, { axis: 1 });
      case 'Dropout':
        return inputs[0];
      case 'Dense': {
        const parts = ['kernel', 'bias'].map((part) => add(weight(`${name}/${part}`)));
        const sum = graph.node('Gemm', [...inputs, ...parts]);
        return graph.node(config.activation === 'softmax' ? 'Softmax' : 'Relu', [sum]);
      }
      case 'UpSampling2D': {
        const scales = graph.weights(Float32Array.of(1, 1, 2, 2), [4]);
        const nearest = { mode: 'nearest', coordinate_transformation_mode: 'asymmetric' };
        return graph.node('Resize', [...inputs, '', scales], { ...nearest, nearest_mode: 'floor' });
      }
      default:
        throw new Error(`The model has the unsupported layer ${kind}`);
    }
  };
  for (const layer of layers) values.set(layer.name, convert(layer));
  return value(output_layers[0][0]);
}

function known<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`The model lacks ${name}`);
  return found;
}
