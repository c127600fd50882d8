import { CREATE_OUTBOX } from '@likeness/service-kit/outbox/outbox.entity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateLenses1763640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE generations (
        id uuid PRIMARY KEY,
        owner_kind text NOT NULL CHECK (owner_kind IN ('visitor', 'user')),
        owner_id text NOT NULL,
        address_hash text NOT NULL,
        form_hash text NOT NULL,
        image_count int NOT NULL CHECK (image_count BETWEEN 1 AND 10),
        seed int NOT NULL,
        joinable boolean NOT NULL,
        released_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      `CREATE INDEX generations_by_owner ON generations (owner_kind, owner_id, created_at)`,
    );
    await runner.query(
      `CREATE INDEX generations_by_address ON generations (address_hash, created_at)`,
    );
    await runner.query(`
      CREATE TABLE renders (
        id uuid PRIMARY KEY,
        generation_id uuid NOT NULL REFERENCES generations,
        owner_kind text NOT NULL CHECK (owner_kind IN ('visitor', 'user')),
        owner_id text NOT NULL,
        image_index int NOT NULL CHECK (image_index BETWEEN 0 AND 9),
        style_id text NOT NULL,
        gender text NOT NULL CHECK (gender IN ('woman', 'man')),
        seed int NOT NULL,
        photos jsonb NOT NULL,
        state text NOT NULL CHECK (state IN
          ('queued', 'rendering', 'done', 'refused', 'failed', 'cancelled', 'expired')),
        priority int NOT NULL,
        attempt int NOT NULL,
        error_code text,
        error_detail text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        started_at timestamptz,
        finished_at timestamptz,
        expires_at timestamptz NOT NULL,
        UNIQUE (generation_id, image_index)
      )`);
    await runner.query(`
      CREATE INDEX renders_unfinished ON renders (priority, created_at, id)
        WHERE state IN ('queued', 'rendering')`);
    await runner.query(
      `CREATE INDEX renders_by_owner ON renders (owner_kind, owner_id, created_at)`,
    );
    await runner.query(
      `CREATE INDEX renders_finished ON renders (finished_at) WHERE state = 'done'`,
    );
    await runner.query(`
      CREATE TABLE styles (
        id text PRIMARY KEY,
        engine text NOT NULL,
        title text NOT NULL,
        description text NOT NULL,
        preview_key text NOT NULL
      )`);
    await runner.query(CREATE_OUTBOX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE outbox, styles, renders, generations`);
  }
}
