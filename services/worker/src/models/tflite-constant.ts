import { sizeOf, type Tensor } from './tensor.js';
import type { TfliteTensor } from './tflite-model.js';

const FLOAT32 = 0;
const FLOAT16 = 1;
const INT32 = 2;

/** A constant as float32 (exact for half floats and for integers < 2^24). */
export function readConstant({ data, shape, type, name }: TfliteTensor): Tensor {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const read = {
    [FLOAT32]: (i: number) => view.getFloat32(4 * i, true),
    [FLOAT16]: (i: number) => view.getFloat16(2 * i, true),
    [INT32]: (i: number) => view.getInt32(4 * i, true),
  }[type];
  if (!read) throw new Error(`Tensor ${name} has the unsupported TFLite type ${type}`);
  return { data: Float32Array.from({ length: sizeOf(shape) }, (_, i) => read(i)), shape };
}
