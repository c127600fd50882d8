import type { Owner } from '@likeness/contracts/identity/owner';
import { queryColumn } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

/** Increase it with the text of the page's dialog: everyone is asked again. */
const FACE_CONSENT_TEXT = 'face-analysis-2';
const IS_CURRENT = `withdrawn_at IS NULL AND text_version = '${FACE_CONSENT_TEXT}'`;

/** Consent to face analysis (GDPR Art. 9). A withdrawn record stays as evidence (Art. 7(1)). */
@Injectable()
export class FaceConsentsRepository extends SqlRepository {
  async givenAt({ kind, id }: Owner): Promise<Date | undefined> {
    const [givenAt] = await queryColumn(this.database, z.date())`
      SELECT given_at FROM face_consents
      WHERE owner_kind = ${kind} AND owner_id = ${id} AND ${() => IS_CURRENT}`;
    return givenAt;
  }

  /** Locks the consent row, so that it can't be withdrawn until the transaction ends. */
  async holdCurrent(manager: EntityManager, { kind, id }: Owner): Promise<boolean> {
    const held = await queryColumn(manager, z.string())`SELECT id FROM face_consents
      WHERE owner_kind = ${kind} AND owner_id = ${id} AND ${() => IS_CURRENT} FOR SHARE`;
    return held.length > 0;
  }

  /** Between a withdrawal and the next consent. */
  async isWithdrawn(manager: EntityManager, { kind, id }: Owner): Promise<boolean> {
    const [isWithdrawn] = await queryColumn(manager, z.boolean().nullable())`
      SELECT bool_and(withdrawn_at IS NOT NULL) FROM face_consents
      WHERE owner_kind = ${kind} AND owner_id = ${id}`;
    return isWithdrawn ?? false;
  }

  /** Ends a consent to an earlier text, which stays on record. */
  async give({ kind, id }: Owner): Promise<void> {
    await this.database.sql`UPDATE face_consents SET withdrawn_at = now()
      WHERE owner_kind = ${kind} AND owner_id = ${id} AND withdrawn_at IS NULL
        AND text_version <> ${FACE_CONSENT_TEXT}`;
    await this.database.sql`INSERT INTO face_consents (owner_kind, owner_id, text_version)
      VALUES (${kind}, ${id}, ${FACE_CONSENT_TEXT})
      ON CONFLICT (owner_kind, owner_id) WHERE withdrawn_at IS NULL DO NOTHING`;
  }

  async withdraw(manager: EntityManager, { kind, id }: Owner): Promise<void> {
    await manager.sql`UPDATE face_consents SET withdrawn_at = now()
      WHERE owner_kind = ${kind} AND owner_id = ${id} AND withdrawn_at IS NULL`;
  }
}
