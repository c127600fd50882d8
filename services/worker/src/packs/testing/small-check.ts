import type { CheckTask } from '@likeness/contracts/packs/check-manifest';
import type { checkManifestSchema } from '@likeness/contracts/packs/check-manifest';
import type { z } from 'zod';
import { OnnxGraph } from '../../models/onnx-graph.js';
import { smallManifest, writePack } from './small-pack.js';
import { writeSafetensors } from './write-safetensors.js';

const SIDE = 16;

export function writeSmallCheck(
  folder: string,
  task: CheckTask,
  { version = '1.0.0', mostRed }: { version?: string; mostRed: number },
): void {
  const files = {
    'graphs/classifier.onnx': classifier(),
    'self-test/inputs.safetensors': writeSafetensors({
      'classifier.image': {
        shape: [1, 3, SIDE, SIDE],
        data: new Float32Array(3 * SIDE ** 2).fill(1),
      },
    }),
    'self-test/outputs.safetensors': writeSafetensors({
      'classifier.scores': { shape: [1, 3], data: new Float32Array(3).fill(1) },
    }),
  };
  const { files: listed, ...common } = smallManifest(files);
  const manifest: z.input<typeof checkManifestSchema> = {
    ...common,
    id: `small-${task}`,
    version,
    name: 'Small check',
    pipeline: 'image-classifier',
    task,
    variants: {
      cpu: {
        dtype: 'fp32',
        files: listed,
        graphs: { classifier: 'graphs/classifier.onnx' },
      },
    },
    vram: { weights: 1_000, peak: 2_000 },
    classifier: {
      size: { width: SIDE, height: SIDE },
      mean: [0, 0, 0],
      std: [1, 1, 1],
      labels: ['red', 'green', 'blue'],
      activation: 'none',
      refuse: { red: mostRed },
    },
  };
  writePack(folder, files, manifest);
}

function classifier(): Uint8Array {
  const graph = new OnnxGraph('classifier');
  const pooled = graph.node('GlobalAveragePool', [graph.input('image', [1, 3, SIDE, SIDE])]);
  graph.node('Flatten', [pooled], { axis: 1 }, graph.output('scores', [1, 3]));
  return graph.serialise();
}
