import { abs, atan2, cos, exp, hypot, max, PI, sin } from '../../pixels/math.js';
import { OnnxGraph } from '../../../models/onnx-graph.js';

const SECTORS = 8;
const SHARPNESS = 8;
/** Points per ring of the unit disc. */
const RINGS = [
  { radius: 0, count: 1 },
  { radius: 0.27, count: 7 },
  { radius: 0.52, count: 12 },
  { radius: 0.76, count: 16 },
  { radius: 1, count: 20 },
] as const;

/**
 * Anisotropic Kuwahara filter of one tile (Kyprianidis, Kang, Döllner: Image and Video Abstraction
 * by Anisotropic Kuwahara Filtering, 2009): around each pixel an ellipse along the local flow is
 * sampled, and of its eight sectors those of little variance count most.
 *
 * Inputs: `image` [1, 3, tile + 2·pad, tile + 2·pad], `axes` [2, tile²·2], the ellipse's half-axes as
 * x, y pairs in units of half the padded tile. Output `filtered` [1, 3, tile, tile].
 */
export function kuwaharaGraph(tile: number, pad: number): Uint8Array {
  const points = discPoints();
  const taps = points.length;
  const padded = tile + 2 * pad;
  const area = tile * tile;
  const graph = new OnnxGraph('anisotropic-kuwahara');
  const image = graph.input('image', [1, 3, padded, padded]);
  const axes = graph.input('axes', [2, area * 2]);

  const disc = graph.weights(Float32Array.from(points.flat()), [taps, 2]);
  const offsets = graph.node('MatMul', [disc, axes]);
  const centres = graph.weights(pixelCentres(tile, pad), [1, area * 2]);
  const places = graph.node('Add', [offsets, centres]);
  const grid = graph.node('Reshape', [places, graph.integers([1, taps * tile, tile, 2])]);
  const sampled = graph.node('GridSample', [image, grid], {
    mode: 'bilinear',
    padding_mode: 'border',
    align_corners: 0,
  });
  const samples = graph.node('Reshape', [sampled, graph.integers([3, taps, area])]);

  const weights = graph.weights(sectorWeights(points), [SECTORS, taps]);
  const mean = graph.node('MatMul', [weights, samples]);
  const square = graph.node('MatMul', [weights, graph.node('Mul', [samples, samples])]);
  const variance = graph.node('Relu', [
    graph.node('Sub', [square, graph.node('Mul', [mean, mean])]),
  ]);
  const overChannels = graph.node('ReduceSum', [variance, graph.integers([0])], { keepdims: 1 });
  const deviation = graph.node('Sqrt', [graph.node('Add', [overChannels, graph.scalar(1e-6)])]);
  const contrast = graph.node('Pow', [
    graph.node('Mul', [deviation, graph.scalar(60)]),
    graph.scalar(SHARPNESS),
  ]);
  const trust = graph.node('Div', [
    graph.scalar(1),
    graph.node('Add', [contrast, graph.scalar(1)]),
  ]);
  const sum = graph.node('ReduceSum', [graph.node('Mul', [mean, trust]), graph.integers([1])], {
    keepdims: 0,
  });
  const total = graph.node('ReduceSum', [trust, graph.integers([1])], { keepdims: 0 });
  const shape = [1, 3, tile, tile];
  graph.node('Reshape', [graph.node('Div', [sum, total]), graph.integers(shape)], {}, 'filtered');
  graph.output('filtered', shape);
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

/** Overlapping cosine-like sectors with a Gaussian fall-off, each row summing to one. */
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

function pixelCentres(tile: number, pad: number): Float32Array {
  const padded = tile + 2 * pad;
  const out = new Float32Array(tile * tile * 2);
  for (let y = 0; y < tile; y++) {
    for (let x = 0; x < tile; x++) {
      const i = 2 * (y * tile + x);
      out[i] = ((x + pad + 0.5) * 2) / padded - 1;
      out[i + 1] = ((y + pad + 0.5) * 2) / padded - 1;
    }
  }
  return out;
}
