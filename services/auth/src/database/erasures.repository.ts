import type { Language } from '@likeness/contracts/text/languages';
import { queryNumber } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';

/** An account that is gone but still has traces. The row is deleted with the last trace. */
@Entity('erasures')
export class Erasure {
  @PrimaryColumn('uuid', { name: 'account_id' }) accountId!: string;
  @Column('text') email!: string;
  @Column('text', { name: 'first_name' }) firstName!: string;
  @Column('text') language!: Language;
  @Column('text', { name: 'visitor_ids', array: true }) visitorIds!: string[];
  @Column('jsonb', { nullable: true }) held!: Record<string, number> | null;
  @Column('timestamptz', { name: 'requested_at' }) requestedAt!: Date;
}

export type NewErasure = Pick<
  Erasure,
  'accountId' | 'email' | 'firstName' | 'language' | 'visitorIds'
>;

const LEASE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 3_600;

@Injectable()
export class ErasuresRepository extends SqlRepository {
  async insert(manager: EntityManager, erasure: NewErasure): Promise<void> {
    await manager.sql`INSERT INTO erasures (account_id, email, first_name, language, visitor_ids)
      VALUES (${erasure.accountId}, ${erasure.email}, ${erasure.firstName}, ${erasure.language},
        ${erasure.visitorIds})`;
  }

  async takeDue(): Promise<Erasure | null> {
    return this.database.transaction(async (manager) => {
      const erasure = await manager
        .createQueryBuilder(Erasure, 'erasure')
        .where('erasure.due_at <= now()')
        .orderBy('erasure.requestedAt')
        .limit(1)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getOne();
      if (!erasure) return null;
      await manager.sql`UPDATE erasures SET attempts = attempts + 1,
          due_at = now() + make_interval(secs =>
            least(${LONGEST_PAUSE_SECONDS}, ${LEASE_SECONDS} * power(2, least(attempts, 6))))
        WHERE account_id = ${erasure.accountId}`;
      return erasure;
    });
  }

  async oldestSeconds(): Promise<number> {
    return queryNumber(this.database)`
      SELECT coalesce(extract(epoch FROM now() - min(requested_at)), 0)::float8 AS seconds
      FROM erasures`;
  }

  async setHeld(accountId: string, held: Record<string, number>): Promise<void> {
    await this.database.getRepository(Erasure).update({ accountId }, { held });
  }

  async finish(
    { accountId }: Erasure,
    last: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.delete(Erasure, { accountId });
      await last(manager);
    });
  }
}
