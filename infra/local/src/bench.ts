import { runBenches } from './bench/run-benches.js';
import { readEnvironment } from './env.js';
import { exitWithProblem } from './process/problem.js';
import { repositoryRoot } from './repository-root.js';
import { endOnSignal } from './terminal/command.js';
import { ThrowAwayStores } from './test-run/throw-away-stores.js';
import { chooseBenchSuites } from './test-run/test-workspace.js';

const [wanted, ...options] = process.argv.slice(2);

try {
  const { REDIS_SERVER } = readEnvironment();
  const chosen = chooseBenchSuites(repositoryRoot, wanted);
  const stores = new ThrowAwayStores();
  endOnSignal(() => stores.kill());
  try {
    const env = await stores.start({ redis: REDIS_SERVER });
    process.exitCode = (await runBenches(repositoryRoot, chosen, env, options)) ? 0 : 1;
  } finally {
    await stores.stop();
  }
} catch (error) {
  exitWithProblem(error);
}
