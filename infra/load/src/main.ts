import { setInterval } from 'node:timers';
import { Database } from '@likeness/e2e/client/database';
import type { TestStack } from '@likeness/testing/test-stack';
import { audit } from './books.js';
import { MemoryWatch } from './memory.js';
import { newWorld } from './new-world.js';
import { type Profile, PROFILES } from './profiles.js';
import { Recorder } from './recorder.js';
import { countsTable, findingsTable, memoryTable, operationsTable } from './report.js';
import { runProfile } from './run-profile.js';
import { withStack } from './with-stack.js';
import type { World } from './world.js';

const PORT = 24600;
const SAMPLE_EVERY_MS = 10_000;
/** Of the time; then memory is what it stays at. */
const WARM_UP = 1 / 6;

const [profileName = 'mixed', minutesText = '5'] = process.argv.slice(2);
const profile = PROFILES[profileName];
const minutes = Number(minutesText);
if (!profile || !(minutes > 0)) {
  console.error(
    `Usage: npm run load -- [${Object.keys(PROFILES).join(' | ')}] [minutes, 5 by default]`,
  );
  process.exit(2);
}

await withStack(PORT, {}, async (stack) => {
  process.exitCode = (await measure(stack, profile, minutes)) ? 0 : 1;
});

/** Prints what was measured. @returns whether everything held */
async function measure(stack: TestStack, profile: Profile, minutes: number): Promise<boolean> {
  const database = await Database.of(stack);
  const recorder = new Recorder();
  const endsAt = Date.now() + minutes * 60_000;
  const world = await newWorld(stack.address, recorder, () => Date.now() > endsAt);
  const pids = stack.pids();
  const memory = new MemoryWatch();
  memory.sample(pids);
  const begun = Date.now();
  const isWarm = () => Date.now() - begun > WARM_UP * minutes * 60_000;
  const sampling = setInterval(() => memory.sample(stack.pids(), isWarm()), SAMPLE_EVERY_MS);
  console.log(`${profileName} for ${minutes} min`);
  const faults = await runProfile(world, profile);
  const seconds = (Date.now() - begun) / 1000;
  const findings = await lastLook(database, world);
  clearInterval(sampling);
  memory.sample(stack.pids());
  const restarted = Object.entries(stack.pids()).filter(([name, pid]) => pids[name] !== pid);
  findings.push({ what: 'processes that were restarted', of: 'other', wrong: restarted.length });
  findings.push({
    what: 'answers 5xx other than 503',
    of: 'other',
    wrong: recorder.serverErrors(),
  });

  console.log(
    [
      operationsTable(recorder.operations()),
      countsTable('ends of images', world.ends),
      countsTable('faults of journeys', faults),
      memoryTable(memory.rows()),
      findingsTable(findings),
      `${recorder.requests} requests in ${Math.round(seconds)} s; ${world.orders.size} images ordered`,
    ].join('\n\n'),
  );
  return findings.every(({ wrong }) => wrong === 0) && faults.size === 0;
}

async function lastLook(database: Database, world: World) {
  try {
    return await audit(database, world);
  } finally {
    await database.close();
  }
}
