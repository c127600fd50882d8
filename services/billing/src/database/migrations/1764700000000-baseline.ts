import { CREATE_MAIL_ORDERS } from '@likeness/service-kit/mail/mail-orders.repository';
import { CREATE_OUTBOX } from '@likeness/service-kit/outbox/create-outbox';
import type { QueryRunner } from 'typeorm';

const BOOKS = `
  CREATE TABLE accounts (
    user_id uuid PRIMARY KEY,
    available int NOT NULL DEFAULT 0 CONSTRAINT available_is_covered CHECK (available >= 0),
    held int NOT NULL DEFAULT 0 CONSTRAINT held_is_covered CHECK (held >= 0),
    revision int NOT NULL DEFAULT 0,
    closed_at timestamptz
  );

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
    awaited int NOT NULL DEFAULT 0
      CONSTRAINT awaited_of_what_is_short CHECK (awaited BETWEEN 0 AND shortfall),
    CONSTRAINT taken_back_of_what_was_bought CHECK (taken_back BETWEEN 0 AND credits)
  );
  CREATE INDEX purchases_by_user ON purchases (user_id);
  CREATE INDEX purchases_awaiting ON purchases (user_id) WHERE awaited > 0;

  CREATE TABLE hold_groups (
    group_id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES accounts,
    is_covered boolean NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );

  CREATE TABLE holds (
    hold_id uuid PRIMARY KEY,
    group_id uuid NOT NULL REFERENCES hold_groups,
    user_id uuid NOT NULL REFERENCES accounts,
    image_id uuid NOT NULL,
    purpose text NOT NULL,
    credits int NOT NULL CHECK (credits > 0),
    state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'captured', 'released')),
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX holds_by_expiry ON holds (expires_at) WHERE state = 'held'`;

/** Double-entry bookkeeping: one row per transaction, one column per account. */
const LEDGER = `
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
  );
  CREATE UNIQUE INDEX held_once ON ledger_entries (hold_id) WHERE kind = 'hold';
  CREATE UNIQUE INDEX settled_once ON ledger_entries (hold_id)
    WHERE kind IN ('capture', 'release');
  CREATE UNIQUE INDEX granted_once ON ledger_entries (purchase_id) WHERE kind = 'purchase';

  CREATE FUNCTION book_entry() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE accounts
    SET available = available + NEW.available, held = held + NEW.held, revision = revision + 1
    WHERE user_id = NEW.user_id
    RETURNING revision, available INTO NEW.revision, NEW.balance;
    RETURN NEW;
  END $$;
  CREATE TRIGGER book_entry BEFORE INSERT ON ledger_entries
    FOR EACH ROW EXECUTE FUNCTION book_entry();

  CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'entries of the ledger stay as they are';
  END $$;
  CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`;

const STRIPE = `
  CREATE SEQUENCE looks;

  CREATE TABLE customers (
    user_id uuid PRIMARY KEY REFERENCES accounts,
    stripe_id text NOT NULL UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now()
  );

  CREATE TABLE subscriptions (
    stripe_id text PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES accounts,
    status text NOT NULL,
    started_at timestamptz NOT NULL,
    ends_at timestamptz,
    seen_at_look bigint NOT NULL,
    is_ordered boolean NOT NULL
  );
  CREATE INDEX subscriptions_by_user ON subscriptions (user_id);

  CREATE TABLE stripe_events (
    id text PRIMARY KEY,
    type text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX stripe_events_by_time ON stripe_events (applied_at);

  CREATE TABLE unhandled_stripe_events (
    id text PRIMARY KEY,
    type text NOT NULL,
    created_at timestamptz NOT NULL
  )`;

const DECLARATIONS = `
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
    settled_at timestamptz,
    address_hash text
  );
  CREATE INDEX declarations_by_time ON declarations (received_at);
  CREATE INDEX declarations_by_email ON declarations (lower(email));
  CREATE INDEX declarations_by_address ON declarations (address_hash)
    WHERE address_hash IS NOT NULL;

  CREATE TABLE confirmations (
    token_hash text PRIMARY KEY,
    declaration_id uuid NOT NULL REFERENCES declarations ON DELETE CASCADE,
    user_id uuid NOT NULL,
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX confirmations_by_person ON confirmations (user_id)`;

/** Creates the schema of 0.2.0, under the name of that release's last migration. */
export class Baseline1764700000000 {
  readonly name = 'ConfirmOrders1764700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BOOKS);
    await runner.query(LEDGER);
    await runner.query(CREATE_OUTBOX);
    await runner.query(STRIPE);
    await runner.query(DECLARATIONS);
    await runner.query(CREATE_MAIL_ORDERS);
  }
}
