import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deleting an image finds its rows by its words, which saves an index. */
export class Fingerprints1763730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE images ADD fingerprint_key text`);
    await runner.query(
      `CREATE INDEX images_by_fingerprint ON images (fingerprint_key)
        WHERE fingerprint_key IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE fingerprints (
        image_id uuid PRIMARY KEY REFERENCES images ON DELETE CASCADE,
        no int GENERATED ALWAYS AS IDENTITY UNIQUE,
        words int[] NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE fingerprint_words (
        word int,
        fingerprint int,
        PRIMARY KEY (word, fingerprint)
      )`);
    await runner.query(`
      CREATE FUNCTION add_fingerprint_words() RETURNS trigger LANGUAGE plpgsql
      SET search_path FROM CURRENT AS $$
      BEGIN
        INSERT INTO fingerprint_words SELECT DISTINCT unnest(NEW.words), NEW.no;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE FUNCTION remove_fingerprint_words() RETURNS trigger LANGUAGE plpgsql
      SET search_path FROM CURRENT AS $$
      BEGIN
        DELETE FROM fingerprint_words WHERE word = ANY(OLD.words) AND fingerprint = OLD.no;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER add_words AFTER INSERT ON fingerprints
        FOR EACH ROW EXECUTE FUNCTION add_fingerprint_words()`);
    await runner.query(`
      CREATE TRIGGER remove_words AFTER DELETE ON fingerprints
        FOR EACH ROW EXECUTE FUNCTION remove_fingerprint_words()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE fingerprints, fingerprint_words`);
    await runner.query(`DROP FUNCTION add_fingerprint_words, remove_fingerprint_words`);
    await runner.query(`ALTER TABLE images DROP COLUMN fingerprint_key`);
  }
}
