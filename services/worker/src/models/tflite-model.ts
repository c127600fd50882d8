import { FlatbufferTable } from './flatbuffer-table.js';

export type TfliteTensor = {
  readonly name: string;
  readonly shape: readonly number[];
  readonly type: number;
  /** Little-endian; empty unless the tensor is a constant. */
  readonly data: Uint8Array;
};

export type TfliteOperator = {
  readonly code: number;
  /** Name of a custom operator, else empty. */
  readonly custom: string;
  readonly inputs: readonly number[];
  readonly outputs: readonly number[];
  readonly options: FlatbufferTable | undefined;
  readonly customOptions: Uint8Array;
};

export type TfliteModel = {
  readonly tensors: readonly TfliteTensor[];
  readonly operators: readonly TfliteOperator[];
  readonly inputs: readonly number[];
  readonly outputs: readonly number[];
};

/**
 * First subgraph. Field numbers:
 * https://github.com/tensorflow/tensorflow/blob/master/tensorflow/compiler/mlir/lite/schema/schema.fbs.
 */
export function readTflite(file: Uint8Array): TfliteModel {
  if (new TextDecoder().decode(file.subarray(4, 8)) !== 'TFL3') {
    throw new Error('Not a TFLite file: the identifier TFL3 is missing');
  }
  const model = FlatbufferTable.root(file);
  // Codes above 127 use a second, wider field; the narrow one has a placeholder.
  const codes = model
    .tables(1)
    .map((code) => ({ code: Math.max(code.byte(0), code.integer(3)), custom: code.text(1) }));
  const buffers = model.tables(4);
  const subgraph = model.tables(2)[0];
  return {
    tensors: subgraph.tables(0).map((tensor) => ({
      name: tensor.text(3),
      shape: tensor.integers(0),
      type: tensor.byte(1),
      data: buffers[tensor.integer(2)].bytes(0),
    })),
    operators: subgraph.tables(3).map((operator) => ({
      ...codes[operator.integer(0)],
      inputs: operator.integers(1),
      outputs: operator.integers(2),
      options: operator.table(4),
      customOptions: operator.bytes(5),
    })),
    inputs: subgraph.integers(1),
    outputs: subgraph.integers(2),
  };
}
