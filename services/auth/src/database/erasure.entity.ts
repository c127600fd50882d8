import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account that is gone and whose traces are being removed. The row goes when that is done. */
@Entity('erasures')
export class Erasure {
  @PrimaryColumn('uuid', { name: 'account_id' })
  accountId!: string;

  /** Where the receipt goes. */
  @Column('text')
  email!: string;

  @Column('text', { name: 'first_name' })
  firstName!: string;

  /** Visitors the person has been before. */
  @Column('text', { name: 'visitor_ids', array: true })
  visitorIds!: string[];

  /** What there was before the first removal, counted by what it was. */
  @Column('jsonb', { nullable: true })
  held!: Record<string, number> | null;

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt!: Date;
}
