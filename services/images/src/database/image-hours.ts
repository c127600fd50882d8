import type { Owner } from '@likeness/contracts/identity/owner';
import { queryRow } from '@likeness/service-kit/database/rows';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { conditionOf, type ListFilter, LISTED, valuesOf } from './list-filter.js';

/** The number of images in the list before an hour. */
const hourPlace = z.object({ hour: z.date(), before: z.number() });

const HOUR_OF = (time: string) => `date_trunc('hour', ${time}, 'UTC')`;

/** Hourly counters exist per tool, not per style or reaction. */
export function isCountedByHour({ reaction, style }: ListFilter): boolean {
  return reaction === 'all' && style === undefined;
}

const hoursOf = (filter: ListFilter) => `
  SELECT hour, sum(n)::int AS n FROM (
    SELECT hour, n FROM (SELECT *, tool AS creation_method_name FROM image_hours) AS hours
    WHERE owner_kind = $1 AND owner_id = $2 ${conditionOf(filter)}
    UNION ALL
    SELECT ${HOUR_OF('created_at')}, -1 FROM images
    WHERE owner_kind = $1 AND owner_id = $2 AND state = 'kept' AND expires_at <= now()
      ${conditionOf(filter)}
  ) AS counts GROUP BY hour`;

export async function hourAt(
  manager: EntityManager,
  owner: Owner,
  filter: ListFilter,
  { offset, order }: { offset: number; order: 'ASC' | 'DESC' },
): Promise<z.infer<typeof hourPlace> | undefined> {
  return queryRow(
    manager,
    hourPlace,
    `SELECT hour, before FROM (
       SELECT hour, n, (sum(n) OVER (ORDER BY hour ${order}) - n)::int AS before
       FROM (${hoursOf(filter)}) AS hours) AS places
     WHERE before <= $5 AND before + n > $5`,
    [...valuesOf(owner, filter), offset],
  );
}

export function fromHour(order: 'ASC' | 'DESC', hour: string): string {
  return order === 'ASC'
    ? `AND created_at >= ${hour}::timestamptz`
    : `AND created_at < ${hour}::timestamptz + interval '1 hour'`;
}

export function untilHour(order: 'ASC' | 'DESC', hour: string): string {
  return fromHour(order === 'ASC' ? 'DESC' : 'ASC', hour);
}

/** Number of images before the image `$5`. */
export function positionByHour(filter: ListFilter): string {
  const condition = conditionOf(filter);
  const before = filter.sort === 'desc' ? '>' : '<';
  const hour = HOUR_OF('anchor.created_at');
  return `
    SELECT (SELECT coalesce(sum(n), 0) FROM (${hoursOf(filter)}) AS hours WHERE hour ${before} ${hour})::int
      + (SELECT count(*) FROM images WHERE ${LISTED} ${condition}
           AND created_at >= ${hour} AND created_at < ${hour} + interval '1 hour'
           AND (created_at, id) ${before} (anchor.created_at, anchor.id))::int AS position
    FROM images AS anchor WHERE anchor.id = (
      SELECT id FROM images WHERE ${LISTED} ${condition} AND id = $5)`;
}
