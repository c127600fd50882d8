import { randomUUID } from 'node:crypto';
import { changeRows, queryRow, queryRows } from '@likeness/service-kit/database/rows';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';

const TABLES = 'fingerprint_postings_';
/** Connections of one lookup. */
const READ_AT_ONCE = 4;
/** Longer than any step between two renewals. */
const LEASE_MINUTES = 10;
const RENEW_MS = 60_000;
/** Ends the words of deleted images. */
const REWRITE_DAYS = 30;
/** Longer than images of members are kept; what is left of older months is merged by quarter. */
const MONTHS_APART = 4;

const segmentRow = z.object({
  id: z.coerce.number(),
  portraits: z.coerce.number(),
  firstNo: z.coerce.number(),
  lastNo: z.coerce.number(),
  wordBits: z.coerce.number(),
  numberBits: z.coerce.number(),
  /** Segments of one period are merged. */
  period: z.string(),
  isMonthOver: z.boolean(),
  isDue: z.boolean(),
});
const bucketRow = z.object({ bucket: z.number(), postings: z.instanceof(Buffer) });
const tableRow = z.object({ name: z.string() });

export type Segment = Readonly<z.infer<typeof segmentRow>>;
export type NewSegment = Omit<Segment, 'id' | 'period' | 'isMonthOver' | 'isDue'>;
/**
 * How a segment codes its postings. A bucket holds the words that differ in the low `wordBits`.
 * Without gaps between the numbers, a posting has 32 bits.
 */
export type Layout = Pick<Segment, 'wordBits' | 'numberBits'>;
export type Bucket = Readonly<z.infer<typeof bucketRow>>;

/** Packed words: a segment is a table, and a row holds the postings of a range of words. */
@Injectable()
export class FingerprintSegmentsRepository {
  readonly #holder = randomUUID();
  #renewedAt = 0;

  constructor(private readonly database: DataSource) {}

  /** Newest first. */
  async complete(): Promise<Segment[]> {
    return queryRows(
      this.database,
      segmentRow,
      `SELECT id, portraits, first_no AS "firstNo", last_no AS "lastNo", word_bits AS "wordBits",
         number_bits AS "numberBits",
         date_trunc(CASE WHEN month < this_month - interval '${MONTHS_APART} months'
           THEN 'quarter' ELSE 'month' END, month)::text AS period,
         month < this_month AS "isMonthOver",
         packed_at < now() - interval '${REWRITE_DAYS} days' AS "isDue"
       FROM fingerprint_segments, date_trunc('month', now()) AS this_month
       WHERE is_complete ORDER BY last_no DESC`,
    );
  }

  /** Opens an empty segment, which lookups ignore until it replaces others. */
  async open(segment: NewSegment): Promise<number> {
    const { portraits, firstNo, lastNo, wordBits, numberBits } = segment;
    const row = await queryRow(
      this.database,
      segmentRow.pick({ id: true }),
      `INSERT INTO fingerprint_segments
         (portraits, first_no, last_no, word_bits, number_bits)
       VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [portraits, firstNo, lastNo, wordBits, numberBits],
    );
    const id = row?.id ?? NaN;
    await this.database.query(
      `CREATE TABLE ${TABLES}${id} (bucket int PRIMARY KEY, postings bytea STORAGE EXTERNAL NOT NULL)`,
    );
    return id;
  }

  async write(id: number, buckets: readonly Bucket[]): Promise<void> {
    await this.#renewLease();
    await this.database.query(
      `INSERT INTO ${TABLES}${id} (bucket, postings) SELECT * FROM unnest($1::int[], $2::bytea[])`,
      [buckets.map(({ bucket }) => bucket), buckets.map(({ postings }) => postings)],
    );
  }

  /**
   * Shows a segment in place of its sources: packed fingerprints or other segments.
   * @throws Error if another process has dropped it
   */
  async replace(
    id: number,
    sources: { readonly segments?: readonly number[]; readonly fingerprints?: readonly number[] },
  ): Promise<void> {
    const { segments = [], fingerprints = [] } = sources;
    await this.database.transaction(async (manager) => {
      const shown = await changeRows(
        manager,
        `UPDATE fingerprint_segments SET is_complete = true,
           month = coalesce((SELECT max(month) FROM fingerprint_segments WHERE id = ANY($2)), month)
         WHERE id = $1`,
        [id, segments],
      );
      if (shown !== 1) throw new Error(`segment ${id} is gone`);
      await manager.query(`DELETE FROM fingerprint_segments WHERE id = ANY($1)`, [segments]);
      await manager.query(`DELETE FROM unpacked_fingerprints WHERE no = ANY($1)`, [fingerprints]);
    });
  }

  async remove(ids: readonly number[]): Promise<void> {
    await this.database.query(`DELETE FROM fingerprint_segments WHERE id = ANY($1)`, [ids]);
  }

  /** The rows with these buckets, read over several connections because the disk is what waits. */
  async buckets(id: number, buckets: readonly number[]): Promise<Bucket[]> {
    const share = Math.ceil(buckets.length / READ_AT_ONCE);
    const parts: Promise<Bucket[]>[] = [];
    for (let start = 0; start < buckets.length; start += share) {
      const sql = `SELECT bucket, postings FROM ${TABLES}${id} WHERE bucket = ANY($1::int[])`;
      parts.push(queryRows(this.database, bucketRow, sql, [buckets.slice(start, start + share)]));
    }
    return (await Promise.all(parts)).flat();
  }

  /** The rows from one bucket to another, both included. */
  async between(id: number, first: number, last: number): Promise<Bucket[]> {
    return queryRows(
      this.database,
      bucketRow,
      `SELECT bucket, postings FROM ${TABLES}${id} WHERE bucket BETWEEN $1 AND $2`,
      [first, last],
    );
  }

  /** Drops what was replaced or never completed. Call it long enough after `replace`. */
  async dropOld(): Promise<number> {
    await this.database.query(`DELETE FROM fingerprint_segments WHERE NOT is_complete`);
    const rows = await queryRows(
      this.database,
      tableRow,
      `SELECT tablename AS name FROM pg_tables
       WHERE schemaname = current_schema AND tablename ~ '^${TABLES}[0-9]+$'
         AND tablename NOT IN (SELECT '${TABLES}' || id FROM fingerprint_segments)`,
    );
    for (const { name } of rows) await this.database.query(`DROP TABLE ${name}`);
    return rows.length;
  }

  /** Runs the work unless another process does. A lease, because a lock would need its own session. */
  async exclusively(work: () => Promise<void>): Promise<void> {
    if (!(await this.#lease('ends_at <= now()'))) return;
    try {
      await work();
    } finally {
      await this.database.query(
        `UPDATE fingerprint_packing SET ends_at = now() WHERE holder = $1`,
        [this.#holder],
      );
    }
  }

  async #renewLease(): Promise<void> {
    if (Date.now() - this.#renewedAt < RENEW_MS) return;
    if (!(await this.#lease('holder = $1'))) throw new Error('another process packs fingerprints');
  }

  async #lease(condition: string): Promise<boolean> {
    const leased = await changeRows(
      this.database,
      `UPDATE fingerprint_packing
       SET holder = $1, ends_at = now() + interval '${LEASE_MINUTES} minutes' WHERE ${condition}`,
      [this.#holder],
    );
    if (leased === 1) this.#renewedAt = Date.now();
    return leased === 1;
  }
}
