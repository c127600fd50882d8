import { CREATE_OUTBOX } from '@likeness/service-kit/outbox/outbox.entity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const GROUP = `owner_kind, owner_id, kind, coalesce(reaction, 'none') AS reaction`;
const PLUS = `SELECT ${GROUP}, 1 AS change FROM added WHERE state = 'kept'`;
const MINUS = `SELECT ${GROUP}, -1 AS change FROM gone WHERE state = 'kept'`;

/** Sums each statement's changes. A fixed order prevents deadlocks between statements. */
const counting = (name: string, changes: string) => `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    INSERT INTO image_counts (owner_kind, owner_id, kind, reaction, n)
      SELECT owner_kind, owner_id, kind, reaction, sum(change) FROM (${changes}) AS changes
      GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4
      ON CONFLICT (owner_kind, owner_id, kind, reaction)
      DO UPDATE SET n = image_counts.n + excluded.n;
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM image_counts WHERE n = 0
        AND (owner_kind, owner_id) IN (SELECT owner_kind, owner_id FROM gone);
    END IF;
    RETURN NULL;
  END $$`;

export class ListsAndWatermarks1763680000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE images
        DROP CONSTRAINT images_state_check,
        ADD CONSTRAINT images_state_check
          CHECK (state IN ('checking', 'hidden', 'kept', 'removed')),
        ADD reaction text CHECK (reaction IN ('like', 'dislike')),
        ADD face text CHECK (face IN ('good', 'poor', 'none'))`);
    await runner.query(`
      UPDATE images
      SET face = CASE WHEN kind = 'upload' OR likeness IS NOT NULL THEN 'good' ELSE 'none' END`);
    await runner.query(`ALTER TABLE images ALTER face SET NOT NULL`);
    for (const [name, columns, only] of [
      ['images_listed', 'created_at, id', ''],
      ['images_listed_by_kind', 'kind, created_at, id', ''],
      ['images_listed_by_reaction', 'reaction, created_at, id', 'AND reaction IS NOT NULL'],
    ]) {
      await runner.query(`
        CREATE INDEX ${name} ON images (owner_kind, owner_id, ${columns})
          INCLUDE (expires_at, ${name === 'images_listed_by_kind' ? 'face' : 'face, kind'})
          WHERE state = 'kept' ${only}`);
    }
    await runner.query(`
      CREATE INDEX images_listed_until ON images (owner_kind, owner_id, expires_at)
        WHERE state = 'kept' AND expires_at IS NOT NULL`);
    await runner.query(`
      CREATE TABLE image_counts (
        owner_kind text, owner_id text, kind text, reaction text,
        n int NOT NULL,
        PRIMARY KEY (owner_kind, owner_id, kind, reaction)
      )`);
    await runner.query(`
      INSERT INTO image_counts
        SELECT ${GROUP}, count(*) FROM images WHERE state = 'kept' GROUP BY 1, 2, 3, 4`);
    await runner.query(counting('count_added_images', PLUS));
    await runner.query(counting('count_gone_images', MINUS));
    await runner.query(counting('count_changed_images', `${PLUS} UNION ALL ${MINUS}`));
    await runner.query(`
      CREATE TRIGGER count_added AFTER INSERT ON images REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION count_added_images()`);
    await runner.query(`
      CREATE TRIGGER count_gone AFTER DELETE ON images REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION count_gone_images()`);
    await runner.query(`
      CREATE TRIGGER count_changed AFTER UPDATE ON images
        REFERENCING OLD TABLE AS gone NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION count_changed_images()`);
    await runner.query(CREATE_OUTBOX);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['added', 'gone', 'changed']) {
      await runner.query(`DROP TRIGGER count_${name} ON images`);
      await runner.query(`DROP FUNCTION count_${name}_images`);
    }
    await runner.query(`DROP TABLE outbox, image_counts`);
    await runner.query(`
      DROP INDEX images_listed, images_listed_by_kind, images_listed_by_reaction, images_listed_until`);
    await runner.query(`UPDATE images SET state = 'removed' WHERE state = 'hidden'`);
    await runner.query(`
      ALTER TABLE images
        DROP COLUMN reaction, DROP COLUMN face,
        DROP CONSTRAINT images_state_check,
        ADD CONSTRAINT images_state_check CHECK (state IN ('checking', 'kept', 'removed'))`);
  }
}
