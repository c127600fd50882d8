import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Earlier workers named a prepared photo by its key in the store; its id is within the key. */
const KEY = `"((?:lookR|r)eferenceId)": "uploads/([0-9a-f-]{36})/[^"]*"`;

export class RecipesWithoutKeys1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE images SET creation_method_config =
         regexp_replace(creation_method_config::text, $1, '"\\1": "\\2"', 'g')::jsonb
       WHERE creation_method_config::text ~ $1`,
      [KEY],
    );
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}
