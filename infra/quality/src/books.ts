import type { Database } from '@likeness/e2e/client/database';
import { eventually } from '@likeness/e2e/client/eventually';
import type { World } from './world.js';

/** What was lost or duplicated. */
export type Loss = 'jobs' | 'images' | 'credits' | 'other';

/** An invariant of the final data, and the number of violations. */
export type Finding = { readonly what: string; readonly of: Loss; readonly wrong: number };

const DRAIN_LIMIT_MS = 15 * 60_000;

const active = `SELECT count(*)::int AS wrong FROM lenses.renders WHERE state IN ('queued', 'rendering')`;

type Ids = 'ordered' | 'removed' | 'deleted' | 'uploaded' | 'paid';
export type Rule = {
  readonly what: string;
  readonly of: Loss;
  readonly sql: string;
  readonly ids?: Ids;
};

/** Only valid if every response arrived. */
export const NOBODY_ORDERED = 'renders that nobody ordered';

/** `ids` are the query's parameter. */
export const RULES: readonly Rule[] = [
  { what: 'renders that never ended', of: 'jobs', sql: active },
  {
    what: 'accepted orders that are not known any more',
    of: 'jobs',
    ids: 'ordered',
    sql: `SELECT count(*)::int AS wrong FROM unnest($1::uuid[]) AS accepted (id)
          LEFT JOIN lenses.renders r USING (id) WHERE r.id IS NULL`,
  },
  {
    what: NOBODY_ORDERED,
    of: 'jobs',
    ids: 'ordered',
    sql: `SELECT count(*)::int AS wrong FROM lenses.renders WHERE id <> ALL ($1::uuid[])`,
  },
  {
    what: 'finished renders without a picture',
    of: 'images',
    ids: 'removed',
    sql: `SELECT count(*)::int AS wrong FROM lenses.renders r LEFT JOIN images.images i USING (id)
          WHERE r.state = 'done' AND (i.id IS NULL OR i.state <> 'kept') AND r.id <> ALL ($1::uuid[])`,
  },
  {
    what: 'pictures of renders that did not finish',
    of: 'images',
    sql: `SELECT count(*)::int AS wrong FROM images.images i LEFT JOIN lenses.renders r USING (id)
          WHERE i.kind = 'portrait' AND i.state = 'kept' AND r.state IS DISTINCT FROM 'done'`,
  },
  {
    what: 'credits on hold',
    of: 'credits',
    sql: `SELECT coalesce(sum(held), 0)::int AS wrong FROM billing.accounts`,
  },
  {
    what: 'credits by which the ledger is out of balance',
    of: 'credits',
    sql: `SELECT coalesce(abs(sum(available + held + sales + revenue + corrections)), 0)::int AS wrong
          FROM billing.ledger_entries`,
  },
  {
    what: 'credits by which accounts and ledger differ',
    of: 'credits',
    sql: `SELECT coalesce(sum(abs(a.available - coalesce(e.available, 0)) + abs(a.held - coalesce(e.held, 0))), 0)::int AS wrong
          FROM billing.accounts a LEFT JOIN
            (SELECT user_id, sum(available) AS available, sum(held) AS held
             FROM billing.ledger_entries GROUP BY user_id) AS e USING (user_id)`,
  },
  {
    what: 'charged holds whose portrait or removal is not there',
    of: 'credits',
    sql: `SELECT count(*)::int AS wrong FROM billing.holds h
          LEFT JOIN lenses.renders r ON r.id = h.hold_id
          WHERE h.state = 'captured' AND r.id IS NOT NULL AND r.state <> 'done'`,
  },
];

/** Waits for unfinished work, then compares the data with the responses. */
export async function audit(
  database: Pick<Database, 'one'>,
  world: World,
  rules: readonly Rule[] = RULES,
): Promise<Finding[]> {
  const drained = async () => (await database.one<{ wrong: number }>(active)).wrong === 0;
  await eventually(drained, DRAIN_LIMIT_MS).catch(() => undefined);
  const settled = async () =>
    (
      await database.one<{ held: number }>(
        `SELECT coalesce(sum(held), 0)::int AS held FROM billing.accounts`,
      )
    ).held === 0;
  await eventually(settled, 60_000).catch(() => undefined);
  const orders = [...world.orders.values()];
  const ids: Record<Ids, string[]> = {
    ordered: orders.map(({ jobId }) => jobId),
    removed: orders.filter(({ removed }) => removed).map(({ jobId }) => jobId),
    deleted: orders.filter(({ isDeleted }) => isDeleted).map(({ jobId }) => jobId),
    uploaded: [...world.uploads],
    paid: [...world.payments],
  };
  const findings: Finding[] = [];
  for (const { what, of, sql, ids: wanted } of rules) {
    const { wrong } = await database.one<{ wrong: number }>(sql, wanted ? [ids[wanted]] : []);
    findings.push({ what, of, wrong });
  }
  return findings;
}
