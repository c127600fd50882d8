import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Newsletter1764410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE newsletter_subscribers (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text NOT NULL,
        email_key text NOT NULL UNIQUE,
        requested_at timestamptz NOT NULL DEFAULT now(),
        confirmed_at timestamptz
      )`);
    await runner.query(`
      CREATE INDEX newsletter_unconfirmed ON newsletter_subscribers (requested_at)
        WHERE confirmed_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE newsletter_subscribers`);
  }
}
