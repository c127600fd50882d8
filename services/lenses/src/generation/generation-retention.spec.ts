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
      const rows = await lenses.sql.query<{ id: string }[]>(
        `${INSERT} SELECT gen_random_uuid(), 'user', $1, 'a', 'f', 'lenszero', 1, 1, false, 0, true,
           now() - make_interval(days => $2) FROM generate_series(1, $3) RETURNING id`,
        [owner, days, count],
      );
      const ids = rows.map(({ id }) => id);
      await lenses.sql.query(
        `${RENDER} SELECT id, id, 'user', $1, 0, 'noir', 'woman', 1, '[]', $2, 1, 1,
           now() + interval '1 hour' FROM unnest($3::uuid[]) AS id`,
        [owner, state, ids],
      );
      return ids;
    };
    await generations(91, 600, 'done');
    const young = await generations(89, 1, 'done');
    const unfinished = await generations(91, 1, 'queued');
    await lenses.app.get(GenerationRetentionService).run();
    for (const table of ['generations', 'renders']) {
      const left = await lenses.sql.query<{ id: string }[]>(
        `SELECT id FROM ${table} WHERE owner_id = $1`,
        [owner],
      );
      const ids = left.map(({ id }) => id).toSorted();
      expect(ids).toEqual([...young, ...unfinished].toSorted());
    }
  });
});
