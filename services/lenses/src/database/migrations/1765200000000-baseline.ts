import { CREATE_OUTBOX } from '@likeness/service-kit/outbox/create-outbox';
import type { QueryRunner } from 'typeorm';

const RENDERS = `
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
    created_at timestamptz NOT NULL DEFAULT now(),
    tool text NOT NULL CHECK (tool IN ('lenszero', 'kontextlens')),
    prompts jsonb,
    head_pose jsonb,
    credits_each int CHECK (credits_each >= 0),
    is_watermarked boolean NOT NULL,
    closed_at timestamptz
  );
  CREATE INDEX generations_by_owner ON generations (owner_kind, owner_id, created_at);
  CREATE INDEX generations_by_address ON generations (address_hash, created_at);
  CREATE INDEX generations_open ON generations (created_at)
    WHERE closed_at IS NULL AND credits_each IS DISTINCT FROM 0;

  CREATE TABLE renders (
    id uuid PRIMARY KEY,
    generation_id uuid NOT NULL REFERENCES generations,
    owner_kind text NOT NULL CHECK (owner_kind IN ('visitor', 'user')),
    owner_id text NOT NULL,
    image_index int NOT NULL CHECK (image_index BETWEEN 0 AND 9),
    style_id text,
    gender text CHECK (gender IN ('woman', 'man')),
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
    rendered jsonb,
    delivering_until timestamptz,
    leftovers_discarded_at timestamptz,
    lane text NOT NULL DEFAULT 'studio',
    claims int NOT NULL DEFAULT 0,
    address_hash text,
    UNIQUE (generation_id, image_index)
  );
  CREATE INDEX renders_unfinished ON renders (priority, created_at, id)
    WHERE state IN ('queued', 'rendering');
  CREATE INDEX renders_unfinished_by_address ON renders (address_hash)
    WHERE state IN ('queued', 'rendering') AND address_hash IS NOT NULL;
  CREATE INDEX renders_by_owner ON renders (owner_kind, owner_id, created_at);
  CREATE INDEX renders_begun ON renders (lane, started_at) WHERE started_at IS NOT NULL;
  CREATE INDEX renders_finished ON renders (finished_at) WHERE state = 'done';
  CREATE INDEX renders_with_leftovers ON renders (finished_at)
    WHERE leftovers_discarded_at IS NULL AND finished_at IS NOT NULL
      AND started_at IS NOT NULL AND (state <> 'done' OR claims > 1)`;

const CATALOGUE = `
  CREATE TABLE styles (
    id text PRIMARY KEY,
    engine text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    preview_key text,
    engine_name text,
    lane text NOT NULL DEFAULT 'studio',
    usual_seconds float8
  );

  CREATE TABLE head_poses (
    key text PRIMARY KEY,
    engine text NOT NULL,
    picture_key text NOT NULL
  );

  CREATE TABLE render_times (
    lane text NOT NULL,
    kind text NOT NULL,
    seconds float8 NOT NULL CHECK (seconds >= 0),
    recent float8[] NOT NULL DEFAULT '{}',
    PRIMARY KEY (lane, kind)
  )`;

/** Creates the schema of 0.2.0, under the name of that release's last migration. */
export class Baseline1765200000000 {
  readonly name = 'RecentRenderTimes1765200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(RENDERS);
    await runner.query(CATALOGUE);
    await runner.query(CREATE_OUTBOX);
  }
}
