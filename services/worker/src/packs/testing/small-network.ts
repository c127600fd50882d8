import type { CheckTask, checkManifestSchema } from '@likeness/contracts/packs/check-manifest';
import type { mattingManifestSchema } from '@likeness/contracts/packs/matting-manifest';
import type { z } from 'zod';
import { OnnxGraph } from '../../models/onnx-graph.js';
import { smallManifest, writePack } from './small-pack.js';
import { writeSafetensors } from './write-safetensors.js';

const SIDE = 16;
const INPUT = {
  size: { width: SIDE, height: SIDE },
  mean: [0, 0, 0],
  std: [1, 1, 1],
} satisfies z.input<typeof mattingManifestSchema>['matting'];

export function writeSmallCheck(
  folder: string,
  task: CheckTask,
  { version = '1.0.0', mostRed }: { version?: string; mostRed: number },
): void {
  const { files, common } = network('classifier', classifier(), 'scores', [1, 3]);
  const manifest: z.input<typeof checkManifestSchema> = {
    ...common,
    id: `small-${task}`,
    version,
    name: 'Small check',
    pipeline: 'image-classifier',
    task,
    classifier: {
      ...INPUT,
      labels: ['red', 'green', 'blue'],
      activation: 'none',
      refuse: { red: mostRed },
    },
  };
  writePack(folder, files, manifest);
}

/** Takes everything for a person. @param expected of its self-test: 1 is what it computes */
export function writeSmallMatting(folder: string, expected = 1): void {
  const { files, common } = network('matting', everything(), 'alpha', [1, 1, SIDE, SIDE], expected);
  const manifest: z.input<typeof mattingManifestSchema> = {
    ...common,
    id: 'small-matting',
    name: 'Small network',
    pipeline: 'image-matting',
    task: 'matting',
    matting: INPUT,
  };
  writePack(folder, files, manifest);
}

function network(
  name: 'classifier' | 'matting',
  graph: Uint8Array,
  output: string,
  shape: number[],
  expected = 1,
) {
  const ones = (dims: readonly number[]) =>
    new Float32Array(dims.reduce((all, size) => all * size)).fill(1);
  const seen = [1, 3, SIDE, SIDE];
  const files = {
    [`graphs/${name}.onnx`]: graph,
    'self-test/inputs.safetensors': writeSafetensors({
      [`${name}.image`]: { shape: seen, data: ones(seen) },
    }),
    'self-test/outputs.safetensors': writeSafetensors({
      [`${name}.${output}`]: { shape, data: ones(shape).fill(expected) },
    }),
  };
  const { files: listed, ...manifest } = smallManifest(files);
  const variant = { files: listed, graphs: { [name]: `graphs/${name}.onnx` } };
  const common = {
    ...manifest,
    variants: { cpu: { dtype: 'fp32' as const, ...variant } },
    vram: { weights: 1_000, peak: 2_000 },
  };
  return { files, common };
}

function classifier(): Uint8Array {
  const graph = new OnnxGraph('classifier');
  const pooled = graph.node('GlobalAveragePool', [graph.input('image', [1, 3, SIDE, SIDE])]);
  graph.node('Flatten', [pooled], { axis: 1 }, graph.output('scores', [1, 3]));
  return graph.serialise();
}

function everything(): Uint8Array {
  const graph = new OnnxGraph('matting');
  const image = graph.input('image', [1, 3, SIDE, SIDE]);
  const weights = [
    graph.weights(new Float32Array(3), [1, 3, 1, 1]),
    graph.weights(Float32Array.of(1), [1]),
  ];
  graph.node('Conv', [image, ...weights], {}, graph.output('alpha', [1, 1, SIDE, SIDE]));
  return graph.serialise();
}
