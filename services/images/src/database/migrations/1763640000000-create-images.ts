import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateImages1763640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE images (
        id uuid PRIMARY KEY,
        owner_kind text NOT NULL CHECK (owner_kind IN ('visitor', 'user')),
        owner_id text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('upload', 'portrait')),
        state text NOT NULL CHECK (state IN ('checking', 'kept', 'removed')),
        name text NOT NULL,
        master_key text NOT NULL,
        watermarked_key text,
        width int NOT NULL CHECK (width > 0),
        height int NOT NULL CHECK (height > 0),
        bytes int NOT NULL CHECK (bytes > 0),
        content_hash text,
        should_add_watermark text NOT NULL
          CHECK (should_add_watermark IN ('true', 'false', 'already_present')),
        creation_method_name text,
        creation_method_config jsonb,
        likeness jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz,
        CHECK ((kind = 'upload') = (content_hash IS NOT NULL)),
        CHECK (should_add_watermark <> 'true' OR watermarked_key IS NOT NULL)
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX images_same_upload ON images (owner_kind, owner_id, content_hash)
        WHERE state = 'kept'`);
    await runner.query(
      `CREATE INDEX images_by_owner ON images (owner_kind, owner_id, created_at DESC, id)`,
    );
    await runner.query(
      `CREATE INDEX images_by_expiry ON images (expires_at) WHERE expires_at IS NOT NULL`,
    );
    await runner.query(`CREATE INDEX images_by_master ON images (master_key)`);
    await runner.query(
      `CREATE INDEX images_by_watermarked ON images (watermarked_key)
        WHERE watermarked_key IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE face_consents (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        owner_kind text NOT NULL CHECK (owner_kind IN ('visitor', 'user')),
        owner_id text NOT NULL,
        text_version text NOT NULL,
        given_at timestamptz NOT NULL DEFAULT now(),
        withdrawn_at timestamptz
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX face_consents_standing ON face_consents (owner_kind, owner_id)
        WHERE withdrawn_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE face_consents, images`);
  }
}
