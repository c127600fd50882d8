import type { GraphName } from '@likeness/contracts/packs/pack-base';
import { type InferenceSession, Tensor } from '../../../models/onnx-runtime.js';

export type GraphSource = { session(name: GraphName): Promise<InferenceSession> };

export type Values = { readonly data: Float32Array; readonly dims: readonly number[] };

type Edge = { readonly type: string; readonly shape: readonly (number | string)[] };

/** One graph of a pack. Values are 32-bit floats, also those of integer and byte inputs. */
export class Graph {
  /** Of all graphs of this process. */
  static elapsedMs = 0;

  private constructor(private readonly inference: InferenceSession) {}

  static async open(source: GraphSource, name: GraphName): Promise<Graph> {
    return new Graph(await source.session(name));
  }

  static openAll(source: GraphSource, names: readonly GraphName[]): Promise<Graph[]> {
    return Promise.all(names.map((name) => Graph.open(source, name)));
  }

  /** Size of an input along an axis; undefined if dynamic. */
  sizeOf(input: string, axis: number): number | undefined {
    const size = this.#edge(input).shape[axis];
    return typeof size === 'number' && size > 0 ? size : undefined;
  }

  rankOf(input: string): number {
    return this.#edge(input).shape.length;
  }

  /** Tensor of the input's type; reusable between runs. */
  tensor(input: string, data: ArrayLike<number>, dims: readonly number[]): Tensor {
    return tensorOf(this.#edge(input).type, data, dims);
  }

  /** Buffers for outputs by their dimensions. */
  outputs(dims: Readonly<Record<string, readonly number[]>>): Readonly<Record<string, Tensor>> {
    return Object.fromEntries(
      this.inference.outputMetadata.flatMap((edge) => {
        const shape = dims[edge.name];
        if (!shape || !edge.isTensor) return [];
        const length = shape.reduce((all, size) => all * size, 1);
        return [[edge.name, tensorOf(edge.type, new Float32Array(length), shape)]];
      }),
    );
  }

  /** @param into output buffers that the run overwrites */
  async run(
    feeds: Readonly<Record<string, Tensor>>,
    into?: Readonly<Record<string, Tensor>>,
  ): Promise<Readonly<Record<string, Values>>> {
    const started = performance.now();
    const outputs = await (into ? this.inference.run(feeds, into) : this.inference.run(feeds));
    Graph.elapsedMs += performance.now() - started;
    return Object.fromEntries(
      Object.entries(outputs).map(([name, value]) => [name, valuesOf(value)]),
    );
  }

  #edge(input: string): Edge {
    const edge = this.inference.inputMetadata.find(({ name }) => name === input);
    if (!edge?.isTensor) throw new Error(`the graph has no input ${input}`);
    return edge;
  }
}

function tensorOf(type: string, data: ArrayLike<number>, dims: readonly number[]): Tensor {
  switch (type) {
    case 'int64':
      return new Tensor('int64', BigInt64Array.from(Array.from(data, BigInt)), dims);
    case 'uint8':
      return new Tensor('uint8', Uint8Array.from(data), dims);
    default:
      return new Tensor(
        'float32',
        data instanceof Float32Array ? data : Float32Array.from(data),
        dims,
      );
  }
}

/** Overwrites part of a float32 tensor. */
export function write({ data }: Tensor, values: Float32Array, offset = 0): void {
  (data as Float32Array).set(values, offset);
}

function valuesOf({ data, dims }: Tensor): Values {
  if (data instanceof Float32Array) return { data, dims };
  return { data: Float32Array.from(data as ArrayLike<number>, Number), dims };
}
