import { ProtobufWriter } from './protobuf-writer.js';

export type DataType = 'float32' | 'float16' | 'int64' | 'uint8';

export type OnnxAttribute = number | readonly number[] | string;

const IR_VERSION = 8;
const OPSET_VERSION = 18;
const DATA_TYPE_CODE: Record<DataType, number> = { float32: 1, uint8: 2, int64: 7, float16: 10 };
const EXTERNAL = 1;
const ATTRIBUTE_TYPE = { integer: 2, text: 3, integers: 7 };

export class OnnxGraph {
  readonly #name: string;
  readonly #weightType: 'float32' | 'float16';
  readonly #nodes: ProtobufWriter[] = [];
  readonly #initializers: ProtobufWriter[] = [];
  readonly #inputs: ProtobufWriter[] = [];
  readonly #outputs: ProtobufWriter[] = [];
  #nextValue = 0;

  /** @param weightType float16 halves the file; the runtime computes in float32 */
  constructor(name: string, weightType: 'float32' | 'float16' = 'float32') {
    this.#name = name;
    this.#weightType = weightType;
  }

  input(name: string, shape: readonly number[], type: DataType = 'float32'): string {
    this.#inputs.push(valueInfo(name, shape, type));
    return name;
  }

  output(name: string, shape: readonly number[], type: DataType = 'float32'): string {
    this.#outputs.push(valueInfo(name, shape, type));
    return name;
  }

  weights(data: Float32Array, shape: readonly number[]): string {
    if (this.#weightType === 'float32') return this.#initializer('float32', data, shape);
    const half = this.#initializer('float16', Float16Array.from(data), shape);
    return this.node('Cast', [half], { to: DATA_TYPE_CODE.float32 });
  }

  externalWeights(file: string, shape: readonly number[]): string {
    const name = this.#freshName();
    const tensor = new ProtobufWriter();
    for (const size of shape) tensor.integer(1, size);
    tensor.integer(2, DATA_TYPE_CODE.float32).text(8, name);
    tensor.message(13, new ProtobufWriter().text(1, 'location').text(2, file));
    tensor.integer(14, EXTERNAL);
    this.#initializers.push(tensor);
    return name;
  }

  integers(values: readonly number[]): string {
    return this.#initializer('int64', BigInt64Array.from(values, BigInt), [values.length]);
  }

  scalar(value: number): string {
    return this.#initializer('float32', Float32Array.of(value), []);
  }

  node(
    operator: string,
    inputs: readonly string[],
    attributes: Readonly<Record<string, OnnxAttribute>> = {},
    outputName = this.#freshName(),
  ): string {
    const node = new ProtobufWriter();
    for (const input of inputs) node.text(1, input);
    node.text(2, outputName).text(3, `${operator}:${outputName}`).text(4, operator);
    for (const [name, value] of Object.entries(attributes)) node.message(5, attribute(name, value));
    this.#nodes.push(node);
    return outputName;
  }

  serialise(): Uint8Array {
    const graph = new ProtobufWriter();
    for (const node of this.#nodes) graph.message(1, node);
    graph.text(2, this.#name);
    for (const initializer of this.#initializers) graph.message(5, initializer);
    for (const input of this.#inputs) graph.message(11, input);
    for (const output of this.#outputs) graph.message(12, output);
    return new ProtobufWriter()
      .integer(1, IR_VERSION)
      .text(2, 'likeness')
      .message(7, graph)
      .message(8, new ProtobufWriter().text(1, '').integer(2, OPSET_VERSION))
      .finish();
  }

  #freshName(): string {
    return `v${this.#nextValue++}`;
  }

  #initializer(
    type: DataType,
    data: Float32Array | Float16Array | BigInt64Array,
    shape: readonly number[],
  ): string {
    const name = this.#freshName();
    const tensor = new ProtobufWriter();
    for (const size of shape) tensor.integer(1, size);
    tensor.integer(2, DATA_TYPE_CODE[type]).text(8, name);
    tensor.bytes(9, new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
    this.#initializers.push(tensor);
    return name;
  }
}

function valueInfo(name: string, shape: readonly number[], type: DataType): ProtobufWriter {
  const dimensions = new ProtobufWriter();
  for (const size of shape) dimensions.message(1, new ProtobufWriter().integer(1, size));
  const tensor = new ProtobufWriter().integer(1, DATA_TYPE_CODE[type]).message(2, dimensions);
  return new ProtobufWriter().text(1, name).message(2, new ProtobufWriter().message(1, tensor));
}

function attribute(name: string, value: OnnxAttribute): ProtobufWriter {
  const writer = new ProtobufWriter().text(1, name);
  if (typeof value === 'string') return writer.text(4, value).integer(20, ATTRIBUTE_TYPE.text);
  if (typeof value === 'number')
    return writer.integer(3, value).integer(20, ATTRIBUTE_TYPE.integer);
  for (const entry of value) writer.integer(8, entry);
  return writer.integer(20, ATTRIBUTE_TYPE.integers);
}
