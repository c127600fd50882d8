import { createRequire } from 'node:module';
import { join } from 'node:path';
import { decodeWeights } from './face-api-weights.js';
import { addLayers, type LayersModel } from './layers-graph.js';
import { OnnxGraph } from './onnx-graph.js';

const SIDE = 224;

/** As packs of checks have it: `image` [1,3,224,224] RGB 0..1 → `scores` [1,5]. */
export function nudityGraph(modelDir: string): Uint8Array {
  const read = createRequire(import.meta.url);
  const model = read(join(modelDir, 'model.min.js')) as LayersModel;
  const stored = Buffer.from(read(join(modelDir, 'group1-shard1of1.min.js')) as string, 'base64');
  const graph = new OnnxGraph('nudity');
  const image = graph.input('image', [1, 3, SIDE, SIDE]);
  const weights = decodeWeights(stored, model.weightsManifest[0].weights);
  const last = addLayers(graph, image, model, weights);
  graph.node('Identity', [last], {}, graph.output('scores', [1, 5]));
  return graph.serialise();
}
