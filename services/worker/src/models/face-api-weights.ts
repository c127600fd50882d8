import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizeOf, type Tensor } from './tensor.js';

type WeightSpec = {
  readonly name: string;
  readonly shape: readonly number[];
  readonly quantization?: { readonly dtype: string; readonly scale: number; readonly min: number };
};

export type WeightGroup = {
  readonly paths: readonly string[];
  readonly weights: readonly WeightSpec[];
};

/** TensorFlow.js manifest: binary shards; float32, or uint8 with `value = stored * scale + min`. */
export function readFaceApiWeights(modelDir: string, model: string): Map<string, Tensor> {
  const manifest = join(modelDir, `${model}-weights_manifest.json`);
  return readWeights(modelDir, JSON.parse(readFileSync(manifest, 'utf8')) as WeightGroup[]);
}

export function readWeights(modelDir: string, groups: readonly WeightGroup[]): Map<string, Tensor> {
  return new Map(
    groups.flatMap(({ paths, weights }) => {
      const shards = Buffer.concat(paths.map((path) => readFileSync(join(modelDir, path))));
      return [...decodeWeights(shards, weights)];
    }),
  );
}

export function decodeWeights(shards: Buffer, specs: readonly WeightSpec[]): Map<string, Tensor> {
  const tensors = new Map<string, Tensor>();
  let at = 0;
  for (const spec of specs) {
    const size = sizeOf(spec.shape) * (spec.quantization ? 1 : 4);
    const stored = shards.subarray(at, at + size);
    tensors.set(spec.name, { shape: spec.shape, data: decode(stored, spec) });
    at += size;
  }
  return tensors;
}

function decode(stored: Buffer, { name, shape, quantization }: WeightSpec): Float32Array {
  const length = sizeOf(shape);
  if (!quantization) return Float32Array.from({ length }, (_, i) => stored.readFloatLE(4 * i));
  const { dtype, scale, min } = quantization;
  if (dtype !== 'uint8') throw new Error(`Weight ${name} has the unsupported type ${dtype}`);
  return Float32Array.from({ length }, (_, i) => stored[i] * scale + min);
}
