import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** Statements of the last release. */
export type LargeTable = {
  readonly table: string;
  /** Rows number `$1` to `$2`. */
  readonly fill: readonly string[];
  readonly write: (database: DataSource) => Promise<void>;
};

const IMAGE = `INSERT INTO images (id, owner_kind, owner_id, kind, state, name, master_key, width,
  height, bytes, should_add_watermark, creation_method_name, creation_method_config, face,
  created_at, placeholder, words)`;
const GENERATION = `INSERT INTO generations (id, owner_kind, owner_id, address_hash, form_hash, tool,
  image_count, seed, joinable, credits_each, is_watermarked)`;
const RENDER = `INSERT INTO renders (id, generation_id, owner_kind, owner_id, image_index, style_id,
  gender, seed, photos, state, priority, attempt, expires_at, finished_at)`;
const RENDERS_EACH = 8;

export const IMAGES: LargeTable = {
  table: 'images',
  fill: [
    `${IMAGE} SELECT gen_random_uuid(), 'user', 'owner-' || i % 20000, 'portrait', 'kept',
         'Oil painting', 'renders/' || i || '/1/master.jpg', 1024, 1024, 300000, 'false', 'lenszero',
         jsonb_build_object('style', 'style-' || i % 20, 'generation_id', (i / 8)::text),
         'good', now() - i * interval '1 second', 'x', ARRAY['portrait', 'light' || i % 2000]
       FROM generate_series($1::int, $2::int) AS i`,
  ],
  write: (database) =>
    database.transaction(async (manager) => {
      const id = randomUUID();
      const owner = `owner-${Math.floor(Math.random() * 20_000)}`;
      await manager.query(
        `${IMAGE} VALUES ($1::uuid, 'user', $2, 'portrait', 'kept', 'Noir', 'renders/' || $3,
             1024, 1024, 300000, 'false', 'lenszero', '{"style": "noir"}', 'good', now(), 'x', '{}')`,
        [id, owner, id],
      );
      await manager.query(
        `INSERT INTO fingerprints (image_id, words) VALUES ($1, ARRAY[1, 2, 3])`,
        [id],
      );
      await manager.query(`UPDATE images SET reaction = 'like' WHERE id = $1`, [id]);
    }),
};

export const RENDERS: LargeTable = {
  table: 'renders',
  fill: [
    `${GENERATION} SELECT lpad(to_hex(i), 32, '0')::uuid, 'user', 'owner-' || i % 20000, 'address',
         'form', 'lenszero', ${RENDERS_EACH}, i, false, 1, false
       FROM generate_series($1::int / ${RENDERS_EACH}, $2::int / ${RENDERS_EACH}) AS i`,
    `${RENDER} SELECT gen_random_uuid(), lpad(to_hex(i / ${RENDERS_EACH}), 32, '0')::uuid, 'user',
         'owner-' || i / ${RENDERS_EACH} % 20000, i % ${RENDERS_EACH}, 'noir', 'woman', i, '[]',
         'done', 1, 1, now(), now() - i * interval '1 second'
       FROM generate_series($1::int, $2::int) AS i`,
  ],
  write: (database) =>
    database.transaction(async (manager) => {
      const id = randomUUID();
      const owner = `owner-${Math.floor(Math.random() * 20_000)}`;
      await manager.query(
        `${GENERATION} VALUES ($1, 'user', $2, 'address', 'form', 'lenszero', 1, 1, false, 1, false)`,
        [id, owner],
      );
      await manager.query(
        `${RENDER} VALUES ($1, $1, 'user', $2, 0, 'noir', 'woman', 1, '[]', 'queued', 1, 1,
             now() + interval '1 hour', NULL)`,
        [id, owner],
      );
      await manager.query(`UPDATE renders SET state = 'done', finished_at = now() WHERE id = $1`, [
        id,
      ]);
    }),
};
