import type { Person } from '@likeness/contracts/identity/principal';
import { imagesSuite, member } from '../testing/images-app.js';

const PICTURES = 7_000;
const LIMIT = 48;
const PATIENCE_MS = 240_000;
const SHOWN = `state = 'kept' AND (expires_at IS NULL OR expires_at > now())`;

const images = imagesSuite();
const person = member();
beforeAll(async () => {
  await images.fill(person.owner, PICTURES, {
    kind: `CASE WHEN i % 7 = 0 THEN 'upload' ELSE 'portrait' END`,
    creation_method_name: `CASE WHEN i % 7 = 0 THEN NULL
      WHEN i % 3 = 0 THEN 'kontextlens' ELSE 'lenszero' END`,
    created_at: `now() - (i / 3) * interval '13 seconds'`,
    expires_at: `CASE WHEN i % 101 = 0 THEN now() - interval '1 minute' END`,
    placeholder: `'x'`,
    words: `ARRAY['garden' || i % 6, 'light' || i % 8,
      CASE WHEN i < 2000 THEN 'lately' ELSE 'before' END]`,
  });
  await images.sql`ANALYZE images`;
}, PATIENCE_MS);

async function list(query: string) {
  const answer = await images.list(person, `?limit=${LIMIT}&${query}`);
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
    const answer = await list(`${query}&page=${page}`);
    const ids = all.slice(from, from + LIMIT);
    const next = page === last ? null : page + 1;
    expect(answer).toMatchObject({ page, total: all.length, next, ids });
    for (const index of [0, Math.floor(ids.length / 2), ids.length - 1]) {
      const around = ids[index]?.replaceAll('-', '');
      expect(await list(`${query}&around=${around}`)).toMatchObject({ page, ids });
    }
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
    ['garden5', 'asc', 'ASC', true],
    ['garden5', 'desc', 'DESC', true],
    ['lately', 'desc', 'DESC', true],
    ['before', 'desc', 'DESC', true],
    ['garden5 light5', 'desc', 'DESC', false],
  ] as const)(
    'is searchable for “%s”, %s',
    async (words, sort, order, total_is_capped) => {
      const found = words.split(' ').map((word) => `'${word}' = ANY(words)`);
      const all = (await expected(found.join(' AND '), order)).slice(0, 1_000);
      for (const page of [1, Math.floor(all.length / LIMIT)]) {
        const { ids, ...answer } = await list(`sort=${sort}&q=${words}&page=${page}`);
        expect(answer).toMatchObject({ total: all.length, total_is_capped });
        expect(ids).toEqual(all.slice((page - 1) * LIMIT, page * LIMIT));
      }
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
      await Promise.all([
        ...parts.map((ids) => images.remove(person, ids)),
        ...Array.from({ length: 10 }, () => images.portrait(person.owner)),
      ]);
      await images.send(person, 'POST', '/api/images/restore', { image_ids: parts[3] });
      await expectPages('sort=desc', await expected('true', 'DESC'));
    },
    PATIENCE_MS,
  );
});

const listBy = (person: Person, query: Record<string, string>) =>
  images.list(person, `?${new URLSearchParams(query).toString()}`);
const found = async (person: Person, query: Record<string, string>) =>
  (await listBy(person, query)).images.map(({ id }) => id).toSorted();

async function portraits<T extends string>(
  person: Person,
  orders: Record<T, { tool?: string; style?: string | null; prompt?: string }>,
) {
  const ids: Partial<Record<T, string>> = {};
  for (const name of Object.keys(orders) as T[]) {
    const { tool = 'lenszero', style = null, prompt = null } = orders[name];
    const { id } = await images.portrait(person.owner, {
      creation_method_name: tool,
      creation_method_config: { style, positive_prompt: prompt, seed: 1 },
    });
    ids[name] = id;
  }
  return ids as Record<T, string>;
}

