import { createHash } from 'node:crypto';
import { cp, mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { packManifestSchema } from '@likeness/contracts/packs/pack-manifest';
import { z } from 'zod';
import { fillRange, sizeOf } from './seeded-fill.js';

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
