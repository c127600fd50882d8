import { createHash } from 'node:crypto';
import { cp, mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { packManifestSchema } from '@likeness/contracts/packs/pack-manifest';
import { z } from 'zod';

const GOLDEN = 0x9e3779b9;
const HALF = 2 ** 23;

export const SEEDED_LIST = 'seeded.json';
/** Elements per write. */
const PIECE = 1 << 20;

const seededListSchema = z.strictObject({
  files: z.record(
    z.string(),
    z.array(
      z.strictObject({
        name: z.string(),
        offset: z.int().min(0),
        shape: z.array(z.int().min(1)),
        dtype: z.literal('fp32'),
        scale: z.number(),
        shift: z.number(),
      }),
    ),
  ),
});
type StoredTensor = z.infer<typeof seededListSchema>['files'][string][number];

/** Writes the files of `seeded.json`. @throws Error for a file that differs from pack.json */
export async function fillPack(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  const list = seededListSchema.parse(JSON.parse(await readFile(join(from, SEEDED_LIST), 'utf8')));
  const manifest = packManifestSchema.parse(
    JSON.parse(await readFile(join(from, 'pack.json'), 'utf8')),
  );
  const expected = new Map(
    Object.values(manifest.variants)
      .flatMap(({ files }) => files)
      .map(({ path, sha256 }) => [path, sha256]),
  );
  for (const [path, tensors] of Object.entries(list.files)) {
    const found = await writeWeights(join(to, path), tensors);
    if (found !== expected.get(path)) throw new Error(`${path} is not what pack.json names`);
  }
}

async function writeWeights(path: string, tensors: readonly StoredTensor[]): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const hash = createHash('sha256');
  const file = await open(path, 'w');
  let written = 0;
  const write = async (bytes: Uint8Array) => {
    hash.update(bytes);
    await file.write(bytes);
    written += bytes.length;
  };
  try {
    for (const tensor of tensors) {
      await write(new Uint8Array(tensor.offset - written));
      const size = sizeOf(tensor);
      for (let start = 0; start < size; start += PIECE) {
        const values = fillRange(tensor, start, Math.min(start + PIECE, size));
        await write(new Uint8Array(values.buffer));
      }
    }
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** FNV-1a, 32 bits, over `<name>|<a>x<b>…`. */
function keyOf({ name, shape }: StoredTensor): number {
  let key = 0x811c9dc5;
  for (const byte of Buffer.from(`${name}|${shape.join('x')}`)) {
    key = Math.imul(key ^ byte, 0x01000193);
  }
  return key;
}

function sizeOf({ shape }: StoredTensor): number {
  return shape.reduce((size, edge) => size * edge, 1);
}

/**
 * Elements `start` to `end` (exclusive), uniform over shift ± scale.
 * `infra/export-packs/likeness_packs/seeded/fill.py` computes the same bytes: change both, and
 * rebuild every seeded pack.
 */
function fillRange(tensor: StoredTensor, start: number, end: number): Float32Array {
  const key = keyOf(tensor);
  const step = Math.fround(Math.fround(tensor.scale) / HALF);
  const shift = Math.fround(tensor.shift);
  const values = new Float32Array(end - start);
  for (let i = start; i < end; i++) {
    const hashed = mix(mix(Math.imul(i, GOLDEN) + key) ^ key);
    values[i - start] = Math.fround(((hashed >>> 8) - HALF) * step) + shift;
  }
  return values;
}
