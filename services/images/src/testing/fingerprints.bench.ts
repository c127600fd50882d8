import { FingerprintsRepository } from '../database/fingerprints.repository.js';
import { ImagesRepository } from '../database/images.repository.js';
import { FingerprintPackingService } from '../provenance/fingerprints/fingerprint-packing.service.js';
import { FingerprintSearchService } from '../provenance/fingerprints/fingerprint-search.service.js';
import { fillFingerprints, type Original, wordsOfCopy } from './fill-fingerprints.js';
import { member, startImages } from './images-app.js';
import { simulateSegment } from './simulate-segment.js';

/** Portraits that take the whole path, and portraits of a segment that is drawn at random. */
const PORTRAITS = Number(process.argv[2] ?? 100_000);
const SIMULATED = Number(process.argv[3] ?? 0);
const BATCH = 16_384;
const INSERTED = 4_000;
const AT_ONCE = 8;
/** Words that a compressed and cropped copy shares with its original. */
const SHARED = 12;
const CANDIDATES = 40;
const ROUNDS = 60;
const BAR_MS = 500;

const tell = (name: string, value: number, unit: string, bar?: number) =>
  process.stdout.write(
    `${JSON.stringify({ suite: 'fingerprints', name, value, unit, ...(bar !== undefined && { bar }) })}\n`,
  );

const images = await startImages();
const owner = member().owner.id;
const packing = images.app.get(FingerprintPackingService);
const originals: Original[] = [];
await packing.stop();

tell('portraits', PORTRAITS, '');
tell('inserts', INSERTED / (await secondsOf(insert)), '/s');
await fill();
await tellSizes('');
await tellLookups('');
if (SIMULATED > 0) {
  tell('simulated portraits', SIMULATED, '');
  await simulateSegment(images, SIMULATED, originals.slice(0, ROUNDS));
  await tellSizes('simulated, ');
  await tellLookups('simulated, first ');
  await tellLookups('simulated, then ');
}
await tellExpiry();
await images.close();

/** The rows that a delivery writes, in transactions of their own. */
async function insert(): Promise<void> {
  const rows = images.app.get(ImagesRepository);
  const fingerprints = images.app.get(FingerprintsRepository);
  let left = INSERTED;
  const insertSome = async () => {
    while (left > 0) {
      left -= 1;
      const id = crypto.randomUUID();
      await rows.transaction(async (manager) => {
        await rows.insertOnce(manager, {
          id,
          ownerKind: 'user',
          ownerId: crypto.randomUUID(),
          kind: 'portrait',
          state: 'kept',
          name: 'Oil painting',
          masterKey: `renders/${id}/1/master.jpg`,
          fingerprintKey: `renders/${id}/1/fingerprint.json`,
          width: 1024,
          height: 1024,
          bytes: 300_000,
          shouldAddWatermark: 'false',
          creationMethodName: 'portrait',
          creationMethodConfig: { style: 'oil', seed: 7 },
          face: 'good',
        });
        await fingerprints.insertOnce(manager, id, wordsOfCopy([]).slice(0, 96));
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, insertSome));
}

async function fill(): Promise<void> {
  let seconds = 0;
  for (let left = PORTRAITS - INSERTED; left > 0; left -= BATCH) {
    const made = await fillFingerprints(images.sql, owner, Math.min(BATCH, left));
    originals.splice(0, Math.max(0, originals.length + made.length - ROUNDS));
    originals.push(...made);
    seconds += await secondsOf(() => packing.run());
  }
  tell('packed', PORTRAITS / seconds, '/s');
  await packing.run();
  for (const table of ['images', 'fingerprint_numbers', 'unpacked_fingerprints']) {
    await images.sql.query(`VACUUM (ANALYZE) ${table}`);
  }
}

async function tellSizes(what: string): Promise<void> {
  const [size] = await images.sql.query<{ postings: string; portraits: string; numbers: string }[]>(
    `SELECT (SELECT sum(pg_total_relation_size(oid)) FROM pg_class
         WHERE relkind = 'r' AND relname LIKE 'fingerprint_postings_%') AS postings,
       (SELECT sum(portraits) FROM fingerprint_segments) AS portraits,
       (SELECT pg_total_relation_size('fingerprint_numbers')
         / count(*) FROM fingerprint_numbers) AS numbers`,
  );
  tell(`${what}postings of a portrait`, Number(size?.postings) / Number(size?.portraits), 'bytes');
  tell(`${what}number of a portrait`, Number(size?.numbers), 'bytes');
  const segments = await images.sql.query<unknown[]>('SELECT FROM fingerprint_segments');
  tell(`${what}segments`, segments.length, '');
}

async function tellLookups(what: string): Promise<void> {
  const search = images.app.get(FingerprintSearchService);
  const times: number[] = [];
  let first = 0;
  const tried = originals.slice(0, ROUNDS);
  for (const { image_id, words } of tried) {
    const copy = wordsOfCopy(words.slice(0, SHARED));
    const begun = performance.now();
    const found = await search.candidates(copy, CANDIDATES);
    times.push(performance.now() - begun);
    if (found[0]?.image_id === image_id) first += 1;
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
  tell(`${what}candidates, median`, at(0.5), 'ms');
  tell(`${what}candidates, 95 %`, at(0.95), 'ms', BAR_MS);
  tell(`${what}originals that came first`, (100 * first) / tried.length, '%');
}

/** All segments become due: once with a tenth of the images, then without images. */
async function tellExpiry(): Promise<void> {
  for (const [what, gone] of [
    ['a tenth of the inserted images is left', 'no % 10 <> 0'],
    ['no image is left', 'true'],
  ] as const) {
    await images.sql.query(`DELETE FROM fingerprint_numbers WHERE ${gone}`);
    await images.sql.query(
      `UPDATE fingerprint_segments SET packed_at = now() - interval '31 days'`,
    );
    const seconds = await secondsOf(async () => {
      await packing.run();
      await packing.run();
    });
    tell(`expiring all, ${what}`, seconds, 's');
  }
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}
