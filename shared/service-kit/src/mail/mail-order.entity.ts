import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Holds no token: tokens are generated on sending. */
@Entity('mail_orders')
export class MailOrder {
  @PrimaryColumn({ type: 'bigint', generated: 'increment' }) id!: string;
  @Column('text') kind!: string;
  @Column('text') recipient!: string;

  /** Data that the mail needs and that no longer exists elsewhere. */
  @Column('jsonb', { nullable: true }) facts!: unknown;
  @Column('int') attempts!: number;

  /** The mail server's last reply, if it will never accept the mail. */
  @Column('text', { nullable: true }) refusal!: string | null;
}

export const CREATE_MAIL_ORDERS = `
  CREATE TABLE mail_orders (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL,
    recipient text NOT NULL,
    facts jsonb,
    attempts int NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX mail_orders_by_due ON mail_orders (due_at)`;
