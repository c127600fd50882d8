import type { CheckTask } from '@likeness/contracts/packs/check-manifest';
import type { checkManifestSchema } from '@likeness/contracts/packs/check-manifest';
import type { z } from 'zod';
import { OnnxGraph } from '../../models/onnx-graph.js';
import { writePack } from './small-pack.js';
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
  const manifest: z.input<typeof checkManifestSchema> = {
    schema: 1,
    id: `small-${task}`,
    version,
    name: 'Small check',
    pipeline: 'image-classifier',
    task,
    components: [
      {
        name: 'means',
        source: 'made by the spec',
        licence: 'Apache-2.0',
        url: 'https://www.apache.org/licenses/LICENSE-2.0',
        commercial: true,
      },
    ],
    variants: {
      cpu: {
        dtype: 'fp32',
        files: Object.keys(files).map((path) => ({ path, bytes: 1, sha256: '0'.repeat(64) })),
        graphs: { classifier: 'graphs/classifier.onnx' },
      },
    },
    vram: { weights: 1_000, peak: 2_000 },
    selfTest: {
      inputs: 'self-test/inputs.safetensors',
      outputs: 'self-test/outputs.safetensors',
      tolerance: 1e-4,
    },
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
