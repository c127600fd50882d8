import { abs, atan2, cos, exp, hypot, max, PI, sin } from '../../../../imaging/math.js';
import { OnnxGraph } from '../../../../models/onnx-graph.js';

const SECTORS = 8;
/** Reciprocal deviation at which a sector's weight drops; the variance is squared repeatedly. */
const CONTRAST = 60;
const SQUARINGS = 2;
const INT32 = 6;
/** Points per ring of the unit disc, enough for an ellipse of five pixels. */
const RINGS = [
  { radius: 0, count: 1 },
  { radius: 0.34, count: 6 },
  { radius: 0.68, count: 12 },
  { radius: 1, count: 16 },
] as const;

/**
 * Anisotropic Kuwahara filter of a tile (Kyprianidis, Kang, Döllner, 2009); samples nearest pixels.
 * Inputs: `image` [(tile + 2·pad)², 3]; `across` and `down` [2, tile²], x and y of the half-axes in
 * pixels. Output: `filtered` [tile², 3].
 */
export function kuwaharaGraph(tile: number, pad: number): Uint8Array {
  const points = discPoints();
  const taps = points.length;
  const padded = tile + 2 * pad;
  const area = tile * tile;
  const graph = new OnnxGraph('anisotropic-kuwahara');
  const image = graph.input('image', [padded * padded, 3]);
  const across = graph.input('across', [2, area]);
  const down = graph.input('down', [2, area]);

  const disc = graph.weights(Float32Array.from(points.flat()), [taps, 2]);
  const columns = graph.node('Round', [graph.node('MatMul', [disc, across])]);
  const rows = graph.node('Round', [graph.node('MatMul', [disc, down])]);
  const offsets = graph.node('Add', [graph.node('Mul', [rows, graph.scalar(padded)]), columns]);
  const centres = graph.weights(pixelIndices(tile, pad), [1, area]);
  const places = graph.node('Cast', [graph.node('Add', [offsets, centres])], { to: INT32 });
  const sampled = graph.node('Gather', [image, places], { axis: 0 });
  const samples = graph.node('Reshape', [sampled, graph.integers([taps, area * 3])]);

  const weights = graph.weights(sectorWeights(points), [SECTORS, taps]);
  const mean = graph.node('MatMul', [weights, samples]);
  const square = graph.node('MatMul', [weights, graph.node('Mul', [samples, samples])]);
  const variance = graph.node('Relu', [
    graph.node('Sub', [square, graph.node('Mul', [mean, mean])]),
  ]);
  const byPixel = graph.integers([SECTORS, area, 3]);
  const overChannels = graph.node(
    'ReduceSum',
    [graph.node('Reshape', [variance, byPixel]), graph.integers([2])],
    { keepdims: 1 },
  );
  const scaled = graph.node('Mul', [
    graph.node('Add', [overChannels, graph.scalar(1e-6)]),
    graph.scalar(CONTRAST * CONTRAST),
  ]);
  // Products are vectorized; Pow is not.
  let contrast = scaled;
  for (let n = 0; n < SQUARINGS; n++) contrast = graph.node('Mul', [contrast, contrast]);
  const trust = graph.node('Div', [
    graph.scalar(1),
    graph.node('Add', [contrast, graph.scalar(1)]),
  ]);
  const trusted = graph.node('Mul', [graph.node('Reshape', [mean, byPixel]), trust]);
  const sum = graph.node('ReduceSum', [trusted, graph.integers([0])], { keepdims: 0 });
  const total = graph.node('ReduceSum', [trust, graph.integers([0])], { keepdims: 0 });
  graph.node('Div', [sum, total], {}, 'filtered');
  graph.output('filtered', [area, 3]);
  return graph.serialise();
}

function discPoints(): [number, number][] {
  return RINGS.flatMap(({ radius, count }) =>
    Array.from({ length: count }, (_, i): [number, number] => {
      const angle = (2 * PI * (i + 0.5 * (count % 4 === 0 ? 1 : 0))) / count;
      return [radius * cos(angle), radius * sin(angle)];
    }),
  );
}

function sectorWeights(points: readonly (readonly [number, number])[]): Float32Array {
  const out = new Float32Array(SECTORS * points.length);
  for (let sector = 0; sector < SECTORS; sector++) {
    const row = points.map(([x, y]) => {
      const radius = hypot(x, y);
      if (radius < 1e-6) return 1 / SECTORS;
      const turn = atan2(y, x) - (sector * 2 * PI) / SECTORS;
      const away = abs(atan2(sin(turn), cos(turn)));
      const near = max(0, 1 - away / ((PI / SECTORS) * 2.2));
      return near * near * exp(-1.5 * radius * radius);
    });
    const total = row.reduce((sum, w) => sum + w, 0);
    row.forEach((w, k) => (out[sector * points.length + k] = w / total));
  }
  return out;
}

function pixelIndices(tile: number, pad: number): Float32Array {
  const padded = tile + 2 * pad;
  const out = new Float32Array(tile * tile);
  for (let y = 0; y < tile; y++) {
    for (let x = 0; x < tile; x++) out[y * tile + x] = (y + pad) * padded + x + pad;
  }
  return out;
}
