import { readFile } from 'node:fs/promises';
import { Tensor } from '../models/onnx-runtime.js';

type Header = Record<string, { dtype: string; shape: number[]; data_offsets: [number, number] }>;

/** Reads the whole file: only for samples. */
export async function readSafetensors(path: string): Promise<Map<string, Tensor>> {
  const file = await readFile(path);
  const headerBytes = Number(file.readBigUInt64LE(0));
  const { __metadata__: _, ...header } = JSON.parse(
    file.toString('utf8', 8, 8 + headerBytes),
  ) as Header & { __metadata__?: unknown };
  const data = file.subarray(8 + headerBytes);
  return new Map(
    Object.entries(header).map(([name, { dtype, shape, data_offsets }]) => {
      // A copy is aligned for its type.
      const bytes = Uint8Array.from(data.subarray(...data_offsets)).buffer;
      return [name, tensorOf(dtype, bytes, shape)];
    }),
  );
}

function tensorOf(dtype: string, bytes: ArrayBuffer, shape: readonly number[]): Tensor {
  if (dtype === 'F32') return new Tensor('float32', new Float32Array(bytes), shape);
  if (dtype === 'I64') return new Tensor('int64', new BigInt64Array(bytes), shape);
  if (dtype === 'U8') return new Tensor('uint8', new Uint8Array(bytes), shape);
  throw new Error(`tensors of type ${dtype} are not read`);
}
