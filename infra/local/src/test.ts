import { runChecks } from './checks/checks.js';
import { readEnvironment } from './env.js';
import { exitWithProblem } from './process/exit-with-problem.js';
import { Problem } from './process/problem.js';
import { repositoryRoot } from './repository-root.js';
import { killCommands } from './terminal/command.js';
import { printStep, timed, type StepResult } from './terminal/steps.js';
import { runJest, type JestRun, type Totals } from './test-run/jest-workspace.js';
import { ThrowAwayStores } from './test-run/throw-away-stores.js';
import { workspaces, type Workspace } from './test-run/workspaces.js';

const [wanted, ...jestOptions] = process.argv.slice(2);

try {
  const { REDIS_SERVER } = readEnvironment();
  const all = workspaces(repositoryRoot).filter((workspace) => workspace.scripts['test']);
  const chosen = all.filter(({ folder, name }) => !wanted || wanted === folder || wanted === name);
  if (chosen.length === 0) {
    throw new Problem(`No workspace ${wanted}. There are: ${all.map((w) => w.folder).join(', ')}`);
  }
  const checks = wanted ? [] : await runChecks(repositoryRoot);
  const stores = new ThrowAwayStores();
  stopOnSignal(stores);
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

/** A test run that is interrupted must not leave its databases behind. */
function stopOnSignal(stores: ThrowAwayStores): void {
  const stop = () => {
    killCommands();
    stores.kill();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  // Listening for its end must not keep this process alive.
  process.channel?.unref();
}
