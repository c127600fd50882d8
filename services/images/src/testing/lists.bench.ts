import { imageListSchema } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { member, startImages } from './images-app.js';

const IMAGES = 1_000_000;
const OWNERS = 1_800;
/** What one of them has gathered over the years. */
const HOARD = 100_000;
const BATCH = 100_000;
const ROUNDS = 40;
const BAR_MS = 100;

const images = await startImages();
const crowd = Array.from({ length: OWNERS }, () => member());
await fill(crowd, IMAGES - HOARD);
const hoarder = member();
await fill([hoarder], HOARD);
await images.sql.query('VACUUM (ANALYZE) images');

const someone = crowd[7] ?? hoarder;
for (const [who, person, total] of [
  ['of 500', someone, (IMAGES - HOARD) / OWNERS],
  ['of 100,000', hoarder, HOARD],
] as const) {
  const last = Math.ceil(total / 48);
  const middle = Math.ceil(last / 2);
  const anchor = (await list(person, `?page=${middle}`)).images[0]?.id;
  await measure(`first page ${who}`, person, '?page=1');
  await measure(
    `a tab’s liked, first page ${who}`,
    person,
    '?page=1&origin=ai_generated&reaction=like',
  );
  await measure(`middle page ${who}`, person, `?page=${middle}`);
  await measure(`last page ${who}`, person, `?page=${last}&sort=asc`);
  await measure(`page around an image ${who}`, person, `?around=${anchor}`);
  await measure(`newest 1,000 ${who}`, person, '');
}
await images.close();

/** Rows without objects, every tenth liked, every fourth a photo. */
async function fill(people: readonly Person[], n: number): Promise<void> {
  const owners = people.map(({ owner }) => owner.id);
  for (let begun = 0; begun < n; begun += BATCH) {
    await images.sql.query(
      `INSERT INTO images (id, owner_kind, owner_id, kind, state, name, master_key, width, height,
         bytes, content_hash, should_add_watermark, creation_method_name, creation_method_config,
         face, reaction, created_at)
       SELECT gen_random_uuid(), 'user', ($1::text[])[1 + i % $2], kind, 'kept', 'Oil painting',
         'renders/' || i || '/1/master.jpg', 1024, 1024, 300000,
         CASE kind WHEN 'upload' THEN gen_random_uuid()::text END, 'false',
         CASE kind WHEN 'portrait' THEN 'portrait' END, '{"style": "oil", "seed": 7}', 'good',
         CASE WHEN i % 10 = 3 THEN 'like' END, now() - i * interval '1 second'
       FROM (SELECT i, CASE WHEN (i / $2) % 4 = 0 THEN 'upload' ELSE 'portrait' END AS kind
             FROM generate_series($3::int, $4::int) AS i) AS made`,
      [owners, owners.length, begun, begun + BATCH - 1],
    );
  }
}

async function list(person: Person, query: string) {
  return imageListSchema.parse(await (await images.as(person, `/api/images${query}`)).json());
}

async function measure(name: string, person: Person, query: string): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await list(person, query);
    times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const value = sorted[Math.ceil(0.95 * ROUNDS) - 1];
  const row = { suite: 'images', name: `list p95, ${name}`, value, unit: 'ms', bar: BAR_MS };
  process.stdout.write(`${JSON.stringify(row)}\n`);
}
