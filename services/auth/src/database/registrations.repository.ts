import { changeRows, queryRow } from '@likeness/service-kit/database/rows';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';

const secondsRow = z.object({ seconds: z.number() });

/** The longest window of any limit. */
const KEPT = `interval '24 hours'`;

@Injectable()
export class RegistrationsRepository {
  constructor(private readonly database: DataSource) {}

  async lock(manager: EntityManager, addressHash: string): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [
      `registrations ${addressHash}`,
    ]);
  }

  /** @returns seconds until the window contains fewer than `max`; 0 if it already does */
  async secondsUntilBelow(
    manager: EntityManager,
    addressHash: string,
    { max, windowSeconds }: { readonly max: number; readonly windowSeconds: number },
  ): Promise<number> {
    const row = await queryRow(
      manager,
      secondsRow,
      `SELECT ceil(extract(epoch FROM created_at + make_interval(secs => $3) - now()))::int AS seconds
       FROM registrations
       WHERE address_hash = $1 AND created_at > now() - make_interval(secs => $3)
       ORDER BY created_at DESC OFFSET $2 LIMIT 1`,
      [addressHash, max - 1, windowSeconds],
    );
    return row ? Math.max(1, row.seconds) : 0;
  }

  async insert(manager: EntityManager, addressHash: string): Promise<void> {
    await manager.query(`INSERT INTO registrations (address_hash) VALUES ($1)`, [addressHash]);
  }

  async removeOld(): Promise<number> {
    const sql = `DELETE FROM registrations WHERE created_at < now() - ${KEPT}`;
    return changeRows(this.database, sql);
  }
}
