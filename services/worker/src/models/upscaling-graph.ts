import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWeights } from './face-api-weights.js';
import { addLayers, type LayersModel } from './layers-graph.js';
import { OnnxGraph } from './onnx-graph.js';

/** Pixels per side of a tile. */
const SIDE = 276;
const FACTOR = 2;

/** `image` [1,276,276,3] RGB 0..1 → `enlarged` [1,552,552,3]. */
export function upscalingGraph(modelDir: string): Uint8Array {
  const model = JSON.parse(readFileSync(join(modelDir, 'model.json'), 'utf8')) as LayersModel;
  const graph = new OnnxGraph('upscaling');
  const image = graph.input('image', [1, SIDE, SIDE, 3]);
  const planes = graph.node('Transpose', [image], { perm: [0, 3, 1, 2] });
  const last = addLayers(graph, planes, model, readWeights(modelDir, model.weightsManifest));
  const output = graph.output('enlarged', [1, FACTOR * SIDE, FACTOR * SIDE, 3]);
  graph.node('Transpose', [last], { perm: [0, 2, 3, 1] }, output);
  return graph.serialise();
}
