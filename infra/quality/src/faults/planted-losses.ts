import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@likeness/e2e/client/eventually';
import { runProfile } from '../run-profile.js';
import { AT_WORK } from './at-work.js';
import { losses } from './losses.js';
import type { Scene } from './scene.js';

const ENOUGH_MS = 10 * 60_000;
/** Disables foreign keys and triggers, which would prevent these losses. */
const UNCHECKED = 'SET session_replication_role = replica';
const CHECKED = 'SET session_replication_role = origin';

const PAID = `SELECT h.hold_id FROM billing.holds h JOIN lenses.renders r ON r.id = h.hold_id
  WHERE h.state = 'captured' AND r.state = 'done' ORDER BY h.hold_id`;
const KEPT = `SELECT id FROM images.images WHERE kind = 'portrait' AND state = 'kept' ORDER BY id`;

type Planted = {
  readonly name: string;
  readonly finding: string;
  readonly plant: (scene: Scene) => Promise<void>;
};

const bySql = (name: string, finding: string, sql: string): Planted => ({
  name,
  finding,
  plant: ({ database }) => database.run(sql),
});

const PLANTED: readonly Planted[] = [
  bySql(
    'a hold that was charged is removed',
    'paid pictures that were not charged',
    `DELETE FROM billing.holds WHERE hold_id = (${PAID} LIMIT 1)`,
  ),
  bySql(
    'a charge is given back',
    'holds charged otherwise than the ledger says',
    `UPDATE billing.holds SET state = 'released' WHERE hold_id = (${PAID} LIMIT 1)`,
  ),
  bySql(
    'a credit is given to everybody',
    'credits by which accounts and ledger differ',
    `UPDATE billing.accounts SET available = available + 1`,
  ),
  bySql(
    'an accepted order is forgotten',
    'accepted orders that are not known any more',
    `DELETE FROM lenses.renders WHERE id = (SELECT id FROM lenses.renders WHERE state = 'done' ORDER BY id DESC LIMIT 1)`,
  ),
  bySql(
    'a picture is forgotten',
    'finished renders without a picture',
    `DELETE FROM images.images WHERE id = (${KEPT} LIMIT 1)`,
  ),
  {
    name: 'a picture’s file is removed',
    finding: 'pictures whose file is lost',
    plant: async ({ database, objects }) => {
      const { key } = await database.one<{ key: string }>(
        `SELECT master_key AS key FROM images.images WHERE id = (${KEPT} OFFSET 1 LIMIT 1)`,
      );
      rmSync(join(objects, key));
    },
  },
];

/** @returns true if the rules found nothing before and each loss after */
export async function plantLosses(scene: Scene, end: () => void): Promise<boolean> {
  const { database, world } = scene;
  const atWork = runProfile(world, AT_WORK);
  const count = `SELECT count(*)::int AS paid FROM (${PAID}) AS paid`;
  const isEnough = async () => (await database.one<{ paid: number }>(count)).paid >= 2;
  await eventually(isEnough, ENOUGH_MS).finally(end);
  await atWork;
  const first = (await losses(scene)).filter(({ wrong }) => wrong > 0);
  console.log(`before: ${first.map(({ what, wrong }) => `${what} ×${wrong}`).join() || 'nothing'}`);
  await database.run(UNCHECKED);
  for (const { plant } of PLANTED) await plant(scene);
  await database.run(CHECKED);
  const found = (await losses(scene)).filter(({ wrong }) => wrong > 0);
  for (const { name, finding } of PLANTED) {
    const wrong = found.find(({ what }) => what === finding)?.wrong ?? 0;
    console.log(`${name}: ${wrong > 0 ? `found as “${finding}” ×${wrong}` : 'NOT FOUND'}`);
  }
  const areFound = PLANTED.every(({ finding }) => found.some(({ what }) => what === finding));
  return first.length === 0 && areFound;
}
