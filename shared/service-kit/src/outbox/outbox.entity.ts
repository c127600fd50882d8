import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A job that is written with its facts and sent after the commit. */
@Entity('outbox')
export class OutboxEntry {
  @PrimaryColumn({ type: 'bigint', generated: 'increment' }) id!: string;
  @Column({ type: 'text' }) job!: string;
  @Column({ type: 'jsonb' }) payload!: unknown;
  @Column({ type: 'int', nullable: true }) priority!: number | null;

  /** W3C `traceparent` of the writer. */
  @Column({ type: 'text', nullable: true }) traceparent!: string | null;
  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' }) createdAt!: Date;

  /** Failed ones. */
  @Column({ type: 'int', default: 0 }) attempts!: number;
  @Column({ type: 'timestamptz', name: 'due_at', default: () => 'now()' }) dueAt!: Date;
}

export const CREATE_OUTBOX = `
  CREATE TABLE outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    job text NOT NULL,
    payload jsonb NOT NULL,
    priority int,
    traceparent text
  )`;
