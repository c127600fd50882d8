import { join } from 'node:path';
import { Database } from '@likeness/e2e/client/database';
import type { TestStack } from '@likeness/testing/test-stack';
import { newWorld, unexpected } from '../new-world.js';
import { Recorder } from '../recorder.js';
import { buyer } from '../journeys/buyer.js';
import { cancellingGuest, guest, uploader } from '../journeys/guests.js';
import { member } from '../journeys/members.js';
import { type Profile, runProfile } from '../run-profile.js';
import { countsTable } from '../report.js';
import { withStack } from '../with-stack.js';
import { Activity, Clocks, Links, type Scene } from './scene.js';
import { faultsTable, injectedIn, lossesTable, type Round } from './fault-report.js';
import { injectTogether, type Volley } from './inject-faults.js';
import { losses } from './losses.js';
import { plan } from './plan.js';

/** Few, so that each round ends quickly. */
const MOST_IMAGES = 2;
/** Load during faults: orders, uploads, payments, deletions. */
const AT_WORK: Profile = [
  { journey: guest, users: 1 },
  { journey: member, users: 2 },
  { journey: cancellingGuest, users: 1 },
  { journey: uploader, users: 1 },
  { journey: buyer, users: 1 },
];

const { rounds, port: PORT } = plan(process.argv.slice(2));
const links = new Links(PORT);

await links.open();

await withStack(
  PORT,
  { RATE_CHECKOUTS_PER_HOUR: '0' },
  async (stack) => {
    process.exitCode = (await breakAndLook(stack)) ? 0 : 1;
  },
  {
    after: () => void links.close(),
    script: 'infra/quality/dist/faults/start-breakable.js',
  },
);

/** @returns false for a loss, a duplicate or a failed recovery */
async function breakAndLook(stack: TestStack): Promise<boolean> {
  const activity = new Activity(stack);
  await activity.open();
  const database = Database.of(stack);
  const done: Round[] = [];
  const begun = Date.now();
  let isOver = false;
  const world = await newWorld(stack.address, new Recorder(), () => isOver, MOST_IMAGES);
  const clocks = new Clocks(stack.dataDir);
  const objects = join(stack.dataDir, 'objects');
  const scene: Scene = { stack, world, activity, objects, clocks, links, database };
  try {
    for (const round of rounds) {
      isOver = false;
      const before = world.orders.size;
      const atWork = runProfile(world, AT_WORK);
      const volleys: Volley[] = [];
      for (const together of round) volleys.push(await injectTogether(scene, together));
      isOver = true;
      await atWork;
      const findings = [
        ...(await losses(scene)),
        {
          what: 'answers 5xx other than 503',
          of: 'other' as const,
          wrong: world.recorder.serverErrors(),
        },
      ];
      const orders = world.orders.size - before;
      done.push({ volleys, orders, findings: newOf(done, findings) });
      const tables = [
        faultsTable(done),
        lossesTable(done),
        unexpected(world.recorder, stack.output),
      ].filter((text) => text !== '');
      console.log(`${tables.join('\n\n')}\n`);
    }
  } finally {
    isOver = true;
    activity.close();
    await database.close();
  }
  const minutes = Math.round((Date.now() - begun) / 60_000);
  console.log(`${countsTable('ends of images', world.ends)}\n\n${minutes} min`);
  return (
    done.every(({ findings }) => findings.every(({ wrong }) => wrong === 0)) &&
    injectedIn(done).every(({ recoveredMs }) => recoveredMs !== undefined) &&
    done.every(({ volleys }) => volleys.every(({ wholeMs }) => wholeMs !== undefined))
  );
}

/** Most rules count all data, so this subtracts earlier rounds. */
function newOf(earlier: readonly Round[], findings: Round['findings']): Round['findings'] {
  const before = (name: string) =>
    earlier.reduce(
      (sum, round) => sum + (round.findings.find(({ what }) => what === name)?.wrong ?? 0),
      0,
    );
  return findings.map((finding) => ({
    ...finding,
    wrong: Math.max(0, finding.wrong - before(finding.what)),
  }));
}
