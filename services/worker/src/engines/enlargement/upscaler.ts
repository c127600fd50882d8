import { ModelSession } from '../../analysis/model-session.js';
import type { AnalyserOptions } from '../../analysis/face-analyser.js';
import { ceil, max, min, round } from '../../imaging/math.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { clamp } from '../../imaging/scalar.js';

export const FACTOR = 2;
/** More than the network sees around a pixel. */
const MARGIN = 10;

/** Doubles both sides with a small convolutional network, in tiles to bound memory. */
export class Upscaler {
  private constructor(private readonly model: ModelSession) {}

  static async open({ providers = ['cpu'], threads = 1 }: AnalyserOptions) {
    return new Upscaler(await ModelSession.open('upscaling.onnx', { providers, threads }));
  }

  async enlarge(image: RgbImage, signal: AbortSignal): Promise<RgbImage> {
    const { width, height } = image;
    const step = this.model.inputSize - 2 * MARGIN;
    const data = new Uint8Array(FACTOR ** 2 * width * height * 3);
    const enlarged = { width: FACTOR * width, height: FACTOR * height, data };
    for (let row = 0; row < ceil(height / step); row++) {
      for (let column = 0; column < ceil(width / step); column++) {
        signal.throwIfAborted();
        const corner = { x: column * step, y: row * step };
        const tile = await this.model.run(this.#cut(image, corner));
        this.#paste(tile.enlarged, enlarged, corner);
      }
    }
    return enlarged;
  }

  close(): Promise<void> {
    return this.model.close();
  }

  /** Repeats the edge outside the picture. */
  #cut({ width, height, data }: RgbImage, corner: { x: number; y: number }): Float32Array {
    const side = this.model.inputSize;
    const tile = new Float32Array(side * side * 3);
    for (let y = 0, to = 0; y < side; y++) {
      const line = width * clamp(corner.y + y - MARGIN, 0, height - 1);
      for (let x = 0; x < side; x++) {
        const from = 3 * (line + clamp(corner.x + x - MARGIN, 0, width - 1));
        for (let c = 0; c < 3; c++) tile[to++] = data[from + c] / 255;
      }
    }
    return tile;
  }

  #paste(tile: Float32Array, into: RgbImage, corner: { x: number; y: number }): void {
    const side = FACTOR * this.model.inputSize;
    const margin = FACTOR * MARGIN;
    const [left, top] = [FACTOR * corner.x, FACTOR * corner.y];
    const across = min(side - 2 * margin, into.width - left);
    const down = min(side - 2 * margin, into.height - top);
    for (let y = 0; y < down; y++) {
      let from = 3 * ((y + margin) * side + margin);
      let to = 3 * ((top + y) * into.width + left);
      for (let i = 0; i < 3 * across; i++) {
        into.data[to++] = max(0, min(255, round(255 * tile[from++])));
      }
    }
  }
}
