import type { QueryRunner } from 'typeorm';

/** For every service with an outbox. */
export class OutboxRetries1765850000000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE outbox ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
         ADD COLUMN attempts int NOT NULL DEFAULT 0,
         ADD COLUMN due_at timestamptz NOT NULL DEFAULT now()`,
    );
  }
}
