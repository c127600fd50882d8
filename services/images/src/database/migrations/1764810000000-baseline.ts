import { CREATE_OUTBOX } from '@likeness/service-kit/outbox/create-outbox';
import { CREATE_OBJECT_REMOVALS } from '@likeness/service-kit/storage/object-removals';
import type { QueryRunner } from 'typeorm';
import { CREATE_COUNTERS } from './image-counters.js';

const IMAGES = `
  CREATE FUNCTION search_terms(owner_kind text, owner_id text, words text[]) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT array_to_tsvector(array(
      SELECT left(md5(owner_kind || ' ' || owner_id), 12) || ':' || word
      FROM unnest(words) AS word))
  $$;

  CREATE TABLE images (
    id uuid PRIMARY KEY,
    owner_kind text NOT NULL CHECK (owner_kind IN ('visitor', 'user')),
    owner_id text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('upload', 'portrait')),
    state text NOT NULL CHECK (state IN ('checking', 'hidden', 'kept', 'deleted', 'removed')),
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
    reaction text CHECK (reaction IN ('like', 'dislike')),
    face text NOT NULL CHECK (face IN ('good', 'poor', 'none')),
    fingerprint_key text,
    placeholder text,
    words text[],
    kept_until timestamptz,
    style text GENERATED ALWAYS AS (left(creation_method_config ->> 'style', 100)) STORED,
    search tsvector GENERATED ALWAYS AS (search_terms(owner_kind, owner_id, words)) STORED,
    CHECK ((kind = 'upload') = (content_hash IS NOT NULL)),
    CHECK (should_add_watermark <> 'true' OR watermarked_key IS NOT NULL)
  )`;

const IMAGE_INDEXES = `
  CREATE UNIQUE INDEX images_same_upload ON images (owner_kind, owner_id, content_hash)
    WHERE state = 'kept';
  CREATE INDEX images_by_owner ON images (owner_kind, owner_id, created_at DESC, id);
  CREATE INDEX images_by_expiry ON images (expires_at) WHERE expires_at IS NOT NULL;
  CREATE INDEX images_by_master ON images (master_key);
  CREATE INDEX images_by_watermarked ON images (watermarked_key)
    WHERE watermarked_key IS NOT NULL;
  CREATE INDEX images_by_fingerprint ON images (fingerprint_key)
    WHERE fingerprint_key IS NOT NULL;
  CREATE INDEX images_by_generation
    ON images (owner_kind, owner_id, (creation_method_config ->> 'generation_id'))
    WHERE state = 'kept' AND kind = 'portrait';
  CREATE INDEX images_unfinished ON images (created_at DESC)
    WHERE state = 'kept' AND (placeholder IS NULL OR words IS NULL);
  CREATE INDEX images_deleted ON images (owner_kind, owner_id, expires_at DESC, id)
    WHERE state = 'deleted';

  CREATE INDEX images_listed ON images (owner_kind, owner_id, created_at, id)
    INCLUDE (expires_at, face, kind) WHERE state = 'kept';
  CREATE INDEX images_listed_by_kind ON images (owner_kind, owner_id, kind, created_at, id)
    INCLUDE (expires_at, face) WHERE state = 'kept';
  CREATE INDEX images_listed_until ON images (owner_kind, owner_id, expires_at)
    WHERE state = 'kept' AND expires_at IS NOT NULL;
  CREATE INDEX images_listed_by_reaction
    ON images (owner_kind, owner_id, reaction, created_at, id)
    INCLUDE (expires_at, face, kind, creation_method_name, style)
    WHERE state = 'kept' AND reaction IS NOT NULL;
  CREATE INDEX images_listed_by_tool
    ON images (owner_kind, owner_id, creation_method_name, created_at, id)
    INCLUDE (expires_at, kind, reaction, style)
    WHERE state = 'kept' AND creation_method_name IS NOT NULL;
  CREATE INDEX images_listed_by_style ON images (owner_kind, owner_id, style, created_at, id)
    INCLUDE (expires_at, kind, reaction, creation_method_name)
    WHERE state = 'kept' AND style IS NOT NULL;
  -- Without a pending list, which every search would have to scan.
  CREATE INDEX images_searched ON images USING gin (search) WITH (fastupdate = off)
    WHERE state = 'kept'`;

/** Deleting an image finds its rows by its words, which saves an index. */
const FINGERPRINTS = `
  CREATE TABLE fingerprints (
    image_id uuid PRIMARY KEY REFERENCES images ON DELETE CASCADE,
    no int GENERATED ALWAYS AS IDENTITY UNIQUE,
    words int[] NOT NULL
  );
  CREATE TABLE fingerprint_words (
    word int,
    fingerprint int,
    PRIMARY KEY (word, fingerprint)
  );

  CREATE FUNCTION add_fingerprint_words() RETURNS trigger LANGUAGE plpgsql
  SET search_path FROM CURRENT AS $$
  BEGIN
    INSERT INTO fingerprint_words SELECT DISTINCT unnest(NEW.words), NEW.no;
    RETURN NULL;
  END $$;
  CREATE TRIGGER add_words AFTER INSERT ON fingerprints
    FOR EACH ROW EXECUTE FUNCTION add_fingerprint_words();

  CREATE FUNCTION remove_fingerprint_words() RETURNS trigger LANGUAGE plpgsql
  SET search_path FROM CURRENT AS $$
  BEGIN
    DELETE FROM fingerprint_words WHERE word = ANY(OLD.words) AND fingerprint = OLD.no;
    RETURN NULL;
  END $$;
  CREATE TRIGGER remove_words AFTER DELETE ON fingerprints
    FOR EACH ROW EXECUTE FUNCTION remove_fingerprint_words()`;

const OWNERS = `
  CREATE TABLE face_consents (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    owner_kind text NOT NULL CHECK (owner_kind IN ('visitor', 'user')),
    owner_id text NOT NULL,
    text_version text NOT NULL,
    given_at timestamptz NOT NULL DEFAULT now(),
    withdrawn_at timestamptz
  );
  CREATE UNIQUE INDEX face_consents_standing ON face_consents (owner_kind, owner_id)
    WHERE withdrawn_at IS NULL;

  CREATE TABLE visitor_claims (
    visitor_id text PRIMARY KEY,
    user_id text NOT NULL,
    claimed_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX visitor_claims_by_user ON visitor_claims (user_id);

  CREATE TABLE plans (
    user_id text PRIMARY KEY,
    revision bigint NOT NULL,
    is_subscriber boolean NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now(),
    is_settled boolean NOT NULL DEFAULT false
  );
  CREATE INDEX plans_unsettled ON plans (changed_at) WHERE NOT is_settled;

  CREATE TABLE expiry_notices (
    user_id text NOT NULL,
    days int NOT NULL,
    covers_until timestamptz NOT NULL,
    PRIMARY KEY (user_id, days)
  )`;

/** Creates the schema of 0.2.0, under the name of that release's last migration. */
export class Baseline1764810000000 {
  readonly name = 'RecentlyDeleted1764810000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(IMAGES);
    await runner.query(IMAGE_INDEXES);
    await runner.query(CREATE_COUNTERS);
    await runner.query(FINGERPRINTS);
    await runner.query(OWNERS);
    await runner.query(CREATE_OUTBOX);
    await runner.query(CREATE_OBJECT_REMOVALS);
  }
}
