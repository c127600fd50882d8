import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A job that must follow a commit: written with the facts, sent afterwards. */
@Entity('outbox')
export class OutboxEntry {
  @PrimaryColumn({ type: 'bigint', generated: 'increment' })
  id!: string;

  @Column({ type: 'text' })
  job!: string;

  @Column({ type: 'jsonb' })
  payload!: unknown;

  @Column({ type: 'int', nullable: true })
  priority!: number | null;

  /** The place in a trace that it was written at. */
  @Column({ type: 'text', nullable: true })
  traceparent!: string | null;
}

/** The table's definition, for the migration of every service that has an outbox. */
export const CREATE_OUTBOX = `
  CREATE TABLE outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    job text NOT NULL,
    payload jsonb NOT NULL,
    priority int
  )`;

/** What came to the table later, for a migration of its own. */
export const TRACE_OUTBOX = 'ALTER TABLE outbox ADD COLUMN traceparent text';
export const UNTRACE_OUTBOX = 'ALTER TABLE outbox DROP COLUMN traceparent';
