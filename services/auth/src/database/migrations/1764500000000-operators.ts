import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Operators1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
      )`);
    await runner.query(`
      CREATE TABLE operator_recovery_codes (
        account_id uuid NOT NULL REFERENCES operators ON DELETE CASCADE,
        code_hash text NOT NULL,
        PRIMARY KEY (account_id, code_hash)
      )`);
    await runner.query(`
      CREATE TABLE operator_sessions (
        session_id uuid PRIMARY KEY REFERENCES sessions ON DELETE CASCADE,
        account_id uuid NOT NULL REFERENCES operators ON DELETE CASCADE,
        cookie_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX ON operator_sessions (account_id)`);
    await runner.query(`
      CREATE TABLE operator_acts (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        operator_id uuid,
        act text NOT NULL,
        subject text
      )`);
    await runner.query(`CREATE INDEX ON operator_acts (at)`);
    await runner.query(`
      CREATE FUNCTION keep_operator_acts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND OLD.at < now() - interval '1 year' THEN RETURN OLD; END IF;
        RAISE EXCEPTION 'acts of operators are not changed, and kept for a year';
      END $$`);
    await runner.query(`
      CREATE TRIGGER keep BEFORE UPDATE OR DELETE ON operator_acts
        FOR EACH ROW EXECUTE FUNCTION keep_operator_acts()`);
    await runner.query(`
      CREATE TRIGGER keep_all BEFORE TRUNCATE ON operator_acts
        FOR EACH STATEMENT EXECUTE FUNCTION keep_operator_acts()`);
    await runner.query(`
      ALTER TABLE accounts ADD suspended_at timestamptz, ADD suspension_reason text`);
    await runner.query(`CREATE INDEX accounts_suspended ON accounts (id) WHERE NOT is_active`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX accounts_suspended`);
    await runner.query(`ALTER TABLE accounts DROP suspended_at, DROP suspension_reason`);
    await runner.query(
      `DROP TABLE operator_acts, operator_sessions, operator_recovery_codes, operators`,
    );
    await runner.query(`DROP FUNCTION keep_operator_acts`);
  }
}
