import type { DataSource } from 'typeorm';

/** The worker's figures: words stored per portrait, and words tried per file (700 spots). */
export const KEPT = 96;
const TRIED = 3_200;
/** One word in this many occurs in many images, such as the corner of an eye. */
const COMMON_EVERY = 20;
export const COMMON_WORDS = 2_000;
const COMMON_GAP = Math.floor(2 ** 32 / COMMON_WORDS);

export type Original = { readonly image_id: string; readonly words: number[] };

/** Portraits of one owner with random words. @returns some of them */
export async function fillFingerprints(
  sql: Pick<DataSource, 'query'>,
  owner: string,
  portraits: number,
): Promise<Original[]> {
  return sql.query<Original[]>(
    `WITH made AS (
       INSERT INTO images (id, owner_kind, owner_id, kind, state, name, master_key,
         fingerprint_key, width, height, bytes, should_add_watermark, creation_method_name,
         creation_method_config, face)
       SELECT id, 'user', $1, 'portrait', 'kept', 'Oil painting', 'renders/' || id || '/1/master.jpg',
         'renders/' || id || '/1/fingerprint.json', 1024, 1024, 300000, 'false', 'portrait',
         '{"style": "oil", "seed": 7}', 'good'
       FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, $2::int)) AS ids RETURNING id
     ), worded AS MATERIALIZED (
       SELECT id, (SELECT array_agg(CASE WHEN w % ${COMMON_EVERY} = 0
           THEN (floor(random() * ${COMMON_WORDS}) * ${COMMON_GAP} - 2147483648)::int
           ELSE floor(random() * 4294967296 - 2147483648)::int END)
         FROM generate_series(1, ${KEPT}) AS w WHERE id IS NOT NULL) AS words FROM made
     ), numbered AS (
       INSERT INTO fingerprint_numbers (image_id, words_hash)
       SELECT id, hashtextextended(words::text, 0) FROM worded RETURNING no, image_id
     ), waiting AS (
       INSERT INTO unpacked_fingerprints (no, words)
       SELECT no, (SELECT string_agg(int4send(word), '') FROM unnest(words) AS word)
       FROM numbered JOIN worded ON id = image_id
     ) SELECT id AS image_id, words FROM worded ORDER BY random() LIMIT 40`,
    [owner, portraits],
  );
}

/** Words of a file that shows some spots of a portrait, and much else. */
export function wordsOfCopy(original: readonly number[]): number[] {
  const noise = Array.from({ length: TRIED - original.length }, (_, index) =>
    index % COMMON_EVERY === 0
      ? commonWord(Math.floor(Math.random() * COMMON_WORDS))
      : Math.floor(Math.random() * 2 ** 32) - 2 ** 31,
  );
  return [...original, ...noise];
}

export function commonWord(index: number): number {
  return index * COMMON_GAP - 2 ** 31;
}
