import type { Owner } from '@likeness/contracts/identity/owner';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import {
  Column,
  CreateDateColumn,
  Entity,
  type EntityManager,
  IsNull,
  Not,
  PrimaryColumn,
} from 'typeorm';

/** Increase it with the text of the page's dialog: everyone is asked again. */
const FACE_CONSENT_TEXT = 'face-analysis-2';

/** Consent to face analysis (GDPR Art. 9). A withdrawn record stays as evidence (Art. 7(1)). */
@Entity('face_consents')
export class FaceConsentRecord {
  @PrimaryColumn({ type: 'bigint', generated: 'increment' }) id!: string;
  @Column('text', { name: 'owner_kind' }) ownerKind!: Owner['kind'];
  @Column('text', { name: 'owner_id' }) ownerId!: string;
  @Column('text', { name: 'text_version' }) textVersion!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'given_at' }) givenAt!: Date;
  @Column('timestamptz', { name: 'withdrawn_at', nullable: true }) withdrawnAt!: Date | null;
}

@Injectable()
export class FaceConsentsRepository extends SqlRepository {
  async current(owner: Owner): Promise<FaceConsentRecord | null> {
    return this.database.getRepository(FaceConsentRecord).findOneBy(currentOf(owner));
  }

  /** Locks the consent row, so that it can't be withdrawn until the transaction ends. */
  async holdCurrent(manager: EntityManager, owner: Owner): Promise<boolean> {
    const found = await manager.findOne(FaceConsentRecord, {
      where: currentOf(owner),
      lock: { mode: 'pessimistic_read' },
    });
    return found !== null;
  }

  /** Between a withdrawal and the next consent. */
  async isWithdrawn(manager: EntityManager, { kind, id }: Owner): Promise<boolean> {
    const known = await manager.find(FaceConsentRecord, {
      where: { ownerKind: kind, ownerId: id },
    });
    return known.length > 0 && known.every(({ withdrawnAt }) => withdrawnAt !== null);
  }

  /** Ends a consent to an earlier text, which stays on record. */
  async give(owner: Owner): Promise<void> {
    await this.database
      .getRepository(FaceConsentRecord)
      .update(
        { ...notWithdrawnOf(owner), textVersion: Not(FACE_CONSENT_TEXT) },
        { withdrawnAt: () => 'now()' },
      );
    await this.database.sql`INSERT INTO face_consents (owner_kind, owner_id, text_version)
      VALUES (${owner.kind}, ${owner.id}, ${FACE_CONSENT_TEXT})
      ON CONFLICT (owner_kind, owner_id) WHERE withdrawn_at IS NULL DO NOTHING`;
  }

  async withdraw(manager: EntityManager, owner: Owner): Promise<void> {
    await manager.update(FaceConsentRecord, notWithdrawnOf(owner), { withdrawnAt: () => 'now()' });
  }
}

function currentOf(owner: Owner) {
  return { ...notWithdrawnOf(owner), textVersion: FACE_CONSENT_TEXT };
}

function notWithdrawnOf(owner: Owner) {
  return { ownerKind: owner.kind, ownerId: owner.id, withdrawnAt: IsNull() };
}
