import type { Holdings } from '@likeness/contracts/http/internal-accounts';
import type { Owner } from '@likeness/contracts/identity/owner';
import { queryRow, queryRows } from '@likeness/service-kit/database/rows';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { IS_UNFINISHED } from './lenses.entities.js';

type LensHoldings = Required<Pick<Holdings, 'generations' | 'jobs'>>;

const holdingsSchema = z.object({ generations: z.int(), jobs: z.int() });
const idSchema = z.object({ id: z.string() });

const OF_OWNERS = `(owner_kind, owner_id) IN (SELECT * FROM unnest($1::text[], $2::text[]))`;

@Injectable()
export class OwnedDataRepository {
  constructor(private readonly database: DataSource) {}

  async claim(visitorId: string, userId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      // Locks a render before its generation, as the end of a render does.
      await manager.query(
        `SELECT FROM renders WHERE owner_kind = 'visitor' AND owner_id = $1
         ORDER BY id FOR UPDATE`,
        [visitorId],
      );
      for (const table of ['generations', 'renders']) {
        await manager.query(
          `UPDATE ${table} SET owner_kind = 'user', owner_id = $2
           WHERE owner_kind = 'visitor' AND owner_id = $1`,
          [visitorId, userId],
        );
      }
    });
  }

  async count(owners: readonly Owner[]): Promise<LensHoldings> {
    const row = await queryRow(
      this.database,
      holdingsSchema,
      `SELECT (SELECT count(*)::int FROM generations WHERE ${OF_OWNERS}) AS generations,
              (SELECT count(*)::int FROM renders WHERE ${OF_OWNERS}) AS jobs`,
      columnsOf(owners),
    );
    return row ?? { generations: 0, jobs: 0 };
  }

  async unfinished(owners: readonly Owner[]): Promise<string[]> {
    const rows = await queryRows(
      this.database,
      idSchema,
      `SELECT id FROM renders WHERE ${OF_OWNERS} AND ${IS_UNFINISHED}`,
      columnsOf(owners),
    );
    return rows.map(({ id }) => id);
  }

  /** Waits for a delivery that is being recorded. */
  async remove(owners: readonly Owner[]): Promise<void> {
    await this.database.transaction(async (manager) => {
      const values = columnsOf(owners);
      await manager.query(
        `DELETE FROM renders WHERE ${OF_OWNERS}
           OR generation_id IN (SELECT id FROM generations WHERE ${OF_OWNERS})`,
        values,
      );
      await manager.query(`DELETE FROM generations WHERE ${OF_OWNERS}`, values);
    });
  }
}

function columnsOf(owners: readonly Owner[]): [string[], string[]] {
  return [owners.map(({ kind }) => kind), owners.map(({ id }) => id)];
}
