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

/** The table's definition, for the migration of every service that sends mail. */
export const CREATE_MAIL_ORDERS = `
  CREATE TABLE mail_orders (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL,
    recipient text NOT NULL,
    facts jsonb,
    attempts int NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  )`;
