import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccounts1763650000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE accounts (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text NOT NULL,
        email_key text NOT NULL UNIQUE,
        password_hash text,
        google_subject text UNIQUE,
        first_name text NOT NULL,
        last_name text NOT NULL,
        is_active boolean NOT NULL DEFAULT true,
        is_superuser boolean NOT NULL DEFAULT false,
        is_verified boolean NOT NULL DEFAULT false,
        picture_file text,
        statement_version text NOT NULL,
        credits int NOT NULL DEFAULT 0,
        subscription_status text,
        subscription_start timestamptz,
        subscription_end timestamptz,
        liked_image_ids uuid[] NOT NULL DEFAULT '{}',
        disliked_image_ids uuid[] NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE sessions (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        token_hash text NOT NULL UNIQUE,
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX sessions_by_account ON sessions (account_id)`);
    await runner.query(`CREATE INDEX sessions_by_expiry ON sessions (expires_at)`);
    await runner.query(`
      CREATE TABLE mail_tokens (
        token_hash text PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        purpose text NOT NULL CHECK (purpose IN ('verify', 'reset')),
        used_at timestamptz,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX mail_tokens_by_account ON mail_tokens (account_id)`);
    await runner.query(`CREATE INDEX mail_tokens_by_expiry ON mail_tokens (expires_at)`);
    await runner.query(`
      CREATE TABLE mail_orders (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL,
        recipient text NOT NULL,
        facts jsonb,
        attempts int NOT NULL DEFAULT 0,
        due_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX mail_orders_by_due ON mail_orders (due_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE mail_orders, mail_tokens, sessions, accounts`);
  }
}
