import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BothTools1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE generations
        ADD COLUMN tool text NOT NULL DEFAULT 'lenszero' CHECK (tool IN ('lenszero', 'kontextlens')),
        ADD COLUMN prompts jsonb,
        ADD COLUMN head_pose jsonb,
        ADD COLUMN credits_each int DEFAULT 0 CHECK (credits_each >= 0),
        ADD COLUMN is_watermarked boolean NOT NULL DEFAULT true,
        ADD COLUMN closed_at timestamptz`);
    await runner.query(`
      ALTER TABLE generations
        ALTER COLUMN tool DROP DEFAULT,
        ALTER COLUMN credits_each DROP DEFAULT,
        ALTER COLUMN is_watermarked DROP DEFAULT`);
    await runner.query(`
      CREATE INDEX generations_open ON generations (created_at)
        WHERE closed_at IS NULL AND credits_each IS DISTINCT FROM 0`);
    await runner.query(`
      ALTER TABLE renders
        ALTER COLUMN style_id DROP NOT NULL,
        ALTER COLUMN gender DROP NOT NULL,
        ADD COLUMN rendered jsonb`);
    await runner.query(`
      CREATE TABLE head_poses (
        key text PRIMARY KEY,
        engine text NOT NULL,
        picture_key text NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE head_poses`);
    await runner.query(`DELETE FROM renders WHERE style_id IS NULL OR gender IS NULL`);
    await runner.query(`
      ALTER TABLE renders
        DROP COLUMN rendered,
        ALTER COLUMN gender SET NOT NULL,
        ALTER COLUMN style_id SET NOT NULL`);
    await runner.query(`DROP INDEX generations_open`);
    await runner.query(`
      ALTER TABLE generations
        DROP COLUMN closed_at,
        DROP COLUMN is_watermarked,
        DROP COLUMN credits_each,
        DROP COLUMN head_pose,
        DROP COLUMN prompts,
        DROP COLUMN tool`);
  }
}
