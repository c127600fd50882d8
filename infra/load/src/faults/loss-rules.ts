import { NOBODY_ORDERED, type Rule, RULES } from '../books.js';

/** What must hold after faults: nothing that was promised is lost, nothing is there twice. */
export const LOSS_RULES: readonly Rule[] = [
  ...RULES.filter(({ what }) => what !== NOBODY_ORDERED),
  {
    what: 'accepted photos that are not there',
    ids: 'uploaded',
    sql: `SELECT count(*)::int AS wrong FROM unnest($1::uuid[]) AS accepted (id)
          LEFT JOIN images.images i USING (id) WHERE i.state IS DISTINCT FROM 'kept'`,
  },
  {
    what: 'deleted pictures that are still shown',
    ids: 'deleted',
    sql: `SELECT count(*)::int AS wrong FROM images.images
          WHERE state IN ('kept', 'hidden') AND id = ANY ($1::uuid[])`,
  },
  {
    what: 'images of one order that were made twice',
    sql: `SELECT count(*)::int AS wrong FROM
            (SELECT FROM lenses.renders GROUP BY generation_id, image_index HAVING count(*) > 1) AS twice`,
  },
  {
    what: 'payments whose credits never came',
    ids: 'paid',
    sql: `SELECT count(*)::int AS wrong FROM unnest($1::text[]) AS paid (id)
          LEFT JOIN billing.purchases p ON p.session_id = paid.id
          LEFT JOIN billing.ledger_entries e ON e.purchase_id = p.id AND e.kind = 'purchase'
          WHERE e.id IS NULL`,
  },
  {
    what: 'purchases granted more than once',
    sql: `SELECT count(*)::int AS wrong FROM
            (SELECT FROM billing.ledger_entries WHERE kind = 'purchase'
             GROUP BY purchase_id HAVING count(*) > 1) AS twice`,
  },
  {
    what: 'paid pictures that were not charged',
    sql: `SELECT count(*)::int AS wrong FROM lenses.renders r JOIN billing.holds h ON h.hold_id = r.id
          WHERE r.state = 'done' AND h.state <> 'captured'`,
  },
  {
    what: 'mails ordered and not sent',
    sql: `SELECT (SELECT count(*) FROM auth.mail_orders)::int AS wrong`,
  },
];
