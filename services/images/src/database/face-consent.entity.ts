import type { Owner } from '@likeness/contracts/identity/owner';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Increase it with the text of the page's dialog: everyone is asked again. */
export const FACE_CONSENT_TEXT = 'face-analysis-2';

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