describe('filters', () => {
  it('by tool and style agree with their counts', async () => {
    const person = member();
    const { a, b, c, d } = await portraits(person, {
      a: { style: 'oil' },
      b: { style: 'neon' },
      c: { style: 'oil' },
      d: { tool: 'kontextlens', prompt: 'in a garden' },
    });
    await images.send(person, 'POST', `/api/images/${a}/reactions`, { reaction: 'like' });
    expect(await found(person, { style: 'oil' })).toEqual([a, c].toSorted());
    expect(await found(person, { tool: 'lenszero' })).toEqual([a, b, c].toSorted());
    expect(await found(person, { tool: 'kontextlens', style: 'oil' })).toEqual([]);
    expect(await found(person, { style: 'oil', reaction: 'like' })).toEqual([a]);
    expect(await found(person, { style: "o'il", origin: 'user_provided' })).toEqual([]);
    const answer = await listBy(person, { page: '1', tool: 'lenszero', style: 'oil' });
    expect(answer).toMatchObject({
      total: 2,
      counts: {
        ai_generated: 4,
        reactions: { all: 2, like: 1, dislike: 0 },
        tools: [
          { name: 'kontextlens', n: 1 },
          { name: 'lenszero', n: 3 },
        ],
        styles: [
          { name: 'neon', n: 1 },
          { name: 'oil', n: 2 },
        ],
      },
    });
    expect(await listBy(person, { around: d, tool: 'kontextlens' })).toMatchObject({ page: 1 });
    expect((await images.as(person, `/api/images?around=${d}&style=oil`)).status).toBe(404);
  });

  it('reject invalid names', async () => {
    for (const query of ['style=', 'tool=', `style=${'x'.repeat(101)}`, 'style=%00', 'tool=%0A']) {
      expect((await images.as(member(), `/api/images?${query}`)).status).toBe(422);
    }
    expect((await images.as(member(), `/api/images?q=${'x'.repeat(101)}`)).status).toBe(422);
  });
});

describe('a search', () => {
  it('matches prefixes of style and prompt words in any script', async () => {
    const person = member();
    const { garden, cafe, tokyo, oil } = await portraits(person, {
      garden: { prompt: 'Standing in a quiet GARDEN, at dawn' },
      cafe: { prompt: 'Im Café an der Straße' },
      tokyo: { prompt: '東京の夜 neon' },
      oil: { style: 'oil-on-canvas' },
    });
    for (const [q, expected] of [
      ['gard', [garden]],
      ['QUIET gar', [garden]],
      ['quiet café', []],
      ['cafe', [cafe]],
      ['strass', []],
      ['STRAß', [cafe]],
      ['東京', [tokyo]],
      ['oil canvas', [oil]],
      ['arden', []],
      ['', [garden, cafe, tokyo, oil]],
      ['!?', [garden, cafe, tokyo, oil]],
    ] as const) {
      expect([q, await found(person, { q })]).toEqual([q, [...expected].toSorted()]);
    }
    expect(await found(member(), { q: 'gard' })).toEqual([]);
  });

  it('treats query syntax as plain words', async () => {
    const person = member();
    await portraits(person, { one: { prompt: "rock 'n' roll" } });
    for (const q of [
      "'",
      '&|!',
      "'rock' | 'x'",
      ':*',
      '\\',
      '\u0000',
      '😀',
      '\ud800',
      '<->',
      '%',
    ]) {
      const answer = await images.as(
        person,
        `/api/images?${new URLSearchParams({ q }).toString()}`,
      );
      expect([q, answer.status]).toEqual([q, 200]);
    }
    expect(await found(person, { q: "ro'ck" })).toEqual([]);
    expect(await found(person, { q: 'roll:*' })).toHaveLength(1);
  });

  it('supports pages, filters and a position around an image', async () => {
    const person = member();
    const { one, two, three } = await portraits(person, {
      one: { style: 'oil', prompt: 'a red hat' },
      two: { style: 'oil', prompt: 'a red scarf' },
      three: { style: 'neon', prompt: 'a red hat' },
    });
    const page = await listBy(person, { q: 'red', page: '2', limit: '2' });
    expect(page).toMatchObject({ total: 3, total_is_capped: false, next: null, page: 2 });
    expect(page.images.map(({ id }) => id)).toEqual([one]);
    expect(await found(person, { q: 'red hat', style: 'oil' })).toEqual([one]);
    const around = await listBy(person, { q: 'red', around: two, limit: '1', sort: 'asc' });
    expect(around).toMatchObject({ page: 2, next: 3 });
    const path = `/api/images?q=hat&around=${two}`;
    expect((await images.as(person, path)).status).toBe(404);
    await images.as(person, `/api/images/${three}`, { method: 'DELETE' });
    expect(await found(person, { q: 'hat' })).toEqual([one]);
  });
});
