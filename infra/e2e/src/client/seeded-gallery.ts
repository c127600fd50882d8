import { randomUUID } from 'node:crypto';
import { link, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { User } from '@likeness/contracts/http/users';
import { personPhoto } from '@likeness/testing/photos/people';
import type { TestStack } from '@likeness/testing/test-stack';
import sharp from 'sharp';
import { Database } from './database.js';
import type { Member } from './member.js';

const WIDTHS = [256, 512, 1024];
const STYLES = ['oil', 'neon', 'noir'];
const SHAPES = [
  { width: 1024, height: 1024 },
  { width: 896, height: 1152 },
  { width: 1152, height: 896 },
];
const BATCH = 250;

type SeedOptions = {
  count: number;
  /** Number of images, from the oldest, that expire within two weeks. */
  expiring?: number;
  /** Of all; several by default. */
  style?: string;
};

type Files = { width: number; height: number; bytes: number; paths: Record<string, string> };

/** Writes rows and files as the images service does. Returns the ids, newest first. */
export async function seedPortraits(
  stack: TestStack,
  member: Member,
  { count, expiring = 0, style: ofAll }: SeedOptions,
): Promise<string[]> {
  const { dataDir } = stack;
  const { id: userId } = (await member.call<User>('/api/users/me')).body;
  const database = Database.of(stack);
  const root = path.join(dataDir, 'objects');
  const originals = await mkdtemp(path.join(dataDir, 'seeded-'));
  const shapes = await Promise.all(SHAPES.map((shape, at) => write(originals, shape, at)));
  const shapeOf = (index: number) => {
    const shape = shapes[index % shapes.length];
    if (!shape) throw new Error('there are shapes');
    return shape;
  };

  const ids = Array.from({ length: count }, () => randomUUID());
  for (let begun = 0; begun < count; begun += BATCH) {
    const batch = ids.slice(begun, begun + BATCH).map((id, at) => ({ id, index: begun + at }));
    await Promise.all(batch.map(({ id, index }) => keep(root, id, shapeOf(index))));
    const rows = batch.map(({ id, index }) => {
      const { width, height, bytes } = shapeOf(index);
      const style = ofAll ?? STYLES[index % STYLES.length];
      const recipe = { style, seed: index, generation_id: randomUUID(), image_index: 0 };
      const days = index >= count - expiring ? 9 : 80;
      return { id, index, width, height, bytes, style, recipe, days };
    });
    await database.run(
      `INSERT INTO images.images (id, owner_kind, owner_id, kind, state, name, master_key,
         watermarked_key, width, height, bytes, should_add_watermark, creation_method_name,
         creation_method_config, face, created_at, expires_at, words)
       SELECT id, 'user', $1, 'portrait', 'kept', 'portrait-' || index || '.jpg',
         'renders/' || id || '/1/master.jpg', 'renders/' || id || '/1/watermarked.jpg', width,
         height, bytes, 'true', 'lenszero', recipe, 'good',
         now() - (index + 1) * interval '1 hour', now() + days * interval '1 day', ARRAY[style]
       FROM jsonb_to_recordset($2) AS made (id uuid, index int, width int, height int, bytes int,
         style text, recipe jsonb, days int)`,
      [userId, JSON.stringify(rows)],
    );
  }
  await database.close();
  await rm(originals, { recursive: true });
  return ids;
}

async function write(
  folder: string,
  shape: { width: number; height: number },
  at: number,
): Promise<Files> {
  const photo = sharp((await personPhoto()).bytes);
  const master = await photo
    .resize({ ...shape, fit: 'cover' })
    .jpeg()
    .toBuffer();
  const paths: Record<string, string> = { '.jpg': path.join(folder, `${at}.jpg`) };
  await writeFile(paths['.jpg'] ?? '', master);
  for (const width of WIDTHS) {
    const end = `-${width}.webp`;
    paths[end] = path.join(folder, `${at}${end}`);
    await writeFile(paths[end], await sharp(master).resize({ width }).webp().toBuffer());
  }
  return { ...shape, bytes: master.length, paths };
}

/** Hard links, so that ten thousand pictures take the space of three. */
async function keep(root: string, id: string, { paths }: Files): Promise<void> {
  const folders = { renders: `renders/${id}/1`, derived: `derived/${id}` };
  for (const folder of Object.values(folders)) {
    await mkdir(path.join(root, folder), { recursive: true });
  }
  const named = ['master', 'watermarked'].flatMap((name) =>
    Object.entries(paths).map(([end, original]) => {
      const folder = end === '.jpg' ? folders.renders : folders.derived;
      return link(original, path.join(root, folder, name + end));
    }),
  );
  await Promise.all(named);
}
