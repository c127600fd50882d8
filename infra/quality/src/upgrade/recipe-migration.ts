import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 1_000;
const BATCHES = 100;

/** The steps of CONTRIBUTING for a large table: column, batches, constraint, index. */
export function recipeFor(table: string): new () => MigrationInterface {
  return class Recipe9999999999999 implements MigrationInterface {
    readonly transaction = false;

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS tried int`);
      await this.#fill(runner);
      await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS tried_natural`);
      await runner.query(
        `ALTER TABLE ${table} ADD CONSTRAINT tried_natural CHECK (tried >= 0) NOT VALID`,
      );
      await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT tried_natural`);
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${table}_tried`);
      await runner.query(
        `CREATE INDEX CONCURRENTLY ${table}_tried ON ${table} (owner_id, tried, created_at)`,
      );
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN tried`);
    }

    async #fill({ manager }: QueryRunner): Promise<void> {
      let last = '00000000-0000-0000-0000-000000000000';
      for (let batch = 0; batch < BATCHES; batch += 1) {
        const rows = await manager.query<{ id: string }[]>(
          `SELECT id FROM ${table} WHERE id > $1 ORDER BY id LIMIT ${BATCH}`,
          [last],
        );
        const ids = rows.map(({ id }) => id);
        await manager.query(`UPDATE ${table} SET tried = 0 WHERE id = ANY($1)`, [ids]);
        last = ids.at(-1) ?? last;
      }
    }
  };
}
