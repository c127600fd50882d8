import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Measured times by kind, and usual times by engine. */
export class RenderTimes1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE render_times (
         lane text NOT NULL,
         kind text NOT NULL,
         seconds float8 NOT NULL CHECK (seconds >= 0),
         PRIMARY KEY (lane, kind)
       )`,
    );
    await runner.query(`ALTER TABLE styles ADD COLUMN usual_seconds float8`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE styles DROP COLUMN usual_seconds`);
    await runner.query(`DROP TABLE render_times`);
  }
}
