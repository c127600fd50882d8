import { min } from '../../pixels/math.js';
import { Tensor } from 'onnxruntime-node';
import {
  openSession,
  type OpenedSession,
  type SessionOptions,
} from '../../../models/inference-session.js';
import { CHANNELS, type Planar, type Plane } from '../../pixels/planar.js';
import { clamp } from '../../pixels/scalar.js';
import type { FlowField } from '../../pixels/flow.js';
import { kuwaharaGraph } from './kuwahara-graph.js';

const TILE = 128;
const PAD = 32;

/** The filter as a session that works through a picture in tiles, so that its memory stays bounded. */
export class KuwaharaFilter {
  #elapsedMs = 0;

  private constructor(private readonly opened: OpenedSession) {}

  static async open(options: SessionOptions): Promise<KuwaharaFilter> {
    return new KuwaharaFilter(await openSession(kuwaharaGraph(TILE, PAD), options));
  }

  /** Time spent in the runtime so far. */
  get elapsedMs(): number {
    return this.#elapsedMs;
  }

  /**
   * @param flow at half the picture's size
   * @param radius in pixels, at the picture's size; tiles where it is 0 throughout are left as they are
   */
  async apply(
    image: Planar,
    flow: FlowField,
    radius: Plane,
    breathe: () => Promise<void>,
  ): Promise<Planar> {
    const { width, height } = image;
    const out: Planar = { ...image, r: image.r.slice(), g: image.g.slice(), b: image.b.slice() };
    for (let top = 0; top < height; top += TILE) {
      await breathe();
      for (let left = 0; left < width; left += TILE) {
        const axes = ellipses(flow, radius, width, height, left, top);
        if (axes) await this.#filterTile(image, out, axes, left, top);
      }
    }
    return out;
  }

  close(): Promise<void> {
    return this.opened.session.release();
  }

  async #filterTile(
    image: Planar,
    out: Planar,
    axes: Float32Array,
    left: number,
    top: number,
  ): Promise<void> {
    const side = TILE + 2 * PAD;
    const started = performance.now();
    const { filtered } = await this.opened.session.run({
      image: new Tensor('float32', paddedTile(image, left, top), [1, 3, side, side]),
      axes: new Tensor('float32', axes, [2, TILE * TILE * 2]),
    });
    this.#elapsedMs += performance.now() - started;
    const data = filtered.data as Float32Array;
    const columns = min(TILE, image.width - left);
    CHANNELS.forEach((channel, k) => {
      for (let y = 0; y < min(TILE, image.height - top); y++) {
        const from = (k * TILE + y) * TILE;
        out[channel].set(data.subarray(from, from + columns), (top + y) * image.width + left);
      }
    });
  }
}

function paddedTile(image: Planar, left: number, top: number): Float32Array {
  const side = TILE + 2 * PAD;
  const { width, height } = image;
  const out = new Float32Array(3 * side * side);
  CHANNELS.forEach((channel, k) => {
    const plane = image[channel];
    for (let y = 0; y < side; y++) {
      const row = clamp(top + y - PAD, 0, height - 1) * width;
      const base = (k * side + y) * side;
      for (let x = 0; x < side; x++)
        out[base + x] = plane[row + clamp(left + x - PAD, 0, width - 1)];
    }
  });
  return out;
}

/** Half-axes along and across the flow for each pixel of a tile; undefined where nothing is to be filtered. */
function ellipses(
  flow: FlowField,
  radius: Plane,
  width: number,
  height: number,
  left: number,
  top: number,
): Float32Array | undefined {
  const area = TILE * TILE;
  const out = new Float32Array(area * 4);
  const unit = 2 / (TILE + 2 * PAD);
  let any = false;
  for (let y = 0; y < TILE; y++) {
    const row = min(top + y, height - 1);
    for (let x = 0; x < TILE; x++) {
      const column = min(left + x, width - 1);
      const r = radius[row * width + column];
      if (r > 0) any = true;
      const j = (row >> 1) * flow.width + (column >> 1);
      const stretch = 1 + flow.anisotropy[j];
      const along = min(r * stretch, PAD - 2) * unit;
      const across = (r / stretch) * unit;
      const i = 2 * (y * TILE + x);
      out[i] = along * flow.tx[j];
      out[i + 1] = along * flow.ty[j];
      out[2 * area + i] = -across * flow.ty[j];
      out[2 * area + i + 1] = across * flow.tx[j];
    }
  }
  return any ? out : undefined;
}
