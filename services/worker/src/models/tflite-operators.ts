import type { FlatbufferTable } from './flatbuffer-table.js';
import type { OnnxGraph } from './onnx-graph.js';
import { type Tensor, transpose } from './tensor.js';
import type { TfliteOperator } from './tflite-model.js';

export type OperatorContext = {
  readonly graph: OnnxGraph;
  readonly operator: TfliteOperator;
  readonly outputName: string;
  readonly outputShape: readonly number[];
  input(position: number): string;
  inputShape(position: number): readonly number[];
  constant(position: number): Tensor;
  has(position: number): boolean;
};

type Mapping = (context: OperatorContext) => string;

/** Axis order from TFLite's channels-last to ONNX's channels-first, and back. */
export const TO_CHANNELS_FIRST = [0, 3, 1, 2];
export const TO_CHANNELS_LAST = [0, 2, 3, 1];

export const DEQUANTIZE = 6;

const MAPPINGS: Readonly<Record<number, Mapping>> = {
  0: (op) => activate(op, op.graph.node('Add', [op.input(0), op.input(1)]), fused(op, 0)),
  1: (op) => pool(op, 'AveragePool'),
  3: (op) => convolution(op, false),
  4: (op) => convolution(op, true),
  14: (op) => op.graph.node('Sigmoid', [op.input(0)]),
  17: (op) => pool(op, 'MaxPool'),
  18: (op) => activate(op, op.graph.node('Mul', [op.input(0), op.input(1)]), fused(op, 0)),
  19: (op) => op.graph.node('Relu', [op.input(0)]),
  22: reshape,
  23: resizeBilinear,
  34: pad,
  54: (op) => op.graph.node('PRelu', [op.input(0), op.input(1)]),
  117: (op) => op.graph.node('HardSwish', [op.input(0)]),
};

const CUSTOM_MAPPINGS: Readonly<Record<string, Mapping>> = {
  Convolution2DTransposeBias: transposedConvolution,
  // The caller places the crops, so points stay in pixels of their crop.
  Landmarks2TransformMatrix: (op) => op.graph.input(op.outputName, SAMPLING_GRID),
  TransformTensorBilinear: (op) =>
    op.graph.node('GridSample', [op.input(0), op.input(1)], { align_corners: 1 }),
  TransformLandmarks: (op) => op.input(0),
};
const SAMPLING_GRID = [1, 16, 16, 2];

/** Inputs that the ONNX graph needs, too. */
export function inputsOf({ custom, inputs }: TfliteOperator): readonly number[] {
  if (custom === 'Landmarks2TransformMatrix') return [];
  return custom === 'TransformLandmarks' ? inputs.slice(0, 1) : inputs;
}

export function mapOperator(context: OperatorContext): string {
  const { code, custom } = context.operator;
  const mapping = custom ? CUSTOM_MAPPINGS[custom] : MAPPINGS[code];
  if (!mapping) throw new Error(`No ONNX mapping for the TFLite operator ${custom || code}`);
  return mapping(context);
}

function convolution(op: OperatorContext, depthwise: boolean): string {
  const options = optionsOf(op);
  const activationField = depthwise ? 4 : 3;
  const dilationField = activationField + 1;
  const filters = depthwise
    ? transpose(op.constant(1), [3, 0, 1, 2])
    : transpose(op.constant(1), TO_CHANNELS_FIRST);
  const [count, ...rest] = filters.shape;
  const shape = depthwise ? [count, 1, filters.shape[2], filters.shape[3]] : [count, ...rest];
  const inputs = [op.input(0), op.graph.weights(filters.data, shape)];
  if (op.has(2)) inputs.push(op.graph.weights(op.constant(2).data, [count]));
  const convolved = op.graph.node('Conv', inputs, {
    strides: [options.integer(2, 1), options.integer(1, 1)],
    dilations: [options.integer(dilationField + 1, 1), options.integer(dilationField, 1)],
    group: depthwise ? op.inputShape(0)[3] : 1,
    auto_pad: padding(options),
  });
  return activate(op, convolved, options.byte(activationField));
}

/** MediaPipe's transposed convolution with bias; its options are a C struct, not a table. */
function transposedConvolution(op: OperatorContext): string {
  const filters = transpose(op.constant(1), [3, 0, 1, 2]);
  const bias = op.constant(2);
  const { buffer, byteOffset, byteLength } = op.operator.customOptions;
  const struct = new DataView(buffer, byteOffset, byteLength);
  return op.graph.node(
    'ConvTranspose',
    [
      op.input(0),
      op.graph.weights(filters.data, filters.shape),
      op.graph.weights(bias.data, bias.shape),
    ],
    { strides: [struct.getInt32(8, true), struct.getInt32(4, true)] },
  );
}

function pool(op: OperatorContext, onnxOperator: 'AveragePool' | 'MaxPool'): string {
  const options = optionsOf(op);
  const pooled = op.graph.node(onnxOperator, [op.input(0)], {
    kernel_shape: [options.integer(4), options.integer(3)],
    strides: [options.integer(2, 1), options.integer(1, 1)],
    auto_pad: padding(options),
  });
  return activate(op, pooled, options.byte(5));
}

function pad(op: OperatorContext): string {
  const { data } = op.constant(1);
  const before = TO_CHANNELS_FIRST.map((axis) => data[2 * axis]);
  const after = TO_CHANNELS_FIRST.map((axis) => data[2 * axis + 1]);
  return op.graph.node('Pad', [op.input(0), op.graph.integers([...before, ...after])]);
}

function reshape(op: OperatorContext): string {
  const { graph, outputShape } = op;
  const source =
    op.inputShape(0).length === 4
      ? graph.node('Transpose', [op.input(0)], { perm: TO_CHANNELS_LAST })
      : op.input(0);
  const reshaped = graph.node('Reshape', [source, graph.integers(outputShape)]);
  return outputShape.length === 4
    ? graph.node('Transpose', [reshaped], { perm: TO_CHANNELS_FIRST })
    : reshaped;
}

function resizeBilinear(op: OperatorContext): string {
  const options = optionsOf(op);
  const size = TO_CHANNELS_FIRST.map((axis) => op.outputShape[axis]);
  const halfPixel = options.boolean(3) ? 'half_pixel' : 'asymmetric';
  return op.graph.node('Resize', [op.input(0), '', '', op.graph.integers(size)], {
    mode: 'linear',
    coordinate_transformation_mode: options.boolean(2) ? 'align_corners' : halfPixel,
  });
}

function fused(op: OperatorContext, field: number): number {
  return op.operator.options?.byte(field) ?? 0;
}

function activate(op: OperatorContext, value: string, activation: number): string {
  if (activation === 0) return value;
  if (activation === 1) return op.graph.node('Relu', [value]);
  if (activation === 3) {
    return op.graph.node('Clip', [value, op.graph.scalar(0), op.graph.scalar(6)]);
  }
  throw new Error(`No ONNX mapping for the fused TFLite activation ${activation}`);
}

function padding(options: FlatbufferTable): string {
  return options.byte(0) === 0 ? 'SAME_UPPER' : 'VALID';
}

function optionsOf({ operator }: OperatorContext): FlatbufferTable {
  if (!operator.options) throw new Error(`TFLite operator ${operator.code} lacks its options`);
  return operator.options;
}
