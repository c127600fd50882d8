import { imageListSchema } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { member, imagesSuite, visitor } from '../testing/images-app.js';

const images = imagesSuite();

async function list(person: Person, query: Record<string, string>) {
  const path = `/api/images?${new URLSearchParams(query).toString()}`;
  return imageListSchema.parse(await (await images.as(person, path)).json());
}
const found = async (person: Person, query: Record<string, string>) =>
  (await list(person, query)).images.map(({ id }) => id).toSorted();

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
    const answer = await list(person, { page: '1', tool: 'lenszero', style: 'oil' });
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
    expect(await list(person, { around: d, tool: 'kontextlens' })).toMatchObject({ page: 1 });
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
    const page = await list(person, { q: 'red', page: '2', limit: '2' });
    expect(page).toMatchObject({ total: 3, total_is_capped: false, next: null, page: 2 });
    expect(page.images.map(({ id }) => id)).toEqual([one]);
    expect(await found(person, { q: 'red hat', style: 'oil' })).toEqual([one]);
    const around = await list(person, { q: 'red', around: two, limit: '1', sort: 'asc' });
    expect(around).toMatchObject({ page: 2, next: 3 });
    const path = `/api/images?q=hat&around=${two}`;
    expect((await images.as(person, path)).status).toBe(404);
    await images.as(person, `/api/images/${three}`, { method: 'DELETE' });
    expect(await found(person, { q: 'hat' })).toEqual([one]);
  });

  it('still works after a visitor becomes a user', async () => {
    const [guest, person] = [visitor(), member()];
    const { one } = await portraits(guest, { one: { prompt: 'under the sea' } });
    const claim = { visitor_id: guest.owner.id, user_id: person.owner.id };
    await images.asAuth('/internal/claims', claim);
    expect(await found(person, { q: 'sea' })).toEqual([one]);
    expect(await found(guest, { q: 'sea' })).toEqual([]);
  });

  it('finds common and rare words and reports further results', async () => {
    const person = member();
    await images.sql`
      INSERT INTO images (id, owner_kind, owner_id, kind, state, name, master_key, width, height,
        bytes, should_add_watermark, creation_method_name, face, words, created_at)
      SELECT gen_random_uuid(), 'user', ${person.owner.id}, 'portrait', 'kept', 'x', 'renders/x',
        10, 10, 1,
        'false', 'lenszero', 'none',
        ARRAY['common'] || CASE WHEN i % 1000 = 0 THEN ARRAY['rare'] ELSE '{}' END,
        now() - i * interval '1 second' FROM generate_series(1, 6000) AS i`;
    const common = await list(person, { q: 'common', page: '1' });
    expect(common).toMatchObject({ total: 1_000, total_is_capped: true, next: 2 });
    expect(await list(person, { q: 'comm rare', page: '1' })).toMatchObject({
      total: 6,
      total_is_capped: false,
    });
  });
});
