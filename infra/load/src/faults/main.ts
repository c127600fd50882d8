import { join } from 'node:path';
import type { TestStack } from '@likeness/testing/test-stack';
import { newWorld } from '../new-world.js';
import { Recorder } from '../recorder.js';
import { countsTable } from '../report.js';
import { runProfile } from '../run-profile.js';
import { withStack } from '../with-stack.js';
import { Activity } from './activity.js';
import { AT_WORK } from './at-work.js';
import { Clocks } from './clocks.js';
import { type Block, faultsTable, lossesTable } from './fault-report.js';
import { FaultyFolder } from './faulty-folder.js';
import { injectFaults } from './inject-faults.js';
import { Links } from './links.js';
import { losses } from './losses.js';
import { plan } from './plan.js';
import { LastingDatabase, type Scene } from './scene.js';

const PORT = 24800;

const blocks = plan(process.argv.slice(2));
const links = new Links(PORT);
let folder: FaultyFolder | undefined;

await links.open();

await withStack(
  PORT,
  { RATE_CHECKOUTS_PER_HOUR: '0' },
  async (stack) => {
    if (folder) process.exitCode = (await breakAndLook(stack, folder)) ? 0 : 1;
  },
  {
    before: ({ dataDir }) => (folder = new FaultyFolder(join(dataDir, 'objects'))),
    after: () => {
      folder?.close();
      links.close();
    },
    script: 'infra/load/dist/faults/start-breakable.js',
  },
);

/** Prints what was found. @returns whether nothing was lost or doubled and everything recovered */
async function breakAndLook(stack: TestStack, folder: FaultyFolder): Promise<boolean> {
  const activity = new Activity(stack);
  await activity.open();
  const database = new LastingDatabase(stack);
  const done: Block[] = [];
  const begun = Date.now();
  let isOver = false;
  const world = await newWorld(stack.address, new Recorder(), () => isOver);
  const clocks = new Clocks(stack.dataDir);
  const scene: Scene = { stack, world, activity, folder, clocks, links, database };
  try {
    for (const kinds of blocks) {
      isOver = false;
      const before = world.orders.size;
      const atWork = runProfile(world, AT_WORK);
      const possible = kinds.filter(({ isPossible }) => isPossible?.(scene) ?? true);
      const injected = await injectFaults(scene, possible, count(done)).finally(
        () => (isOver = true),
      );
      await atWork;
      const findings = [
        ...(await losses(scene)),
        { what: 'answers 5xx other than 503', wrong: world.recorder.serverErrors() },
      ];
      done.push({ injected, orders: world.orders.size - before, findings: newOf(done, findings) });
      console.log(`${faultsTable(done)}\n\n${lossesTable(done)}\n`);
    }
  } finally {
    activity.close();
    await database.close();
  }
  const minutes = Math.round((Date.now() - begun) / 60_000);
  console.log(
    `${countsTable('ends of images', world.ends)}\n\n${count(done)} faults in ${minutes} min`,
  );
  return done.every(
    ({ injected, findings }) =>
      findings.every(({ wrong }) => wrong === 0) &&
      injected.every(({ recoveredMs }) => recoveredMs !== undefined),
  );
}

function count(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { injected }) => sum + injected.length, 0);
}

/** Most is counted over everything there is: what an earlier block has left is not this one's. */
function newOf(earlier: readonly Block[], findings: Block['findings']): Block['findings'] {
  const before = (name: string) =>
    earlier.reduce(
      (sum, block) => sum + (block.findings.find(({ what }) => what === name)?.wrong ?? 0),
      0,
    );
  return findings.map(({ what, wrong }) => ({ what, wrong: Math.max(0, wrong - before(what)) }));
}
