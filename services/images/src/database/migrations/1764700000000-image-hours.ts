import type { MigrationInterface, QueryRunner } from 'typeorm';

const COUNTS = {
  table: 'image_counts',
  key: 'owner_kind, owner_id, kind, reaction, tool, style',
  group: `owner_kind, owner_id, kind, coalesce(reaction, 'none') AS reaction,
    coalesce(creation_method_name, '') AS tool, coalesce(style, '') AS style`,
  /** Key of the rows to check for zero counts. */
  near: 'owner_kind, owner_id',
};
const HOURS = {
  table: 'image_hours',
  key: 'owner_kind, owner_id, hour, kind, tool',
  group: `owner_kind, owner_id, date_trunc('hour', created_at, 'UTC') AS hour, kind,
    coalesce(creation_method_name, '') AS tool`,
  near: 'owner_kind, owner_id, hour',
};
type Counter = typeof COUNTS;

const CHANGES = {
  count_added_images: ['added'],
  count_gone_images: ['gone'],
  count_changed_images: ['added', 'gone'],
} as const;

function counted(
  { table, key, group, near }: Counter,
  changes: readonly ('added' | 'gone')[],
): string {
  const signed = changes.map(
    (rows) =>
      `SELECT ${group}, ${rows === 'added' ? 1 : -1} AS change FROM ${rows} WHERE state = 'kept'`,
  );
  return `
    INSERT INTO ${table} (${key}, n)
      SELECT ${key}, sum(change) FROM (${signed.join(' UNION ALL ')}) AS changes
      GROUP BY ${key} HAVING sum(change) <> 0 ORDER BY ${key}
      ON CONFLICT (${key}) DO UPDATE SET n = ${table}.n + excluded.n;
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM ${table} WHERE n = 0
        AND (${near}) IN (SELECT ${near} FROM (SELECT ${group} FROM gone) AS touched);
    END IF;`;
}

async function count(runner: QueryRunner, counters: readonly Counter[]): Promise<void> {
  for (const [name, changes] of Object.entries(CHANGES)) {
    await runner.query(`
      CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql
      SET search_path FROM CURRENT AS $$
      BEGIN
        ${counters.map((counter) => counted(counter, changes)).join('')}
        RETURN NULL;
      END $$`);
  }
}

/** Counts images per owner and hour, so that a list opens quickly in its middle. */
export class ImageHours1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The triggers do not exist yet, so concurrent writes would be missing from the counts.
    await runner.query(`LOCK TABLE images IN SHARE ROW EXCLUSIVE MODE`);
    await runner.query(`
      CREATE TABLE image_hours (
        owner_kind text, owner_id text, hour timestamptz, kind text, tool text,
        n int NOT NULL,
        PRIMARY KEY (${HOURS.key}) INCLUDE (n)
      )`);
    await runner.query(`
      INSERT INTO image_hours (${HOURS.key}, n)
        SELECT ${HOURS.key}, count(*)
        FROM (SELECT ${HOURS.group} FROM images WHERE state = 'kept') AS kept
        GROUP BY ${HOURS.key}`);
    await count(runner, [COUNTS, HOURS]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await count(runner, [COUNTS]);
    await runner.query(`DROP TABLE image_hours`);
  }
}
