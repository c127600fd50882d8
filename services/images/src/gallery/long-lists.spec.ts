import { imageListSchema } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { imagesSuite, member } from '../testing/images-app.js';

const PICTURES = 40_000;
const LIMIT = 48;
const PATIENCE_MS = 240_000;
const SHOWN = `state = 'kept' AND (expires_at IS NULL OR expires_at > now())`;

const images = imagesSuite();
const person = member();
beforeAll(() => fill(person, PICTURES), PATIENCE_MS);

async function fill({ owner }: Person, pictures: number): Promise<void> {
  await images.sql`
    INSERT INTO images (id, owner_kind, owner_id, kind, state, name, master_key, width, height,
      bytes, content_hash, should_add_watermark, creation_method_name, face, created_at,
        expires_at,
      placeholder, words)
    SELECT gen_random_uuid(), 'user', ${owner.id}, kind, 'kept', 'x', 'renders/x', 10, 10, 1,
      CASE kind WHEN 'upload' THEN gen_random_uuid()::text END, 'false',
      CASE WHEN kind = 'upload' THEN NULL WHEN i % 3 = 0 THEN 'kontextlens' ELSE 'lenszero' END,
      'good', now() - (i / 3) * interval '13 seconds',
      CASE WHEN i % 101 = 0 THEN now() - interval '1 minute' END, 'x', ARRAY['garden' || i % 24,
        'light' || i % 8, CASE WHEN i < 2000 THEN 'lately' ELSE 'before' END]
    FROM (SELECT i, CASE WHEN i % 7 = 0 THEN 'upload' ELSE 'portrait' END AS kind
          FROM generate_series(1, ${pictures}::int) AS i) AS made`;
  await images.sql`ANALYZE images`;
}

async function list(query: string) {
  const response = await images.as(person, `/api/images/?limit=${LIMIT}&${query}`);
  const answer = imageListSchema.parse(await response.json());
  return { ...answer, ids: answer.images.map(({ id }) => id) };
}

async function expected(condition: string, order: 'ASC' | 'DESC'): Promise<string[]> {
  const rows = await images.sql<{ id: string }[]>`
    SELECT id FROM images WHERE owner_id = ${person.owner.id} AND ${() => SHOWN}
    AND ${() => condition}
    ORDER BY created_at ${() => order}, id ${() => order}`;
  return rows.map(({ id }) => id);
}

async function expectPages(query: string, all: readonly string[]): Promise<void> {
  const last = Math.ceil(all.length / LIMIT);
  for (const part of [0.1, 0.37, 0.5, 0.51, 0.8, 1]) {
    const page = Math.ceil(last * part);
    const from = (page - 1) * LIMIT;
    const { ids, total } = await list(`${query}&page=${page}`);
    expect({ page, total, ids }).toEqual({
      page,
      total: all.length,
      ids: all.slice(from, from + LIMIT),
    });
    const index = from + Math.floor(ids.length / 2);
    expect(await list(`${query}&around=${all[index]}`)).toMatchObject({ page, ids });
  }
}

describe('a long list', () => {
  it.each([
    ['newest first', 'sort=desc', 'true', 'DESC'],
    ['oldest first', 'sort=asc', 'true', 'ASC'],
    ['of portraits', 'origin=ai_generated', `kind = 'portrait'`, 'DESC'],
    [
      'of a tool, oldest first',
      'tool=lenszero&sort=asc',
      `creation_method_name = 'lenszero'`,
      'ASC',
    ],
  ] as const)(
    'opens at any page and around any image: %s',
    async (_, query, condition, order) => {
      await expectPages(query, await expected(condition, order));
    },
    PATIENCE_MS,
  );

  it.each([
    ['newest', 'sort=desc', 'DESC'],
    ['oldest', 'sort=asc', 'ASC'],
  ] as const)(
    'is searchable for words of medium frequency, the %s first',
    async (_, query, order) => {
      const all = await expected(`'garden5' = ANY(words)`, order);
      expect(all.length).toBeGreaterThan(1_000);
      for (const page of [1, 20]) {
        const { ids, ...answer } = await list(`${query}&q=garden5&page=${page}`);
        expect(answer).toMatchObject({ total: 1_000, total_is_capped: true });
        expect(ids).toEqual(all.slice((page - 1) * LIMIT, page * LIMIT));
      }
    },
    PATIENCE_MS,
  );

  it.each(['light5', 'lately', 'before'])(
    'is searchable for the common word %s',
    async (word) => {
      const all = (await expected(`'${word}' = ANY(words)`, 'DESC')).slice(0, 1_000);
      const { ids, total } = await list(`q=${word}&page=20`);
      expect({ total, ids }).toEqual({ total: 1_000, ids: all.slice(19 * LIMIT, 20 * LIMIT) });
    },
    PATIENCE_MS,
  );

  it(
    'stays correct under concurrent changes',
    async () => {
      const all = await expected('true', 'DESC');
      const gone = all.filter((_, index) => index % 40 === 0);
      const parts = Array.from({ length: 10 }, (_, part) =>
        gone.filter((__, index) => index % 10 === part),
      );
      const removed = (ids: readonly string[]) =>
        images.send(person, 'DELETE', '/api/images', { image_ids: ids });
      await Promise.all([
        ...parts.map(removed),
        ...Array.from({ length: 10 }, () => images.portrait(person.owner)),
      ]);
      await images.send(person, 'POST', '/api/images/restore', { image_ids: parts[3] });
      await expectPages('sort=desc', await expected('true', 'DESC'));
    },
    PATIENCE_MS,
  );

  it(
    'leaves no counters when its owner is erased',
    async () => {
      const other = member();
      await fill(other, 1_000);
      const rows = () => images.sql`SELECT n FROM image_hours WHERE owner_id = ${other.owner.id}`;
      expect(await rows()).not.toEqual([]);
      await images.asAuth('/internal/erasures', { owners: [other.owner] });
      expect(await rows()).toEqual([]);
    },
    PATIENCE_MS,
  );
});
