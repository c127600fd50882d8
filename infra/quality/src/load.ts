import { setInterval } from 'node:timers';
import { parseArgs } from 'node:util';
import { Database } from '@likeness/e2e/client/database';
import type { TestStack } from '@likeness/testing/test-stack';
import { audit } from './books.js';
import { MemoryWatch } from './memory.js';
import { newWorld, unexpected } from './new-world.js';
import { type Profile, PROFILES, runProfile } from './run-profile.js';
import { Recorder } from './recorder.js';
import { countsTable, findingsTable, memoryTable, operationsTable } from './report.js';
import { withStack } from './with-stack.js';
import type { World } from './world.js';

const DEFAULT_PORT = 24600;
const DEFAULT_MINUTES = 5;
const SAMPLE_EVERY_MS = 10_000;
/** Share of the run after which memory should be stable. */
const WARM_UP = 1 / 6;

const { values, positionals } = parseArgs({
  options: {
    pause: { type: 'string' },
    port: { type: 'string' },
  },
  allowPositionals: true,
  strict: false,
});
const [profileName = 'mixed', amount] = positionals;
const profile = PROFILES[profileName];
const minutes = Number(amount ?? DEFAULT_MINUTES);
const port = Number(values.port ?? DEFAULT_PORT);
const pauseSeconds = Number(values.pause ?? 0);
if (!profile || !(minutes > 0) || !(port > 0) || !(pauseSeconds >= 0)) {
  console.error(`Usage: npm run load -- [${Object.keys(PROFILES).join(' | ')}] [minutes, ${DEFAULT_MINUTES} by default]
       with --pause 60 each virtual user rests a minute, on average, after each journey,
       with --port 9700 a second run goes on beside the first`);
  process.exit(2);
}

await withStack(port, {}, async (stack) => {
  process.exitCode = (await measure(stack, profile, minutes)) ? 0 : 1;
});

/** @returns false if an invariant failed */
async function measure(stack: TestStack, profile: Profile, minutes: number): Promise<boolean> {
  const database = Database.of(stack);
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
  const faults = await runProfile(world, profile, pauseSeconds * 1000);
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
      unexpected(recorder, stack.output),
      `${recorder.requests} requests in ${Math.round(seconds)} s; ${world.orders.size} images ordered`,
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
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
