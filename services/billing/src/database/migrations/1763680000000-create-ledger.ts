import { CREATE_OUTBOX } from '@likeness/service-kit/outbox/outbox.entity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Double-entry bookkeeping: one row per transaction, one column per account. */
export class CreateLedger1763680000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE accounts (
        user_id uuid PRIMARY KEY,
        available int NOT NULL DEFAULT 0 CONSTRAINT available_is_covered CHECK (available >= 0),
        held int NOT NULL DEFAULT 0 CONSTRAINT held_is_covered CHECK (held >= 0),
        revision int NOT NULL DEFAULT 0,
        closed_at timestamptz
      )`);
    await runner.query(`
      CREATE TABLE purchases (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES accounts,
        session_id text NOT NULL UNIQUE,
        payment_intent_id text UNIQUE,
        name text NOT NULL,
        credits int NOT NULL CHECK (credits > 0),
        amount_cents int NOT NULL,
        currency text NOT NULL,
        reclaimed_cents int NOT NULL DEFAULT 0,
        taken_back int NOT NULL DEFAULT 0,
        shortfall int NOT NULL DEFAULT 0 CHECK (shortfall >= 0),
        seen_at_look bigint NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT taken_back_of_what_was_bought CHECK (taken_back BETWEEN 0 AND credits)
      )`);
    await runner.query(`CREATE INDEX purchases_by_user ON purchases (user_id)`);
    await runner.query(`
      CREATE TABLE hold_groups (
        group_id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES accounts,
        is_covered boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE holds (
        hold_id uuid PRIMARY KEY,
        group_id uuid NOT NULL REFERENCES hold_groups,
        user_id uuid NOT NULL REFERENCES accounts,
        image_id uuid NOT NULL,
        purpose text NOT NULL,
        credits int NOT NULL CHECK (credits > 0),
        state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'captured', 'released')),
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX holds_by_expiry ON holds (expires_at) WHERE state = 'held'`);
    await runner.query(`
      CREATE TABLE ledger_entries (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES accounts,
        revision int NOT NULL,
        kind text NOT NULL
          CHECK (kind IN ('purchase', 'hold', 'capture', 'release', 'refund', 'adjustment')),
        available int NOT NULL DEFAULT 0,
        held int NOT NULL DEFAULT 0,
        sales int NOT NULL DEFAULT 0,
        revenue int NOT NULL DEFAULT 0,
        corrections int NOT NULL DEFAULT 0,
        balance int NOT NULL,
        hold_id uuid REFERENCES holds,
        purchase_id uuid REFERENCES purchases,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT sums_to_zero CHECK (available + held + sales + revenue + corrections = 0),
        CONSTRAINT moves_something CHECK (available <> 0 OR held <> 0),
        UNIQUE (user_id, revision)
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX held_once ON ledger_entries (hold_id) WHERE kind = 'hold'`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX settled_once ON ledger_entries (hold_id)
       WHERE kind IN ('capture', 'release')`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX granted_once ON ledger_entries (purchase_id) WHERE kind = 'purchase'`,
    );
    await runner.query(`
      CREATE FUNCTION book_entry() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE accounts
        SET available = available + NEW.available, held = held + NEW.held, revision = revision + 1
        WHERE user_id = NEW.user_id
        RETURNING revision, available INTO NEW.revision, NEW.balance;
        RETURN NEW;
      END $$`);
    await runner.query(
      `CREATE TRIGGER book_entry BEFORE INSERT ON ledger_entries
       FOR EACH ROW EXECUTE FUNCTION book_entry()`,
    );
    await runner.query(`
      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'entries of the ledger stay as they are';
      END $$`);
    await runner.query(
      `CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
       FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
    );
    await runner.query(CREATE_OUTBOX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE outbox, ledger_entries, holds, hold_groups, purchases, accounts`,
    );
    await runner.query(`DROP FUNCTION book_entry, refuse_change`);
  }
}
