import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Earlier workers stored the object key of a reference, which contains its id. */
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
