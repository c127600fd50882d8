import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Registrations1765140000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE registrations (
        address_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      `CREATE INDEX registrations_by_address ON registrations (address_hash, created_at)`,
    );
    await runner.query(`CREATE INDEX registrations_by_age ON registrations (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE registrations`);
  }
}
