import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AnnouncePlans1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO outbox (job, payload)
        SELECT 'account.plan', jsonb_build_object(
          'user_id', user_id, 'revision', greatest(revision, 1), 'is_subscriber', true)
        FROM accounts WHERE closed_at IS NULL AND EXISTS (
          SELECT FROM subscriptions WHERE subscriptions.user_id = accounts.user_id
            AND status IN ('active', 'canceling'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM outbox WHERE job = 'account.plan'`);
  }
}
