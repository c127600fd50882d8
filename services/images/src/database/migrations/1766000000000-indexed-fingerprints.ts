import type { QueryRunner } from 'typeorm';

/** An image may have several. The tables of 0.2.0, `fingerprints` and `fingerprint_words`, stay for one release. */
export class IndexedFingerprints1766000000000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE image_fingerprints (
        no bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
        image_id uuid NOT NULL REFERENCES images ON DELETE CASCADE,
        fingerprint_key text NOT NULL,
        words int[] NOT NULL,
        PRIMARY KEY (image_id, fingerprint_key)
      )`);
    // Without a pending list, which every lookup would have to scan.
    await runner.query(
      `CREATE INDEX image_fingerprints_words ON image_fingerprints USING gin (words)
         WITH (fastupdate = off)`,
    );
  }
}
