import type { GraphName } from '@likeness/contracts/packs/pack-base';
import type { AnyPackManifest } from '@likeness/contracts/packs/pack-manifest';
import { type InferenceSession, Tensor } from '../models/onnx-runtime.js';
import { sizeOf } from './check-graph.js';
import { GRAPH_CONTRACTS } from './graph-contract.js';
import type { Named } from './self-test.js';

type Sizes = Readonly<Record<string, number>>;

const ARRAYS = {
  float32: Float32Array,
  int64: BigInt64Array,
  uint8: Uint8Array,
} as const;

/** Inputs for one picture at full size with all references; repeats the sample's values. */
export function ownSizeFeeds(
  manifest: AnyPackManifest,
  graph: GraphName,
  { inputMetadata }: Pick<InferenceSession, 'inputMetadata'>,
  samples: Named,
): Record<string, Tensor> {
  const edges = GRAPH_CONTRACTS[manifest.pipeline][graph]?.inputs ?? {};
  const sizes = ownSizes(manifest);
  const feeds: Record<string, Tensor> = {};
  for (const input of inputMetadata) {
    if (!input.isTensor) continue;
    const sample = samples.get(`${graph}.${input.name}`);
    const shape = input.shape.map((fixed, axis) =>
      typeof fixed === 'number' && fixed > 0
        ? fixed
        : (ownSize(edges[input.name]?.shape[axis], sizes) ?? sample?.dims[axis] ?? 1),
    );
    feeds[input.name] = filled(input.type as keyof typeof ARRAYS, shape, sample);
  }
  return feeds;
}

/** Values for the contracts' letters. Others, such as prompt length, are from the sample. */
function ownSizes(manifest: AnyPackManifest): Sizes {
  if ('classifier' in manifest || 'matting' in manifest) {
    const { size } = 'classifier' in manifest ? manifest.classifier : manifest.matting;
    return { B: 1, h: size.height, w: size.width };
  }
  const { size, latent, maxReferences, face } = manifest;
  const [h, w] = [size.height / 8, size.width / 8];
  const tokens = Math.ceil(h / 2) * Math.ceil(w / 2);
  return {
    ...{ B: 1, C: latent.channels, h, w, L: tokens * (1 + maxReferences) },
    ...(face && { D: face.detectorSize, E: face.embedderSize }),
  };
}

function ownSize(size: number | string | undefined, sizes: Sizes): number | undefined {
  if (typeof size !== 'string') return size;
  const { factor, letter } = sizeOf(size);
  const own = sizes[letter];
  return own === undefined ? undefined : factor * own;
}

function filled(type: keyof typeof ARRAYS, shape: readonly number[], sample?: Tensor): Tensor {
  const Values = ARRAYS[type];
  const bytes = shape.reduce((all, size) => all * size, Values.BYTES_PER_ELEMENT);
  const { buffer } = Buffer.alloc(bytes, bytesOf(sample));
  return new Tensor(type, new Values(buffer), shape);
}

function bytesOf(sample: Tensor | undefined): Uint8Array {
  if (!sample) return new Uint8Array(1);
  const { buffer, byteOffset, byteLength } = sample.data as Uint8Array;
  return new Uint8Array(buffer, byteOffset, byteLength);
}
