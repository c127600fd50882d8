import { eventually } from '@likeness/e2e/client/eventually';
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Database } from '@likeness/e2e/client/database';
import { audit, type Finding, NOBODY_ORDERED, type Rule, RULES } from '../books.js';
import type { Scene } from './scene.js';

/** Nothing promised may be lost, and nothing duplicated. */
const LOSS_RULES: readonly Rule[] = [
  ...RULES.filter(({ what }) => what !== NOBODY_ORDERED),
  {
    what: 'accepted photos that are not there',
    of: 'images',
    ids: 'uploaded',
    sql: `SELECT count(*)::int AS wrong FROM unnest($1::uuid[]) AS accepted (id)
          LEFT JOIN images.images i USING (id) WHERE i.state IS DISTINCT FROM 'kept'`,
  },
  {
    what: 'deleted pictures that are still shown',
    of: 'images',
    ids: 'deleted',
    sql: `SELECT count(*)::int AS wrong FROM images.images
          WHERE state IN ('kept', 'hidden') AND id = ANY ($1::uuid[])`,
  },
  {
    what: 'images of one order that were made twice',
    of: 'images',
    sql: `SELECT count(*)::int AS wrong FROM
            (SELECT FROM lenses.renders GROUP BY generation_id, image_index HAVING count(*) > 1) AS twice`,
  },
  {
    what: 'payments whose credits never came',
    of: 'credits',
    ids: 'paid',
    sql: `SELECT count(*)::int AS wrong FROM unnest($1::text[]) AS paid (id)
          LEFT JOIN billing.purchases p ON p.session_id = paid.id
          LEFT JOIN billing.ledger_entries e ON e.purchase_id = p.id AND e.kind = 'purchase'
          WHERE e.id IS NULL`,
  },
  {
    what: 'purchases granted more than once',
    of: 'credits',
    sql: `SELECT count(*)::int AS wrong FROM
            (SELECT FROM billing.ledger_entries WHERE kind = 'purchase'
             GROUP BY purchase_id HAVING count(*) > 1) AS twice`,
  },
  {
    what: 'paid pictures that were not charged',
    of: 'credits',
    sql: `SELECT count(*)::int AS wrong FROM lenses.renders r
          JOIN lenses.generations g ON g.id = r.generation_id
          LEFT JOIN billing.holds h ON h.hold_id = r.id
          WHERE r.state = 'done' AND g.credits_each > 0 AND h.state IS DISTINCT FROM 'captured'`,
  },
  {
    what: 'holds charged otherwise than the ledger says',
    of: 'credits',
    sql: `SELECT count(*)::int AS wrong FROM billing.holds h
          LEFT JOIN billing.ledger_entries e
            ON e.hold_id = h.hold_id AND e.kind IN ('capture', 'release')
          WHERE h.state = 'captured' AND (e.kind IS DISTINCT FROM 'capture' OR e.held <> -h.credits)
             OR h.state = 'released' AND (e.kind IS DISTINCT FROM 'release' OR e.available <> h.credits)`,
  },
  {
    what: 'pictures charged otherwise than agreed',
    of: 'credits',
    sql: `SELECT count(*)::int AS wrong FROM lenses.renders r
          JOIN lenses.generations g ON g.id = r.generation_id
          JOIN billing.holds h ON h.hold_id = r.id
          WHERE h.credits IS DISTINCT FROM g.credits_each`,
  },
  {
    what: 'watermark removals paid and not done',
    of: 'credits',
    sql: `SELECT count(*)::int AS wrong FROM billing.holds h JOIN images.images i ON i.id = h.image_id
          WHERE h.purpose = 'watermark-removal' AND h.state = 'captured'
            AND i.should_add_watermark <> 'false' AND i.state = 'kept'`,
  },
  {
    what: 'watermark removals done and not paid',
    of: 'credits',
    sql: `SELECT count(*)::int AS wrong FROM images.images i JOIN lenses.renders r USING (id)
          JOIN lenses.generations g ON g.id = r.generation_id
          WHERE g.is_watermarked AND i.should_add_watermark = 'false' AND NOT EXISTS
            (SELECT FROM billing.holds h WHERE h.image_id = i.id AND h.state = 'captured')`,
  },
  {
    what: 'watermark removals paid twice',
    of: 'credits',
    sql: `SELECT count(*)::int AS wrong FROM
            (SELECT FROM billing.holds WHERE purpose = 'watermark-removal' AND state = 'captured'
             GROUP BY image_id HAVING count(*) > 1) AS twice`,
  },
  {
    what: 'messages between services that were never sent',
    of: 'jobs',
    sql: `SELECT ((SELECT count(*) FROM billing.outbox) + (SELECT count(*) FROM images.outbox)
                + (SELECT count(*) FROM lenses.outbox))::int AS wrong`,
  },
  {
    what: 'mails ordered and not sent',
    of: 'other',
    sql: `SELECT (SELECT count(*) FROM auth.mail_orders)::int AS wrong`,
  },
];

const DRAIN_LIMIT_MS = 15 * 60_000;
const SETTLE_LIMIT_MS = 30_000;

const OPEN = `SELECT count(*)::int AS left FROM lenses.renders WHERE state IN ('queued', 'rendering')`;
const HELD = `SELECT coalesce(sum(held), 0)::int AS left FROM billing.accounts`;
/** Aborted requests keep their credits on hold for 25 minutes. */
const AN_HOUR_LATER = `UPDATE billing.holds SET expires_at = expires_at - interval '1 hour'
  WHERE state = 'held'`;

/** Waits for all work to end, then searches for losses and duplicates. */
export async function losses({ database, world, objects }: Scene): Promise<Finding[]> {
  const isNone = async (query: string) => (await database.one<{ left: number }>(query)).left === 0;
  await eventually(() => isNone(OPEN).catch(() => false), DRAIN_LIMIT_MS).catch(() => undefined);
  const settled = () => eventually(() => isNone(HELD), SETTLE_LIMIT_MS).catch(() => undefined);
  await settled();
  await database.run(AN_HOUR_LATER);
  await settled();
  const found = await audit(database, world, LOSS_RULES);
  let files = await compareFiles(database, keysIn(objects));
  await eventually(async () => {
    files = await compareFiles(database, keysIn(objects));
    return files.every(({ wrong }) => wrong === 0);
  }, SETTLE_LIMIT_MS).catch(() => undefined);
  return [...found, ...files];
}

type Keys = { keys: string[] | null };

function keysIn(folder: string): string[] {
  return globSync('{uploads,renders}/**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Compares stored files with the rows that refer to them. */
async function compareFiles(
  database: Pick<Database, 'one'>,
  stored: readonly string[],
): Promise<Finding[]> {
  const [kept, known] = await Promise.all([
    database.one<Keys>(
      `SELECT array_agg(master_key) AS keys FROM images.images WHERE state IN ('kept', 'hidden')`,
    ),
    database.one<Keys>(
      `SELECT array_agg(key) AS keys FROM (
         SELECT unnest(ARRAY[master_key, watermarked_key, fingerprint_key]) AS key FROM images.images
         UNION SELECT key FROM images.object_removals) AS keys`,
    ),
  ]);
  const referred = new Set(known.keys ?? []);
  const there = new Set(stored);
  return [
    {
      what: 'pictures whose file is lost',
      of: 'images',
      wrong: (kept.keys ?? []).filter((key) => !there.has(key)).length,
    },
    {
      what: 'files that no picture refers to',
      of: 'other',
      wrong: stored.filter((key) => !referred.has(key)).length,
    },
  ];
}
