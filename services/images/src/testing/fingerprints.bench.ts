import { FingerprintsRepository } from '../database/fingerprints.repository.js';
import { member, startImages } from './images-app.js';

const PORTRAITS = Number(process.argv[2] ?? 100_000);
const BATCH = 25_000;
/** The worker's figures: words stored per portrait, and words tried per file (700 spots). */
const KEPT = 96;
const TRIED = 6_400;
/** Words that a compressed and cropped copy shares with its original. */
const SHARED = 12;
/** One word in this many occurs in many images, such as the corner of an eye. */
const COMMON_EVERY = 20;
const COMMON_WORDS = 2_000;
const CANDIDATES = 40;
const ROUNDS = 30;
const BAR_MS = 500;

const tell = (name: string, value: number, unit: string, bar?: number) =>
  process.stdout.write(
    `${JSON.stringify({ suite: 'fingerprints', name, value, unit, ...(bar !== undefined && { bar }) })}\n`,
  );

const images = await startImages();
const repository = images.app.get(FingerprintsRepository);
await fill();
const [size] = await images.sql.query<{ words: string; fingerprints: string }[]>(
  `SELECT pg_total_relation_size('fingerprint_words') AS words,
          pg_total_relation_size('fingerprints') AS fingerprints`,
);
tell('portraits', PORTRAITS, '');
tell('words and their index', Number(size?.words) / 1_048_576, 'MiB');
tell('fingerprints', Number(size?.fingerprints) / 1_048_576, 'MiB');
await measure();
await images.close();

/** Inserts in index order without triggers, which resembles a table filled over years. */
async function fill(): Promise<void> {
  const owner = member().owner.id;
  await images.sql.query('ALTER TABLE fingerprints DISABLE TRIGGER add_words');
  for (let begun = 0; begun < PORTRAITS; begun += BATCH) {
    await images.sql.query(
      `WITH made AS (
         INSERT INTO images (id, owner_kind, owner_id, kind, state, name, master_key,
           fingerprint_key, width, height, bytes, should_add_watermark, creation_method_name,
           creation_method_config, face)
         SELECT gen_random_uuid(), 'user', $1, 'portrait', 'kept', 'Oil painting',
           'renders/' || i || '/1/master.jpg', 'renders/' || i || '/1/fingerprint.json', 1024, 1024,
           300000, 'false', 'portrait', '{"style": "oil", "seed": 7}', 'good'
         FROM generate_series($2::int, $3::int) AS i RETURNING id)
       INSERT INTO fingerprints (image_id, words)
       SELECT id, (SELECT array_agg(CASE WHEN w % ${COMMON_EVERY} = 0
           THEN floor(random() * ${COMMON_WORDS})::int
           ELSE floor(random() * 4294967296 - 2147483648)::int END)
         FROM generate_series(1, ${KEPT}) AS w WHERE id IS NOT NULL)
       FROM made`,
      [owner, begun, Math.min(begun + BATCH, PORTRAITS) - 1],
    );
  }
  await images.sql.query(
    `INSERT INTO fingerprint_words SELECT DISTINCT unnest(words), no FROM fingerprints ORDER BY 1, 2`,
  );
  await images.sql.query('ALTER TABLE fingerprints ENABLE TRIGGER add_words');
  for (const table of ['images', 'fingerprints', 'fingerprint_words']) {
    await images.sql.query(`VACUUM (ANALYZE) ${table}`);
  }
}

async function measure(): Promise<void> {
  const originals = await images.sql.query<{ image_id: string; words: number[] }[]>(
    `SELECT image_id, words FROM fingerprints TABLESAMPLE BERNOULLI (100) ORDER BY random() LIMIT ${ROUNDS}`,
  );
  const times: number[] = [];
  let first = 0;
  for (const { image_id, words } of originals) {
    const noise = Array.from({ length: TRIED - SHARED }, (_, index) =>
      index % COMMON_EVERY === 0
        ? Math.floor(Math.random() * COMMON_WORDS)
        : Math.floor(Math.random() * 4_294_967_296) - 2_147_483_648,
    );
    const begun = performance.now();
    const found = await repository.candidates([...words.slice(0, SHARED), ...noise], CANDIDATES);
    times.push(performance.now() - begun);
    if (found[0]?.image_id === image_id) first += 1;
  }
  const sorted = times.toSorted((a, b) => a - b);
  tell('candidates, median', sorted[ROUNDS >> 1] ?? NaN, 'ms');
  tell('candidates, 95 %', sorted[Math.ceil(0.95 * ROUNDS) - 1] ?? NaN, 'ms', BAR_MS);
  tell('originals that came first', (100 * first) / originals.length, '%');
}
