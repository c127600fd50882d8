import { OnnxGraph } from './onnx-graph.js';
import { sizeOf, type Tensor, transpose } from './tensor.js';

const INPUT_SIZE = 150;
const DESCRIPTOR_SIZE = 128;
/** Mean RGB of the training set; face-api subtracts it and divides by 255. */
const MEAN_RGB = [122.782, 117.001, 104.298];

type Stride = 1 | 2;

/**
 * face-api's port of dlib's ResNet-29 (http://blog.dlib.net/2017/02/high-quality-face-recognition-with-deep.html):
 * `image` [1,150,150,3] RGB 0..255 → `descriptor` [1,128].
 */
export function faceEmbeddingGraph(weights: ReadonlyMap<string, Tensor>): Uint8Array {
  const graph = new OnnxGraph('face-embedding');
  const network = new ResidualNetwork(graph, weights);

  graph.input('image', [1, INPUT_SIZE, INPUT_SIZE, 3]);
  const mean = graph.weights(Float32Array.from(MEAN_RGB), [3]);
  const centred = graph.node('Sub', ['image', mean]);
  const scaled = graph.node('Mul', [centred, graph.scalar(1 / 255)]);
  let x = graph.node('Transpose', [scaled], { perm: [0, 3, 1, 2] });

  x = graph.node('Relu', [network.convolution(x, 'conv32_down', 2)]);
  x = graph.node('MaxPool', [x], { kernel_shape: [3, 3], strides: [2, 2] });
  for (const block of ['conv32_1', 'conv32_2', 'conv32_3']) x = network.block(x, block);
  x = network.downBlock(x, 'conv64_down', { side: 35, addedChannels: 32 });
  for (const block of ['conv64_1', 'conv64_2', 'conv64_3']) x = network.block(x, block);
  x = network.downBlock(x, 'conv128_down', { side: 17, addedChannels: 64 });
  for (const block of ['conv128_1', 'conv128_2']) x = network.block(x, block);
  x = network.downBlock(x, 'conv256_down', { side: 8, addedChannels: 128 });
  for (const block of ['conv256_1', 'conv256_2']) x = network.block(x, block);
  x = network.downBlock(x, 'conv256_down_out', { side: 4, addedChannels: 0 });

  const pooled = graph.node('GlobalAveragePool', [x]);
  const flat = graph.node('Flatten', [pooled], { axis: 1 });
  const projection = network.weight('fc');
  const output = graph.output('descriptor', [1, DESCRIPTOR_SIZE]);
  graph.node('MatMul', [flat, graph.weights(projection.data, projection.shape)], {}, output);
  return graph.serialise();
}

class ResidualNetwork {
  readonly #graph: OnnxGraph;
  readonly #weights: ReadonlyMap<string, Tensor>;

  constructor(graph: OnnxGraph, weights: ReadonlyMap<string, Tensor>) {
    this.#graph = graph;
    this.#weights = weights;
  }

  weight(name: string): Tensor {
    const tensor = this.#weights.get(name);
    if (!tensor) throw new Error(`face-api's weights lack ${name}`);
    return tensor;
  }

  /** Convolution with affine scale; stride 2 has no padding, stride 1 keeps the size. */
  convolution(x: string, layer: string, stride: Stride): string {
    const filters = transpose(this.weight(`${layer}/conv/filters`), [3, 2, 0, 1]);
    const bias = this.weight(`${layer}/conv/bias`).data;
    const scale = this.weight(`${layer}/scale/weights`).data;
    const shift = this.weight(`${layer}/scale/biases`).data;
    const perFilter = sizeOf(filters.shape) / bias.length;
    const scaledFilters = filters.data.map((value, i) => value * scale[Math.floor(i / perFilter)]);
    const scaledBias = bias.map((value, i) => value * scale[i] + shift[i]);
    return this.#graph.node(
      'Conv',
      [
        x,
        this.#graph.weights(scaledFilters, filters.shape),
        this.#graph.weights(scaledBias, [bias.length]),
      ],
      { strides: [stride, stride], auto_pad: stride === 2 ? 'VALID' : 'SAME_UPPER' },
    );
  }

  block(x: string, name: string): string {
    return this.#addAndRectify(this.#branch(x, name, 1), x);
  }

  /** Halves a map of `side` pixels; zeros pad the smaller branch and missing channels. */
  downBlock(x: string, name: string, of: { side: number; addedChannels: number }): string {
    let branch = this.#branch(x, name, 2);
    const pooledSide = Math.floor(of.side / 2);
    const branchSide = Math.floor((of.side - 3) / 2) + 1;
    branch = this.#padEnd(branch, [0, 0, pooledSide - branchSide, pooledSide - branchSide]);
    const pooled = this.#graph.node('AveragePool', [x], { kernel_shape: [2, 2], strides: [2, 2] });
    return this.#addAndRectify(branch, this.#padEnd(pooled, [0, of.addedChannels, 0, 0]));
  }

  #branch(x: string, name: string, stride: Stride): string {
    const first = this.#graph.node('Relu', [this.convolution(x, `${name}/conv1`, stride)]);
    return this.convolution(first, `${name}/conv2`, 1);
  }

  #padEnd(x: string, after: readonly number[]): string {
    if (after.every((amount) => amount === 0)) return x;
    return this.#graph.node('Pad', [x, this.#graph.integers([0, 0, 0, 0, ...after])]);
  }

  #addAndRectify(a: string, b: string): string {
    return this.#graph.node('Relu', [this.#graph.node('Add', [a, b])]);
  }
}
