import { CREATE_MAIL_ORDERS } from '@likeness/service-kit/mail/mail-order.entity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TakeDeclarations1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE declarations (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        kind text NOT NULL CHECK (kind IN ('withdrawal', 'cancellation')),
        name text NOT NULL,
        email text NOT NULL,
        contract text NOT NULL,
        reason text,
        effective_on date,
        received_at timestamptz NOT NULL DEFAULT now(),
        confirmed_at timestamptz,
        settled_at timestamptz
      )`);
    await runner.query(`CREATE INDEX declarations_by_time ON declarations (received_at)`);
    await runner.query(`CREATE INDEX declarations_by_email ON declarations (lower(email))`);
    await runner.query(`
      CREATE TABLE confirmations (
        token_hash text PRIMARY KEY,
        declaration_id uuid NOT NULL REFERENCES declarations ON DELETE CASCADE,
        user_id uuid NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX confirmations_by_person ON confirmations (user_id)`);
    await runner.query(CREATE_MAIL_ORDERS);
    await runner.query(`CREATE INDEX mail_orders_by_due ON mail_orders (due_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE mail_orders, confirmations, declarations`);
  }
}
