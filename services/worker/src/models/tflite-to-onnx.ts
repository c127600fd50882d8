import { OnnxGraph } from './onnx-graph.js';
import { type Tensor, sizeOf, transpose } from './tensor.js';
import {
  type TfliteModel,
  type TfliteOperator,
  type TfliteTensor,
  readTflite,
} from './tflite-model.js';
import {
  DEQUANTIZE,
  type OperatorContext,
  TO_CHANNELS_FIRST,
  TO_CHANNELS_LAST,
  inputsOf,
  mapOperator,
} from './tflite-operators.js';

const FLOAT32 = 0;
const FLOAT16 = 1;
const INT32 = 2;

/** A constant as float32 (exact for half floats and for integers < 2^24). */
function readConstant({ data, shape, type, name }: TfliteTensor): Tensor {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const read = {
    [FLOAT32]: (i: number) => view.getFloat32(4 * i, true),
    [FLOAT16]: (i: number) => view.getFloat16(2 * i, true),
    [INT32]: (i: number) => view.getInt32(4 * i, true),
  }[type];
  if (!read) throw new Error(`Tensor ${name} has the unsupported TFLite type ${type}`);
  return { data: Float32Array.from({ length: sizeOf(shape) }, (_, i) => read(i)), shape };
}

/**
 * For one NHWC float image input `image` and float32 or float16 weights. Keeps input and output
 * shapes; the graph is channels-first inside. Sampling grids of a model with attention are inputs.
 * @param outputNames in the model's order; an empty name drops the output and what only it needs
 */
export function convertTflite(
  file: Uint8Array,
  name: string,
  outputNames: readonly string[],
  weightType?: 'float32' | 'float16',
): Uint8Array {
  const model = readTflite(file);
  const graph = new OnnxGraph(name, weightType);
  const values = new GraphValues(graph, model);
  const [image] = model.inputs;
  graph.input('image', model.tensors[image].shape);
  values.set(image, graph.node('Transpose', ['image'], { perm: TO_CHANNELS_FIRST }));

  const needed = neededTensors(
    model,
    model.outputs.filter((_, position) => outputNames[position]),
  );
  for (const operator of model.operators) {
    if (!needed.has(operator.outputs[0])) continue;
    if (operator.code === DEQUANTIZE) values.alias(operator.outputs[0], operator.inputs[0]);
    else values.set(operator.outputs[0], mapOperator(contextOf(operator, graph, model, values)));
  }

  model.outputs.forEach((tensor, position) => {
    const outputName = outputNames[position];
    if (!outputName) return;
    const { shape } = model.tensors[tensor];
    const output = graph.output(outputName, shape);
    if (shape.length === 4) {
      graph.node('Transpose', [values.get(tensor)], { perm: TO_CHANNELS_LAST }, output);
    } else graph.node('Identity', [values.get(tensor)], {}, output);
  });
  return graph.serialise();
}

function neededTensors({ operators }: TfliteModel, outputs: readonly number[]): Set<number> {
  const needed = new Set(outputs);
  for (const operator of [...operators].reverse()) {
    if (needed.has(operator.outputs[0])) inputsOf(operator).forEach((input) => needed.add(input));
  }
  return needed;
}

class GraphValues {
  readonly #graph: OnnxGraph;
  readonly #names = new Map<number, string>();
  readonly #constants = new Map<number, Tensor>();

  constructor(graph: OnnxGraph, { tensors }: TfliteModel) {
    this.#graph = graph;
    tensors.forEach((tensor, number) => {
      if (tensor.data.length > 0) this.#constants.set(number, readConstant(tensor));
    });
  }

  set(tensor: number, name: string): void {
    this.#names.set(tensor, name);
  }

  alias(tensor: number, constantTensor: number): void {
    this.#constants.set(tensor, this.constant(constantTensor));
  }

  constant(tensor: number): Tensor {
    const constant = this.#constants.get(tensor);
    if (!constant) throw new Error(`TFLite tensor ${tensor} was expected to be constant`);
    return constant;
  }

  /** A constant operand becomes an initializer that broadcasts over NCHW. */
  get(tensor: number): string {
    const known = this.#names.get(tensor);
    if (known !== undefined) return known;
    const { data, shape } = channelsFirst(this.constant(tensor));
    const name = this.#graph.weights(data, shape);
    this.set(tensor, name);
    return name;
  }
}

function channelsFirst(constant: Tensor): Tensor {
  const { data, shape } = constant;
  if (shape.length === 4) return transpose(constant, TO_CHANNELS_FIRST);
  if (shape.length === 3) return transpose(constant, [2, 0, 1]);
  if (shape.length === 1) return { data, shape: [shape[0], 1, 1] };
  return constant;
}

function contextOf(
  operator: TfliteOperator,
  graph: OnnxGraph,
  model: TfliteModel,
  values: GraphValues,
): OperatorContext {
  return {
    graph,
    operator,
    outputName: model.tensors[operator.outputs[0]].name,
    outputShape: model.tensors[operator.outputs[0]].shape,
    input: (position) => values.get(operator.inputs[position]),
    inputShape: (position) => model.tensors[operator.inputs[position]].shape,
    constant: (position) => values.constant(operator.inputs[position]),
    has: (position) => (operator.inputs[position] ?? -1) >= 0,
  };
}
