import { changeRows, queryNumber } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The longest window of any limit. */
const KEPT = `interval '24 hours'`;

@Injectable()
export class RegistrationsRepository extends SqlRepository {
  async lock(manager: EntityManager, addressHash: string): Promise<void> {
    await manager.sql`
      SELECT pg_advisory_xact_lock(hashtextextended(${`registrations ${addressHash}`}, 0))`;
  }

  /** @returns seconds until the window contains fewer than `max`; 0 if it already does */
  async secondsUntilBelow(
    manager: EntityManager,
    addressHash: string,
    { max, windowSeconds }: { readonly max: number; readonly windowSeconds: number },
  ): Promise<number> {
    return queryNumber(manager)`
      SELECT greatest(1, ceil(extract(epoch FROM
        created_at + make_interval(secs => ${windowSeconds}) - now())))::int
      FROM registrations
      WHERE address_hash = ${addressHash}
        AND created_at > now() - make_interval(secs => ${windowSeconds})
      ORDER BY created_at DESC OFFSET ${max - 1} LIMIT 1`;
  }

  async insert(manager: EntityManager, addressHash: string): Promise<void> {
    await manager.sql`INSERT INTO registrations (address_hash) VALUES (${addressHash})`;
  }

  async removeOld(): Promise<number> {
    return changeRows(this.database)`
      DELETE FROM registrations WHERE created_at < now() - ${() => KEPT}`;
  }
}
