import { max, min } from '../../../../imaging/math.js';
import { Tensor } from '../../../../models/onnx-runtime.js';
import {
  openSession,
  type OpenedSession,
  type SessionOptions,
} from '../../../../models/inference-session.js';
import type { Checkpoint } from '../../../../imaging/checkpoint.js';
import { luma, planar, type Planar, type Plane } from '../../../../imaging/planar.js';
import { downsample, downsamplePlanar } from '../../../../imaging/resample.js';
import { clamp, smoothstep } from '../../../../imaging/scalar.js';
import type { FlowField } from '../../../../imaging/flow.js';
import { kuwaharaGraph } from './kuwahara-graph.js';

const TILE = 128;
const PAD = 32;
/** Radius in pixels for half size, and radii between which full detail fades out. */
const WIDE = 5;
const DETAIL = { kept: 2, gone: 4.5 };
/** Squared lightness difference treated as zero. */
const SAME = 1e-3;

/** Processes tiles to bound memory. */
export class KuwaharaFilter {
  #elapsedMs = 0;

  private constructor(private readonly opened: OpenedSession) {}

  static async open(options: SessionOptions): Promise<KuwaharaFilter> {
    return new KuwaharaFilter(await openSession(kuwaharaGraph(TILE, PAD), options));
  }

  get elapsedMs(): number {
    return this.#elapsedMs;
  }

  /**
   * Works at half size for wide radii, because the filter removes finer detail.
   * @param flow at half size @param radius in pixels at full size; skips tiles of 0
   */
  async apply(
    image: Planar,
    flow: FlowField,
    radius: Plane,
    checkpoint: Checkpoint,
  ): Promise<Planar> {
    const { width, height } = image;
    const widest = radius.reduce((most, r) => max(most, r), 0);
    if (widest < WIDE) return this.#filter(image, flow, radius, checkpoint);
    const half = downsample(radius, width, height, 2).plane;
    for (let i = 0; i < half.length; i++) half[i] /= 2;
    const wide = await this.#filter(downsamplePlanar(image, 2), flow, half, checkpoint);
    return withDetail(image, wide, radius);
  }

  async #filter(
    image: Planar,
    flow: FlowField,
    radius: Plane,
    checkpoint: Checkpoint,
  ): Promise<Planar> {
    const { width, height } = image;
    const out: Planar = { ...image, r: image.r.slice(), g: image.g.slice(), b: image.b.slice() };
    for (let top = 0; top < height; top += TILE) {
      for (let left = 0; left < width; left += TILE) {
        await checkpoint((top + (TILE * left) / width) / height);
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
    axes: Axes,
    left: number,
    top: number,
  ): Promise<void> {
    const side = TILE + 2 * PAD;
    const started = performance.now();
    const area = [2, TILE * TILE];
    const { filtered } = await this.opened.session.run({
      image: new Tensor('float32', paddedTile(image, left, top), [side * side, 3]),
      across: new Tensor('float32', axes.across, area),
      down: new Tensor('float32', axes.down, area),
    });
    this.#elapsedMs += performance.now() - started;
    const data = filtered.data as Float32Array;
    const columns = min(TILE, image.width - left);
    for (let y = 0; y < min(TILE, image.height - top); y++) {
      const base = (top + y) * image.width + left;
      for (let x = 0, k = y * TILE * 3; x < columns; x++, k += 3) {
        out.r[base + x] = data[k];
        out.g[base + x] = data[k + 1];
        out.b[base + x] = data[k + 2];
      }
    }
  }
}

function paddedTile({ width, height, r, g, b }: Planar, left: number, top: number): Float32Array {
  const side = TILE + 2 * PAD;
  const out = new Float32Array(3 * side * side);
  for (let y = 0, k = 0; y < side; y++) {
    const row = clamp(top + y - PAD, 0, height - 1) * width;
    for (let x = 0; x < side; x++, k += 3) {
      const i = row + clamp(left + x - PAD, 0, width - 1);
      out[k] = r[i];
      out[k + 1] = g[i];
      out[k + 2] = b[i];
    }
  }
  return out;
}

type Axes = { across: Float32Array; down: Float32Array };

/** Half-axes along and across the flow per pixel; undefined if the tile needs no filter. */
function ellipses(
  flow: FlowField,
  radius: Plane,
  width: number,
  height: number,
  left: number,
  top: number,
): Axes | undefined {
  const shift = flow.width < width ? 1 : 0;
  const area = TILE * TILE;
  const across = new Float32Array(area * 2);
  const down = new Float32Array(area * 2);
  let any = false;
  for (let y = 0, i = 0; y < TILE; y++) {
    const row = min(top + y, height - 1);
    for (let x = 0; x < TILE; x++, i++) {
      const column = min(left + x, width - 1);
      const r = radius[row * width + column];
      if (r > 0) any = true;
      const j = (row >> shift) * flow.width + (column >> shift);
      const stretch = 1 + flow.anisotropy[j];
      const long = min(r * stretch, PAD - 2);
      const short = min(r / stretch, PAD - 2);
      across[i] = long * flow.tx[j];
      down[i] = long * flow.ty[j];
      across[area + i] = -short * flow.ty[j];
      down[area + i] = short * flow.tx[j];
    }
  }
  return any ? { across, down } : undefined;
}

/**
 * Keeps the original at small radii. Samples of similar lightness weigh most, for sharp edges (Kopf
 * et al.: Joint Bilateral Upsampling, SIGGRAPH 2007).
 */
function withDetail(image: Planar, half: Planar, radius: Plane): Planar {
  const { width, height, r, g, b } = image;
  const out = planar(width, height);
  const [guide, light] = [luma(image), luma(half)];
  for (let y = 0, i = 0; y < height; y++) {
    const near = (y >> 1) * half.width;
    const far = clamp((y >> 1) + (y % 2 ? 1 : -1), 0, half.height - 1) * half.width;
    for (let x = 0; x < width; x++, i++) {
      const share = smoothstep(DETAIL.kept, DETAIL.gone, radius[i]);
      if (share === 0) {
        out.r[i] = r[i];
        out.g[i] = g[i];
        out.b[i] = b[i];
        continue;
      }
      const column = x >> 1;
      const side = column + (x % 2 ? 1 : -1);
      const beside = side < 0 ? 0 : side < half.width ? side : column;
      const [p, q, s, t] = [near + column, near + beside, far + column, far + beside];
      const own = guide[i];
      const dp = (light[p] - own) * (light[p] - own) + SAME;
      const dq = (light[q] - own) * (light[q] - own) + SAME;
      const ds = (light[s] - own) * (light[s] - own) + SAME;
      const dt = (light[t] - own) * (light[t] - own) + SAME;
      // Bilinear weights 9, 3, 3 and 1 with one shared division.
      const [pq, st] = [dp * dq, ds * dt];
      const wp = 9 * dq * st;
      const wq = 3 * dp * st;
      const ws = 3 * dt * pq;
      const wt = ds * pq;
      const k = share / (wp + wq + ws + wt);
      const kept = 1 - share;
      const { r: hr, g: hg, b: hb } = half;
      out.r[i] = kept * r[i] + k * (wp * hr[p] + wq * hr[q] + ws * hr[s] + wt * hr[t]);
      out.g[i] = kept * g[i] + k * (wp * hg[p] + wq * hg[q] + ws * hg[s] + wt * hg[t]);
      out.b[i] = kept * b[i] + k * (wp * hb[p] + wq * hb[q] + ws * hb[s] + wt * hb[t]);
    }
  }
  return out;
}
