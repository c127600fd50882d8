import type { QueryRunner } from 'typeorm';

/** Disputes, payments of erased accounts, and accounts that may not buy. */
export class PaymentClaims1765800000000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment_claims (
        id text PRIMARY KEY,
        user_id uuid NOT NULL,
        status text NOT NULL,
        amount_cents int NOT NULL,
        currency text NOT NULL,
        seen_at_look bigint NOT NULL,
        noted_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX payment_claims_by_time ON payment_claims (noted_at)`);
    await runner.query(
      `ALTER TABLE accounts ADD COLUMN is_suspended boolean NOT NULL DEFAULT false`,
    );
  }
}
