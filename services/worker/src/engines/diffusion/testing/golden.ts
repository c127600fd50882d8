import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PackPipeline } from '@likeness/contracts/packs/pack-base';
import type { Tensor } from '../../../models/onnx-runtime.js';
import { readSafetensors } from '../../../packs/safetensors.js';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import { fivePoints, type FivePoints } from '../faces/five-points.js';

const FOLDER = new URL('../../../../fixtures/diffusion/goldens/', import.meta.url);

/** Outputs of PyTorch's published pipelines for a tiny pack: tensors by name, and settings. */
export class Golden {
  private constructor(
    private readonly tensors: ReadonlyMap<string, Tensor>,
    private readonly notes: Readonly<Record<string, string>>,
  ) {}

  static async read(pipeline: PackPipeline): Promise<Golden> {
    const path = fileURLToPath(new URL(`${pipeline}.safetensors`, FOLDER));
    const file = await readFile(path);
    const header = JSON.parse(file.toString('utf8', 8, 8 + Number(file.readBigUInt64LE(0)))) as {
      __metadata__?: Record<string, string>;
    };
    return new Golden(await readSafetensors(path), header.__metadata__ ?? {});
  }

  has(name: string): boolean {
    return this.tensors.has(name);
  }

  dims(name: string): readonly number[] {
    return this.#tensor(name).dims;
  }

  numbers(name: string): Float32Array {
    return Float32Array.from(this.#tensor(name).data as ArrayLike<number | bigint>, Number);
  }

  part(name: string, index: number): Float32Array {
    const numbers = this.numbers(name);
    const length = numbers.length / this.dims(name)[0];
    return numbers.slice(index * length, (index + 1) * length);
  }

  points(name: string, face = 0): FivePoints {
    const numbers = this.numbers(name);
    return fivePoints((n) => [numbers[10 * face + 2 * n], numbers[10 * face + 2 * n + 1]]);
  }

  image(name: string): RgbImage {
    const [height, width] = this.dims(name);
    return { width, height, data: Uint8Array.from(this.numbers(name)) };
  }

  note<T>(name: string): T {
    return JSON.parse(this.notes[name]) as T;
  }

  #tensor(name: string): Tensor {
    const tensor = this.tensors.get(name);
    if (!tensor) throw new Error(`the golden has no ${name}`);
    return tensor;
  }
}
