import { randomUUID } from 'node:crypto';
import { imageListSchema } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import sharp from 'sharp';
import { member, startImages } from './images-app.js';

const SIZES = [1_000, 100_000, 1_000_000];
const BATCH = 50_000;
const ROUNDS = 40;
const LIST_BAR_MS = 60;
const ZIP_IMAGES = 500;
const ZIP_BAR_MB = 64;
const SIDE = 1_024;
const THUMBNAILS = 60;
const MB = 1_048_576;

const images = await startImages();
for (const size of SIZES) {
  const person = member();
  await fill(person, size);
  await images.sql.query('VACUUM (ANALYZE) images');
  await lists(person, size);
}
await files();
await images.close();

async function fill({ owner }: Person, n: number): Promise<void> {
  for (let begun = 0; begun < n; begun += BATCH) {
    await images.sql.query(
      `INSERT INTO images (id, owner_kind, owner_id, kind, state, name, master_key, width, height,
         bytes, content_hash, should_add_watermark, creation_method_name, creation_method_config,
         face, reaction, created_at, placeholder, words)
       SELECT gen_random_uuid(), 'user', $1, kind, 'kept', 'Oil painting',
         'renders/' || i || '/1/master.jpg', 1024, 1024, 300000,
         CASE kind WHEN 'upload' THEN gen_random_uuid()::text END, 'false',
         CASE WHEN kind = 'upload' THEN NULL WHEN i % 5 = 0 THEN 'kontextlens' ELSE 'lenszero' END,
         CASE kind WHEN 'portrait' THEN jsonb_build_object('style', 'style-' || i % 20, 'seed', i,
           'generation_id', (i / 8)::text, 'photo_ids', '[]'::jsonb) END,
         'good', CASE WHEN i % 10 = 3 THEN 'like' WHEN i % 100 = 7 THEN 'dislike' END,
         now() - i * interval '1 second', 'x',
         ARRAY['portrait', 'style' || i % 20, 'garden' || i % 50, 'light' || i % 2000]
       FROM (SELECT i, CASE WHEN i % 4 = 0 THEN 'upload' ELSE 'portrait' END AS kind
             FROM generate_series($2::int, $3::int) AS i) AS made`,
      [owner.id, begun, Math.min(begun + BATCH, n) - 1],
    );
  }
}

async function lists(person: Person, size: number): Promise<void> {
  const last = Math.ceil(size / 48);
  const middle = Math.ceil(last / 2);
  const anchor = (await list(person, `?page=${middle}`)).images[0]?.id ?? '';
  const forms: Record<string, string> = {
    'newest 1,000': '',
    'first page': '?page=1',
    'middle page': `?page=${middle}`,
    'last page, oldest first': `?page=${last}&sort=asc`,
    'page around an image': `?around=${anchor}`,
    'a tab': '?page=3&origin=user_provided',
    'liked of a tab': '?page=1&origin=ai_generated&reaction=like',
    'by style': '?page=2&style=style-7',
    'by tool': '?page=2&tool=lenszero',
    'by tool, style and reaction': '?page=1&tool=lenszero&style=style-3&reaction=like',
    'search, a common word': '?page=1&q=portrait',
    'search, a word of 1 in 50': '?page=1&q=garden31',
    'search, a rare word': '?page=1&q=light1234',
    'search, beginnings of two words': '?page=1&q=gard light12',
    'search within a style': '?page=1&q=garden31&style=style-11',
  };
  for (const [form, query] of Object.entries(forms)) await measure(person, size, form, query);
}

async function measure(person: Person, size: number, form: string, query: string): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await list(person, query);
    times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const name = `${form}, of ${size.toLocaleString('en')}`;
  print(`${name}, p50`, sorted[ROUNDS / 2] ?? 0, 'ms');
  print(`${name}, p95`, sorted[Math.ceil(0.95 * ROUNDS) - 1] ?? 0, 'ms', { bar: LIST_BAR_MS });
}

async function list(person: Person, query: string) {
  return imageListSchema.parse(await (await images.as(person, `/api/images${query}`)).json());
}

/** Noise, so that files are as large as real ones. */
async function files(): Promise<void> {
  const person = member();
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const jpeg = await sharp({
    create: { width: SIDE, height: SIDE, channels: 3, background: '#808080', noise },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
  const ids: string[] = [];
  for (let index = 0; index < ZIP_IMAGES; index += 1) {
    const id = randomUUID();
    const key = `renders/${id}/1/master.jpg`;
    await images.store.put(key, jpeg);
    await images.sql.query(
      `INSERT INTO images (id, owner_kind, owner_id, kind, state, name, master_key, width, height,
         bytes, content_hash, should_add_watermark, face, placeholder, words)
       VALUES ($1, 'user', $2, 'upload', 'kept', 'portrait.jpg', $3, $4, $4, $5, gen_random_uuid()::text, 'false',
         'good', 'x', '{}')`,
      [id, person.owner.id, key, SIDE, jpeg.length],
    );
    ids.push(id);
  }
  for (const name of ['made', 'read again']) {
    const begun = performance.now();
    for (let start = 0; start < THUMBNAILS; start += 6) {
      const some = ids.slice(start, start + 6);
      await Promise.all(
        some.map(async (id) => {
          await (await images.as(person, `/api/images/${id}/file?w=256`)).arrayBuffer();
        }),
      );
    }
    const perSecond = THUMBNAILS / ((performance.now() - begun) / 1_000);
    print(`thumbnails ${name}`, perSecond, '1/s', { higherIsBetter: true });
  }
  await zip(person, ids);
}

/** The reader discards the data, so that memory growth belongs to the service. */
async function zip(person: Person, ids: readonly string[]): Promise<void> {
  globalThis.gc?.();
  const idle = process.memoryUsage().rss;
  let peak = idle;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
  const begun = performance.now();
  const answer = await images.send(person, 'POST', '/api/images/download', { image_ids: ids });
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length;
  clearInterval(watch);
  const seconds = (performance.now() - begun) / 1_000;
  print(`ZIP of ${ids.length}`, bytes / MB / seconds, 'MB/s', { higherIsBetter: true });
  print(`ZIP of ${ids.length}, size`, bytes / MB, 'MB');
  const over = (peak - idle) / MB;
  print(`ZIP of ${ids.length}, memory over idle`, over, 'MB', { bar: ZIP_BAR_MB });
}

function print(name: string, value: number, unit: string, more: object = {}): void {
  process.stdout.write(`${JSON.stringify({ suite: 'gallery', name, value, unit, ...more })}\n`);
}
