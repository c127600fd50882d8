import { eventually } from '@likeness/e2e/client/eventually';
import { audit, type Finding } from '../books.js';
import { LOSS_RULES } from './loss-rules.js';
import type { Scene } from './scene.js';
import { compareFiles, keysIn } from './stored-files.js';

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
