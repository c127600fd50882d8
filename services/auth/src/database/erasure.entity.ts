import type { Language } from '@likeness/contracts/text/languages';
import { Column, Entity, PrimaryColumn } from 'typeorm';

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
