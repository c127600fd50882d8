import { TRACE_OUTBOX, UNTRACE_OUTBOX } from '@likeness/service-kit/outbox/outbox.entity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TraceOutbox1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TRACE_OUTBOX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(UNTRACE_OUTBOX);
  }
}
