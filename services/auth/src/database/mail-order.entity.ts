import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mail to be sent. It holds no token: those are made when it is sent. */
@Entity('mail_orders')
export class MailOrder {
  @PrimaryColumn({ type: 'bigint', generated: 'increment' })
  id!: string;

  @Column('text')
  kind!: string;

  @Column('text')
  recipient!: string;

  /** What the mail reports, where that can't be read elsewhere any more. */
  @Column('jsonb', { nullable: true })
  facts!: unknown;

  @Column('int')
  attempts!: number;
}
