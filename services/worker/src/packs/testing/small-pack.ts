import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { packManifestSchema } from '@likeness/contracts/packs/pack-manifest';
import type { z } from 'zod';
import { type DataType, OnnxGraph } from '../../models/onnx-graph.js';
import { writeSafetensors } from './write-safetensors.js';

export type WrittenManifest = z.input<typeof packManifestSchema>;

const TOKENS = 8;
const TEXT = 6;
const LENGTH = 4;
const PACKED = 4;
const SIDE = 2;

export const STEP_WEIGHTS = Float32Array.from({ length: PACKED * PACKED }, (_, at) =>
  at % (PACKED + 1) === 0 ? 0.5 : 0,
);

export function writeSmallPack(
  folder: string,
  change: (manifest: WrittenManifest, write: typeof put) => void = () => undefined,
): WrittenManifest {
  const write: typeof put = (path, content) => put(join(folder, path), content);
  const files = {
    'graphs/text_encoder.onnx': textEncoder(),
    'graphs/step.onnx': step('out'),
    'graphs/step.bin': Buffer.from(STEP_WEIGHTS.buffer),
    'graphs/vae_decoder.onnx': decoder(),
    'graphs/vae_encoder.onnx': encoder(),
    'tokenizers/text_encoder/tokenizer.json': '{}',
    'self-test/inputs.safetensors': writeSafetensors(stepInputs()),
    'self-test/outputs.safetensors': writeSafetensors({
      'step.out': { shape: [1, LENGTH, PACKED], data: sample().map((value) => value / 2) },
    }),
  };
  const manifest = manifestOf(files);
  writePack(folder, files, manifest, () => change(manifest, write));
  return manifest;
}

export function writePack(
  folder: string,
  files: Readonly<Record<string, Uint8Array | string>>,
  manifest: Pick<WrittenManifest, 'variants'>,
  change: () => void = () => undefined,
): void {
  for (const [path, content] of Object.entries(files)) put(join(folder, path), content);
  change();
  for (const file of Object.values(manifest.variants).flatMap((variant) => variant.files)) {
    const content = readFileSync(join(folder, file.path));
    file.bytes = content.length;
    file.sha256 = createHash('sha256').update(content).digest('hex');
  }
  put(join(folder, 'pack.json'), JSON.stringify(manifest));
}

function put(path: string, content: Uint8Array | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** What every small pack says of itself, with `files` whose size and hash {@link writePack} fills in. */
export const smallManifest = (files: object) => ({
  schema: 1 as const,
  version: '1.0.0',
  components: [
    {
      name: 'a part',
      source: 'made by the spec',
      licence: 'Apache-2.0',
      url: 'https://www.apache.org/licenses/LICENSE-2.0',
      commercial: true,
    },
  ],
  files: Object.keys(files).map((path) => ({ path, bytes: 1, sha256: '0'.repeat(64) })),
  selfTest: {
    inputs: 'self-test/inputs.safetensors',
    outputs: 'self-test/outputs.safetensors',
    tolerance: 1e-4,
  },
});

function manifestOf(given: object): WrittenManifest {
  const graph = (name: string) => `graphs/${name}.onnx`;
  const { files, ...common } = smallManifest(given);
  return {
    ...common,
    id: 'small',
    name: 'Small pack',
    pipeline: 'flux2-klein',
    task: 'multi-reference',
    variants: {
      cpu: {
        dtype: 'fp32',
        files,
        graphs: {
          text_encoder: graph('text_encoder'),
          step: graph('step'),
          vae_decoder: graph('vae_decoder'),
          vae_encoder: graph('vae_encoder'),
        },
      },
    },
    tokenizers: { text_encoder: 'tokenizers/text_encoder' },
    scheduler: { name: 'flow-match-euler' },
    defaults: { steps: 4, guidance: 1 },
    size: { width: 64, height: 64 },
    latent: { channels: 1, batchNorm: { mean: [0, 0, 0, 0], variance: [1, 1, 1, 1] } },
    maxReferences: 4,
    vram: { weights: 1_000_000, peak: 2_000_000 },
  };
}

function textEncoder(): Uint8Array {
  const graph = new OnnxGraph('text_encoder');
  const numbers = ['input_ids', 'attention_mask'].map((name) =>
    graph.node('Cast', [graph.input(name, [1, TOKENS], 'int64')], { to: 1 }),
  );
  const seen = graph.node('Mul', numbers);
  const column = graph.node('Unsqueeze', [seen, graph.integers([2])]);
  const spread = graph.weights(new Float32Array(TEXT).fill(0.1), [1, 1, TEXT]);
  graph.node('Mul', [column, spread], {}, graph.output('hidden', [1, TOKENS, TEXT]));
  return graph.serialise();
}

export function step(output: string): Uint8Array {
  const graph = new OnnxGraph('step');
  const hidden = graph.input('hidden', [1, LENGTH, PACKED]);
  graph.input('text', [1, TOKENS, TEXT]);
  graph.input('timestep', [1]);
  graph.input('img_ids', [1, LENGTH, 4]);
  graph.input('txt_ids', [1, TOKENS, 4]);
  const weights = graph.externalWeights('step.bin', [PACKED, PACKED]);
  graph.node('MatMul', [hidden, weights], {}, graph.output(output, [1, LENGTH, PACKED]));
  return graph.serialise();
}

export function decoder(enlarges = 8, type: DataType = 'float32'): Uint8Array {
  const graph = new OnnxGraph('vae_decoder');
  const latent = graph.input('latent', [1, 1, SIDE, SIDE], type);
  const repeats = graph.integers([1, 3, enlarges, enlarges]);
  graph.node(
    'Tile',
    [latent, repeats],
    {},
    graph.output('image', [1, 3, enlarges * SIDE, enlarges * SIDE], type),
  );
  return graph.serialise();
}

function encoder(): Uint8Array {
  const graph = new OnnxGraph('vae_encoder');
  const image = graph.input('image', [1, 3, 8 * SIDE, 8 * SIDE]);
  const pooled = graph.node('AveragePool', [image], { kernel_shape: [8, 8], strides: [8, 8] });
  const axes = graph.integers([1]);
  graph.node('ReduceMean', [pooled, axes], {}, graph.output('latent', [1, 1, SIDE, SIDE]));
  return graph.serialise();
}

function sample(): Float32Array {
  return Float32Array.from({ length: LENGTH * PACKED }, (_, at) => Math.sin(at + 1));
}

/** The first value is a million times the others. */
export function outlierSample() {
  const inputs = stepInputs();
  inputs['step.hidden'].data[0] = 1e6;
  const data = inputs['step.hidden'].data.map((value) => value / 2);
  return { inputs, outputs: { 'step.out': { shape: [1, LENGTH, PACKED], data } } };
}

function stepInputs() {
  const zeros = (...shape: number[]) => ({
    shape,
    data: new Float32Array(shape.reduce((size, edge) => size * edge, 1)),
  });
  return {
    'step.hidden': { shape: [1, LENGTH, PACKED], data: sample() },
    'step.text': zeros(1, TOKENS, TEXT),
    'step.timestep': zeros(1),
    'step.img_ids': zeros(1, LENGTH, 4),
    'step.txt_ids': zeros(1, TOKENS, 4),
  };
}
