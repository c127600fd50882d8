import { NOBODY_ORDERED, type Rule, RULES } from '../books.js';

/** Nothing promised may be lost, and nothing duplicated. */
export const LOSS_RULES: readonly Rule[] = [
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
