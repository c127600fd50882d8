import { FingerprintsRepository } from '../database/fingerprints.repository.js';
import { member, startImages } from './images-app.js';

/** `npm run bench -- fingerprints [PORTRAITS]` */
const PORTRAITS = Number(process.argv[2] ?? 100_000);
const BATCH = 10_000;
/** The worker's figures: words stored per portrait, and words tried per file. */
const KEPT = 81;
const TRIED = 1_296;
/** One word in this many occurs in many images, such as the corner of an eye. */
const COMMON_EVERY = 20;
const COMMON_WORDS = 2_000;
/** Words that a compressed and cropped copy shares with its original. */
const SHARED = 12;
const ROUNDS = 40;
const BAR_MS = 500;

type Original = { readonly image_id: string; readonly words: number[] };

const tell = (name: string, value: number, unit: string, bar?: number) =>
  process.stdout.write(
    `${JSON.stringify({ suite: 'fingerprints', name, value, unit, ...(bar !== undefined && { bar }) })}\n`,
  );

const images = await startImages();
const owner = member().owner.id;
let originals: Original[] = [];
const begun = performance.now();
for (let left = PORTRAITS; left > 0; left -= BATCH) originals = await fill(Math.min(BATCH, left));
tell('portraits', PORTRAITS, '');
tell('inserted', PORTRAITS / ((performance.now() - begun) / 1_000), '/s');
await images.sql.query(`VACUUM ANALYZE image_fingerprints`);
const [size] = await images.sql.query<{ table: string; index: string }[]>(
  `SELECT pg_table_size('image_fingerprints') AS table, pg_indexes_size('image_fingerprints') AS index`,
);
tell('words of a portrait', Number(size?.table) / PORTRAITS, 'bytes');
tell('index of a portrait', Number(size?.index) / PORTRAITS, 'bytes');
const times: number[] = [];
let first = 0;
for (const { image_id, words } of originals) {
  const noise = Array.from({ length: TRIED - SHARED }, randomWord);
  const started = performance.now();
  const found = await images.app
    .get(FingerprintsRepository)
    .candidates([...words.slice(0, SHARED), ...noise], 40);
  times.push(performance.now() - started);
  if (found[0]?.image_id === image_id) first += 1;
}
times.sort((a, b) => a - b);
tell('candidates, median', times[Math.floor(ROUNDS / 2)] ?? NaN, 'ms');
tell('candidates, 95 %', times[Math.floor(0.95 * ROUNDS)] ?? NaN, 'ms', BAR_MS);
tell('originals that came first', (100 * first) / ROUNDS, '%');
await images.close();

async function fill(portraits: number): Promise<Original[]> {
  return images.sql
    .query<Original[]>(
      `WITH made AS (
       INSERT INTO images (id, owner_kind, owner_id, kind, state, name, master_key,
         fingerprint_key, width, height, bytes, should_add_watermark, creation_method_name,
         creation_method_config, face)
       SELECT id, 'user', $1, 'portrait', 'kept', 'Oil painting', 'renders/' || id || '/1/master.jpg',
         'renders/' || id || '/1/fingerprint.json', 1024, 1024, 300000, 'false', 'portrait',
         '{"style": "oil", "seed": 7}', 'good'
       FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, $2::int)) AS ids RETURNING id
     ) INSERT INTO image_fingerprints (image_id, fingerprint_key, words)
       SELECT id, '', (SELECT array_agg(CASE WHEN w % ${COMMON_EVERY} = 0
           THEN floor(random() * ${COMMON_WORDS})::int
           ELSE floor(random() * 4294967296 - 2147483648)::int END)
         FROM generate_series(1, ${KEPT}) AS w WHERE id IS NOT NULL)
       FROM made RETURNING image_id, words`,
      [owner, portraits],
    )
    .then((rows) => rows.slice(0, ROUNDS));
}

function randomWord(_: unknown, index: number): number {
  return index % COMMON_EVERY === 0
    ? Math.floor(Math.random() * COMMON_WORDS)
    : Math.floor(Math.random() * 2 ** 32) - 2 ** 31;
}
