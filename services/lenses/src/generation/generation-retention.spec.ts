import { account, lensesSuite } from '../testing/running-lenses.js';
import { GenerationRetentionService } from './generation-retention.service.js';

const INSERT = `INSERT INTO generations (id, owner_kind, owner_id, address_hash, form_hash, tool,
  image_count, seed, joinable, credits_each, is_watermarked, created_at)`;
const RENDER = `INSERT INTO renders (id, generation_id, owner_kind, owner_id, image_index, style_id,
  gender, seed, photos, state, priority, attempt, expires_at)`;

describe('old generations', () => {
  const lenses = lensesSuite();
  beforeAll(async () => {
    await lenses.app.get(GenerationRetentionService).stop();
  });

  it('are deleted with their renders after ninety days, unless a render is unfinished', async () => {
    const { id: owner } = account().owner;
    const generations = async (days: number, count: number, state: string) => {
      const rows = await lenses.sql<{ id: string }[]>`${() => INSERT}
        SELECT gen_random_uuid(), 'user', ${owner}, 'a', 'f', 'lenszero', 1, 1, false, 0, true,
        now() - make_interval(days => ${days}) FROM generate_series(1, ${count}) RETURNING id`;
      const ids = rows.map(({ id }) => id);
      await lenses.sql`${() => RENDER}
        SELECT id, id, 'user', ${owner}, 0, 'noir', 'woman', 1, '[]', ${state}, 1, 1,
        now() + interval '1 hour' FROM unnest(${ids}::uuid[]) AS id`;
      return ids;
    };
    await generations(91, 600, 'done');
    const young = await generations(89, 1, 'done');
    const unfinished = await generations(91, 1, 'queued');
    await lenses.app.get(GenerationRetentionService).run();
    for (const table of ['generations', 'renders']) {
      const left = await lenses.sql<{ id: string }[]>`
        SELECT id FROM ${() => table} WHERE owner_id = ${owner}`;
      const ids = left.map(({ id }) => id).toSorted();
      expect(ids).toEqual([...young, ...unfinished].toSorted());
    }
  });
});
