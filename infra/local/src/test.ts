import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from './env.js';
import { exitWithProblem } from './process/problem.js';
import { repositoryRoot as root } from './repository-root.js';
import { endOnSignal, inSlots } from './terminal/command.js';
import { runStages, summarize, tellFlaky, WAITING_SLOTS } from './test-run/stages.js';
import { chooseWorkspaces, type Slot, testWorkspace } from './test-run/test-workspace.js';
import { ThrowAwayStores } from './test-run/throw-away-stores.js';

const MOST_CORES = 2;
/** End-to-end tests start the same processes repeatedly, so they share V8's compile cache. */
const COMPILED = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile') };

const [wanted, ...options] = process.argv.slice(2);

try {
  const { REDIS_SERVER, TEST_MINUTES, TEST_POOLER } = readEnvironment();
  const programs = { redis: REDIS_SERVER, pooler: TEST_POOLER };
  const limitMs = TEST_MINUTES * 60_000;
  const workspaces = chooseWorkspaces(root, 'test', wanted);
  const slotCount = wanted ? 1 : Math.min(MOST_CORES, availableParallelism()) + WAITING_SLOTS;
  const stores = Array.from({ length: slotCount }, () => new ThrowAwayStores());
  endOnSignal(() => stores.forEach((each) => each.kill()));
  try {
    const slots: Slot[] = [];
    // In sequence: each looks for free ports.
    for (const each of stores) {
      const env = { ...COMPILED, ...(await each.start(programs)) };
      slots.push({ env, folder: each.folder });
    }
    const results = wanted
      ? await inSlots(slots, workspaces, (workspace, slot) =>
          testWorkspace(workspace, { root, ...slot, options, show: true, limitMs }),
        )
      : await runStages({ root, limitMs }, workspaces, slots);
    process.exitCode = summarize(results) ? 0 : 1;
    tellFlaky(root, results);
  } finally {
    await Promise.all(stores.map((each) => each.stop()));
  }
} catch (error) {
  exitWithProblem(error);
}
