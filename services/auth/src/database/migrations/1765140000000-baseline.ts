import { CREATE_MAIL_ORDERS } from '@likeness/service-kit/mail/mail-orders.repository';
import { CREATE_OBJECT_REMOVALS } from '@likeness/service-kit/storage/object-removals';
import type { QueryRunner } from 'typeorm';

const ACCOUNTS = `
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
    created_at timestamptz NOT NULL DEFAULT now(),
    standing_revision int NOT NULL DEFAULT 0,
    suspended_at timestamptz,
    suspension_reason text
  );
  CREATE INDEX accounts_suspended ON accounts (id) WHERE NOT is_active;

  CREATE TABLE sessions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    token_hash text NOT NULL UNIQUE,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    cookie_hash text,
    device text NOT NULL DEFAULT 'Unknown device',
    last_used_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX sessions_by_account ON sessions (account_id);
  CREATE INDEX sessions_by_expiry ON sessions (expires_at);

  CREATE TABLE mail_tokens (
    token_hash text PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    purpose text NOT NULL CHECK (purpose IN ('verify', 'reset')),
    used_at timestamptz,
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX mail_tokens_by_account ON mail_tokens (account_id);
  CREATE INDEX mail_tokens_by_expiry ON mail_tokens (expires_at);

  CREATE TABLE registrations (
    address_hash text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX registrations_by_address ON registrations (address_hash, created_at);
  CREATE INDEX registrations_by_age ON registrations (created_at);

  CREATE TABLE visitor_claims (
    visitor_id text PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    attempts int NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL DEFAULT now(),
    delivered_at timestamptz
  );
  CREATE INDEX visitor_claims_by_account ON visitor_claims (account_id);
  CREATE INDEX visitor_claims_by_due ON visitor_claims (due_at) WHERE delivered_at IS NULL;

  CREATE TABLE erasures (
    account_id uuid PRIMARY KEY,
    email text NOT NULL,
    first_name text NOT NULL,
    visitor_ids text[] NOT NULL,
    held jsonb,
    requested_at timestamptz NOT NULL DEFAULT now(),
    attempts int NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX erasures_by_due ON erasures (due_at)`;

const NOTICES = `
  CREATE TABLE expiry_notices (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    days int NOT NULL,
    covers_until timestamptz NOT NULL,
    PRIMARY KEY (account_id, days, covers_until)
  );

  CREATE TABLE payment_notices (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    reference text NOT NULL,
    PRIMARY KEY (account_id, reference)
  );

  CREATE TABLE newsletter_subscribers (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    email text NOT NULL,
    email_key text NOT NULL UNIQUE,
    requested_at timestamptz NOT NULL DEFAULT now(),
    confirmed_at timestamptz
  );
  CREATE INDEX newsletter_unconfirmed ON newsletter_subscribers (requested_at)
    WHERE confirmed_at IS NULL`;

const OPERATORS = `
  CREATE TABLE operators (
    account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    appointed_at timestamptz NOT NULL DEFAULT now(),
    appointment_hash text,
    appointment_until timestamptz,
    sealed_secret text,
    enrolled_at timestamptz,
    last_step bigint,
    wrong_codes int NOT NULL DEFAULT 0,
    locked_until timestamptz
  );

  CREATE TABLE operator_recovery_codes (
    account_id uuid NOT NULL REFERENCES operators ON DELETE CASCADE,
    code_hash text NOT NULL,
    PRIMARY KEY (account_id, code_hash)
  );

  CREATE TABLE operator_sessions (
    session_id uuid PRIMARY KEY REFERENCES sessions ON DELETE CASCADE,
    account_id uuid NOT NULL REFERENCES operators ON DELETE CASCADE,
    cookie_hash text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX ON operator_sessions (account_id);

  CREATE TABLE operator_acts (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    operator_id uuid,
    act text NOT NULL,
    subject text
  );
  CREATE INDEX ON operator_acts (at);
  CREATE FUNCTION keep_operator_acts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND OLD.at < now() - interval '1 year' THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'acts of operators are not changed, and kept for a year';
  END $$;
  CREATE TRIGGER keep BEFORE UPDATE OR DELETE ON operator_acts
    FOR EACH ROW EXECUTE FUNCTION keep_operator_acts();
  CREATE TRIGGER keep_all BEFORE TRUNCATE ON operator_acts
    FOR EACH STATEMENT EXECUTE FUNCTION keep_operator_acts()`;

/** Creates the schema of 0.2.0, under the name of that release's last migration. */
export class Baseline1765140000000 {
  readonly name = 'Registrations1765140000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACCOUNTS);
    await runner.query(CREATE_MAIL_ORDERS);
    await runner.query(NOTICES);
    await runner.query(OPERATORS);
    await runner.query(CREATE_OBJECT_REMOVALS);
  }
}
