import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEY = `owner_kind, owner_id, kind, reaction, tool, style`;
const GROUP = `owner_kind, owner_id, kind, coalesce(reaction, 'none') AS reaction,
  coalesce(creation_method_name, '') AS tool, coalesce(style, '') AS style`;
const OLD_KEY = `owner_kind, owner_id, kind, reaction`;
const OLD_GROUP = `owner_kind, owner_id, kind, coalesce(reaction, 'none') AS reaction`;

const counting = (name: string, key: string, changes: string) => `
  CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    INSERT INTO image_counts (${key}, n)
      SELECT ${key}, sum(change) FROM (${changes}) AS changes
      GROUP BY ${key} HAVING sum(change) <> 0 ORDER BY ${key}
      ON CONFLICT (${key}) DO UPDATE SET n = image_counts.n + excluded.n;
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM image_counts WHERE n = 0
        AND (owner_kind, owner_id) IN (SELECT owner_kind, owner_id FROM gone);
    END IF;
    RETURN NULL;
  END $$`;

export class Gallery1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION search_terms(owner_kind text, owner_id text, words text[]) RETURNS tsvector
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT array_to_tsvector(array(
          SELECT left(md5(owner_kind || ' ' || owner_id), 12) || ':' || word
          FROM unnest(words) AS word))
      $$`);
    await runner.query(`
      ALTER TABLE images
        DROP CONSTRAINT images_state_check,
        ADD CONSTRAINT images_state_check
          CHECK (state IN ('checking', 'hidden', 'kept', 'deleted', 'removed')),
        ADD placeholder text,
        ADD words text[],
        ADD kept_until timestamptz,
        ADD style text GENERATED ALWAYS AS (left(creation_method_config ->> 'style', 100)) STORED,
        ADD search tsvector
          GENERATED ALWAYS AS (search_terms(owner_kind, owner_id, words)) STORED`);
    await this.#count(runner, KEY, GROUP);
    await runner.query(`DROP INDEX images_listed_by_reaction`);
    const listed = 'owner_kind, owner_id';
    for (const [name, column, also] of [
      ['images_listed_by_reaction', 'reaction', 'face, kind, creation_method_name, style'],
      ['images_listed_by_tool', 'creation_method_name', 'kind, reaction, style'],
      ['images_listed_by_style', 'style', 'kind, reaction, creation_method_name'],
    ]) {
      await runner.query(`
        CREATE INDEX ${name} ON images (${listed}, ${column}, created_at, id)
          INCLUDE (expires_at, ${also}) WHERE state = 'kept' AND ${column} IS NOT NULL`);
    }
    // Without a pending list, which every search would have to scan.
    await runner.query(`
      CREATE INDEX images_searched ON images USING gin (search) WITH (fastupdate = off)
        WHERE state = 'kept'`);
    await runner.query(`
      CREATE INDEX images_by_generation
        ON images (${listed}, (creation_method_config ->> 'generation_id'))
        WHERE state = 'kept' AND kind = 'portrait'`);
    await runner.query(`
      CREATE INDEX images_unfinished ON images (created_at DESC)
        WHERE state = 'kept' AND (placeholder IS NULL OR words IS NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX images_unfinished, images_by_generation, images_searched, images_listed_by_style,
        images_listed_by_tool, images_listed_by_reaction`);
    await runner.query(`
      CREATE INDEX images_listed_by_reaction ON images (owner_kind, owner_id, reaction, created_at, id)
        INCLUDE (expires_at, face, kind) WHERE state = 'kept' AND reaction IS NOT NULL`);
    await this.#count(runner, OLD_KEY, OLD_GROUP);
    await runner.query(`UPDATE images SET state = 'removed' WHERE state = 'deleted'`);
    await runner.query(`
      ALTER TABLE images
        DROP COLUMN search, DROP COLUMN style, DROP COLUMN kept_until, DROP COLUMN words,
        DROP COLUMN placeholder,
        DROP CONSTRAINT images_state_check,
        ADD CONSTRAINT images_state_check
          CHECK (state IN ('checking', 'hidden', 'kept', 'removed'))`);
    await runner.query(`DROP FUNCTION search_terms`);
  }

  async #count(runner: QueryRunner, key: string, group: string): Promise<void> {
    const columns = key.split(', ').map((column) => `${column} text`);
    await runner.query(`DROP TABLE image_counts`);
    await runner.query(`
      CREATE TABLE image_counts (${columns.join(', ')}, n int NOT NULL, PRIMARY KEY (${key}))`);
    await runner.query(`
      INSERT INTO image_counts (${key}, n)
        SELECT ${key}, count(*) FROM (SELECT ${group} FROM images WHERE state = 'kept') AS kept
        GROUP BY ${key}`);
    const plus = `SELECT ${group}, 1 AS change FROM added WHERE state = 'kept'`;
    const minus = `SELECT ${group}, -1 AS change FROM gone WHERE state = 'kept'`;
    await runner.query(counting('count_added_images', key, plus));
    await runner.query(counting('count_gone_images', key, minus));
    await runner.query(counting('count_changed_images', key, `${plus} UNION ALL ${minus}`));
  }
}
