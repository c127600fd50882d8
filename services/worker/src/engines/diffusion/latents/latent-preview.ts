import type { RgbImage } from '../../../imaging/rgb-image.js';
import type { Graph } from '../graphs/graph.js';
import type { Noise } from '../noise/seeded-noise.js';
import type { Latent } from './packing.js';

const SIDE = 16;
/** Cells per color: the decoded value of a cell depends on its neighbors. */
const BLOCK = 4;
const RIDGE = 1e-3;

/** Turns a latent of the VAE into a picture of at most `side` pixels without the decoder. */
export type LatentPreview = (latent: Latent, side: number) => RgbImage;

/** Least-squares map from channels to color, fitted to the pack's decoder on a random mosaic. */
export async function fitPreview(
  decoder: Graph,
  channels: number,
  noise: Noise,
): Promise<LatentPreview> {
  const latent = mosaic(channels, noise);
  const dims = [1, channels, SIDE, SIDE];
  const { image } = await decoder.run({ latent: decoder.tensor('latent', latent.data, dims) });
  const size = image.dims[2];
  const colours = [0, 1, 2].map((channel) => meansOf(image.data, channel, size));
  const weights = colours.map((means) => leastSquares(latent, means));
  return (shown, side) => draw(shown, weights, side);
}

function mosaic(channels: number, noise: Noise): Latent {
  const blocks = SIDE / BLOCK;
  const values = noise(0, channels * blocks * blocks);
  const data = new Float32Array(channels * SIDE * SIDE);
  for (let i = 0; i < data.length; i++) {
    const channel = Math.floor(i / (SIDE * SIDE));
    const row = Math.floor((Math.floor(i / SIDE) % SIDE) / BLOCK);
    const column = Math.floor((i % SIDE) / BLOCK);
    data[i] = values[(channel * blocks + row) * blocks + column];
  }
  return { data, channels, height: SIDE, width: SIDE };
}

function meansOf(image: Float32Array, channel: number, size: number): Float64Array {
  const pixels = size / SIDE;
  const means = new Float64Array(SIDE * SIDE);
  for (let i = 0; i < size * size; i++) {
    const cell = Math.floor(Math.floor(i / size) / pixels) * SIDE + Math.floor((i % size) / pixels);
    means[cell] += image[channel * size * size + i] / (pixels * pixels);
  }
  return means;
}

function leastSquares({ data, channels }: Latent, wanted: Float64Array): number[] {
  const count = channels + 1;
  const cells = SIDE * SIDE;
  const at = (cell: number, k: number) => (k < channels ? data[k * cells + cell] : 1);
  const rows = Array.from({ length: count }, (_, row) => {
    const line = Array<number>(count + 1).fill(0);
    for (let cell = 0; cell < cells; cell++) {
      for (let k = 0; k < count; k++) line[k] += at(cell, row) * at(cell, k);
      line[count] += at(cell, row) * wanted[cell];
    }
    line[row] += RIDGE * cells;
    return line;
  });
  // The matrix is positive definite, so elimination needs no pivoting.
  for (let pivot = 0; pivot < count; pivot++) {
    for (let row = 0; row < count; row++) {
      if (row === pivot) continue;
      const factor = rows[row][pivot] / rows[pivot][pivot];
      for (let k = pivot; k <= count; k++) rows[row][k] -= factor * rows[pivot][k];
    }
  }
  return rows.map((row, i) => row[count] / row[i]);
}

function draw(
  { data, channels, height, width }: Latent,
  weights: readonly number[][],
  side: number,
): RgbImage {
  const every = Math.ceil(Math.max(height, width) / side);
  const [rows, columns] = [Math.floor(height / every), Math.floor(width / every)];
  const pixels = new Uint8Array(rows * columns * 3);
  for (let i = 0; i < rows * columns; i++) {
    const cell = Math.floor(i / columns) * every * width + (i % columns) * every;
    for (const [colour, weight] of weights.entries()) {
      let value = weight[channels];
      for (let k = 0; k < channels; k++) value += weight[k] * data[k * height * width + cell];
      pixels[3 * i + colour] = Math.round(Math.min(Math.max(value / 2 + 0.5, 0), 1) * 255);
    }
  }
  return { width: columns, height: rows, data: pixels };
}
