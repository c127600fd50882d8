import type { Holdings } from '@likeness/contracts/http/internal-accounts';
import type { Owner } from '@likeness/contracts/identity/owner';
import { queryColumn, queryRow } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { IS_UNFINISHED } from './lenses.entities.js';

type LensHoldings = Required<Pick<Holdings, 'generations' | 'jobs'>>;

const holdingsSchema = z.object({ generations: z.int(), jobs: z.int() });

@Injectable()
export class OwnedDataRepository extends SqlRepository {
  async claim(visitorId: string, userId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      // Locks a render before its generation, as the end of a render does.
      await manager.sql`SELECT FROM renders WHERE owner_kind = 'visitor' AND owner_id = ${visitorId}
        ORDER BY id FOR UPDATE`;
      for (const table of ['generations', 'renders']) {
        await manager.sql`UPDATE ${() => table} SET owner_kind = 'user', owner_id = ${userId}
          WHERE owner_kind = 'visitor' AND owner_id = ${visitorId}`;
      }
    });
  }

  async count(owners: readonly Owner[]): Promise<LensHoldings> {
    const [kinds, ids] = columnsOf(owners);
    const row = await queryRow(this.database, holdingsSchema)`
      WITH owners AS (SELECT * FROM unnest(${kinds}::text[], ${ids}::text[]))
      SELECT (SELECT count(*)::int FROM generations
          WHERE (owner_kind, owner_id) IN (TABLE owners)) AS generations,
        (SELECT count(*)::int FROM renders WHERE (owner_kind, owner_id) IN (TABLE owners)) AS jobs`;
    return row ?? { generations: 0, jobs: 0 };
  }

  async unfinished(owners: readonly Owner[]): Promise<string[]> {
    const [kinds, ids] = columnsOf(owners);
    return queryColumn(this.database, z.string())`
      SELECT id FROM renders
      WHERE (owner_kind, owner_id) IN (SELECT * FROM unnest(${kinds}::text[], ${ids}::text[]))
        AND ${() => IS_UNFINISHED}`;
  }

  /** Waits for a delivery that is being recorded. */
  async remove(owners: readonly Owner[]): Promise<void> {
    const [kinds, ids] = columnsOf(owners);
    await this.database.transaction(async (manager) => {
      await manager.sql`
        WITH owners AS (SELECT * FROM unnest(${kinds}::text[], ${ids}::text[]))
        DELETE FROM renders WHERE (owner_kind, owner_id) IN (TABLE owners)
          OR generation_id IN (
            SELECT id FROM generations WHERE (owner_kind, owner_id) IN (TABLE owners))`;
      await manager.sql`DELETE FROM generations
        WHERE (owner_kind, owner_id) IN (SELECT * FROM unnest(${kinds}::text[], ${ids}::text[]))`;
    });
  }
}

function columnsOf(owners: readonly Owner[]): [string[], string[]] {
  return [owners.map(({ kind }) => kind), owners.map(({ id }) => id)];
}
