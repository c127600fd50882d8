export type ModelFile =
  | 'face-detection.onnx'
  | 'face-mesh.onnx'
  | 'eye-contours.onnx'
  | 'person-segmentation.onnx'
  | 'body-segmentation.onnx'
  | 'salience.onnx'
  | 'vote-fusion.onnx'
  | 'face-embedding.onnx'
  | 'upscaling.onnx'
  | 'nudity.onnx'
  | 'face-mesh-topology.json'
  | `${PanoramaName}.exr`;

export const PANORAMAS = [
  'apartment',
  'bridge',
  'city',
  'dawn',
  'esplanade',
  'forest',
  'lobby',
  'night',
  'park',
  'sky',
  'sunrise',
  'sunset',
  'venice',
  'warehouse',
  'workshop',
] as const;
export type PanoramaName = (typeof PANORAMAS)[number];

export type ManifestEntry = {
  readonly file: ModelFile;
  readonly sha256: string;
  readonly bytes: number;
  readonly package: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly licence: string;
};

export type ModelManifest = { readonly models: readonly ManifestEntry[] };

export const MANIFEST_FILE = 'manifest.json';
export const DEFAULT_MODELS_DIR: URL = new URL('../../models/', import.meta.url);
