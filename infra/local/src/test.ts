import { runChecks } from './checks/checks.js';
import { readEnvironment } from './env.js';
import { exitWithProblem } from './process/exit-with-problem.js';
import { repositoryRoot } from './repository-root.js';
import { printStep, timed, type StepResult } from './terminal/steps.js';
import { runJest, type JestRun, type Totals } from './test-run/jest-workspace.js';
import { stopStoresOnSignal } from './test-run/stop-stores-on-signal.js';
import { ThrowAwayStores } from './test-run/throw-away-stores.js';
import { chooseWorkspaces, type Workspace } from './test-run/workspaces.js';

const [wanted, ...jestOptions] = process.argv.slice(2);

try {
  const { REDIS_SERVER } = readEnvironment();
  const chosen = chooseWorkspaces(repositoryRoot, 'test', wanted);
  const checks = wanted ? [] : await runChecks(repositoryRoot);
  const stores = new ThrowAwayStores();
  stopStoresOnSignal(stores);
  try {
    const env = await stores.start(REDIS_SERVER);
    const run = { root: repositoryRoot, env, folder: stores.folder, options: jestOptions };
    const totals = await runAll(chosen, run, checks);
    process.exitCode = totals.failed > 0 ? 1 : 0;
  } finally {
    await stores.stop();
  }
} catch (error) {
  exitWithProblem(error);
}

async function runAll(chosen: Workspace[], run: JestRun, checks: StepResult[]): Promise<Totals> {
  const steps = [...checks];
  const totals: Totals = { passed: 0, failed: checks.filter((check) => !check.ok).length };
  for (const workspace of chosen) {
    const step = await timed(workspace.folder, async () => {
      const { passed, failed } = await runJest(workspace, run);
      totals.passed += passed;
      totals.failed += failed;
      return failed === 0;
    });
    printStep(step);
    steps.push(step);
  }
  if (steps.length > 1) {
    console.log('\nAll steps:');
    steps.forEach(printStep);
  }
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  return totals;
}
