import { appendFileSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { CHECKS, runCheck } from '../checks/checks.js';
import { inSlots } from '../terminal/command.js';
import { printStep } from '../terminal/steps.js';
import { SharedStack } from './shared-stack.js';
import {
  type Slot,
  type Stage,
  type StageResult,
  type TestRun,
  type Workspace,
  testWorkspace,
} from './test-workspace.js';

type Outcome = { readonly stage: Stage; readonly result: StageResult };

/** More failures have a common cause, which a retry does not solve. */
const MOST_RETRIES = 3;

/** Retries each failed end-to-end file alone. A second pass counts as flaky. */
async function retryFailed(
  outcomes: readonly Outcome[],
  [slot]: readonly Slot[],
): Promise<StageResult[]> {
  const isRetried = ({ stage, result }: Outcome) => stage.isRetried && !result.ok;
  const count = outcomes.filter(isRetried).length;
  if (!slot || count === 0 || count > MOST_RETRIES) return outcomes.map(({ result }) => result);
  console.log('\nA second run of what failed:');
  return inSlots([slot], outcomes, async (outcome) => {
    if (!isRetried(outcome)) return outcome.result;
    const second = await outcome.stage.run(slot);
    return second.ok ? { ...second, flaky: outcome.result.totals?.failures ?? [] } : second;
  });
}

/** Each file runs the whole product with its own stores and ports, except those in `src/shared/`. */
const END_TO_END = 'infra/e2e';
const SHARED = 'src/shared/*.spec.ts';
/** Below the ports of the files; each stack uses those from 55 below to 199 above. */
const SHARED_PORT = 20_000;
const PORTS_APART = 400;

/** Its files share the work of all slots. */
const LONGEST = 'services/worker';
const SHARDS = ['1/4', '2/4', '3/4', '4/4'];

/** Their tests wait more than half of the time, so they fill the gaps of other slots. */
const WAITING = ['services/images', 'services/auth', 'services/lenses', 'services/gateway'];

/** Slots for them, after the end-to-end files that share a stack: those keep the processors busy. */
export const WAITING_SLOTS = 2;

/** Takes minutes to hours and runs by name only: `npm test -- infra/quality`. */
const BY_NAME = 'infra/quality';

/**
 * Runs checks and end-to-end tests, then the tests of workspaces. Each slot but the last two starts
 * one stack for the end-to-end files that share it. The last two join after those files with the
 * workspaces that wait; only one of them goes on with others.
 */
export async function runStages(
  { root, limitMs }: Pick<TestRun, 'root' | 'limitMs'>,
  workspaces: readonly Workspace[],
  slots: readonly Slot[],
): Promise<StageResult[]> {
  const test = (workspace: Workspace, ...options: string[]): Stage => ({
    run: (slot) => testWorkspace(workspace, { root, ...slot, options, show: false, limitMs }),
    isRetried: workspace.folder === END_TO_END,
  });
  const checks = CHECKS.map((name): Stage => ({
    run: () => runCheck(root, name),
    isRetried: false,
  })).values();
  const inside = workspaces
    .filter(({ folder }) => folder !== END_TO_END && folder !== BY_NAME)
    .map((workspace) => ({ workspace, size: bytesOf(specsIn(root, workspace)) }))
    .sort((a, b) => b.size - a.size)
    .map(({ workspace }) => workspace);
  const waiting = inside
    .filter(({ folder }) => WAITING.includes(folder))
    .map((workspace) => test(workspace))
    .values();
  const busy = inside
    .filter(({ folder }) => !WAITING.includes(folder))
    .flatMap((workspace) =>
      workspace.folder === LONGEST
        ? SHARDS.map((shard) => test(workspace, `--shard=${shard}`))
        : [test(workspace)],
    )
    .values();
  const endToEnd = workspaces
    .filter(({ folder }) => folder === END_TO_END)
    .flatMap((workspace) =>
      specsIn(root, workspace).map(({ file }) => ({
        file,
        stage: test(workspace, file),
      })),
    );
  const stagesOf = (isWanted: (file: string) => boolean) =>
    endToEnd.filter(({ file }) => isWanted(file)).map(({ stage }) => stage);
  const isShared = (file: string) => matchesGlob(file, SHARED);
  const shared = stagesOf(isShared).values();
  const own = stagesOf((file) => !isShared(file)).values();
  const run = async (stage: Stage, slot: Slot) => ({ stage, result: await stage.run(slot) });
  const endToEndSlots = slots.slice(0, -WAITING_SLOTS);
  const sharedDone = endToEndSlots.map(async (slot, index) => {
    const checked = await inSlots([slot], checks, run);
    const stack = new SharedStack(root, slot, SHARED_PORT + index * PORTS_APART);
    try {
      const env = { ...slot.env, ...(await stack.start()) };
      return [...checked, ...(await inSlots([{ ...slot, env }], shared, run))];
    } finally {
      await stack.stop();
    }
  });
  const endToEndDone = endToEndSlots.map(async (slot, index) => {
    await sharedDone[index];
    return inSlots([slot], own, run);
  });
  const insideDone = slots.map(async (slot, index) => {
    const before = endToEndDone[index];
    await (before ?? Promise.all(sharedDone));
    const last = index < slots.length - 1 ? busy : [];
    const [first, second] = before ? [busy, waiting] : [waiting, last];
    return [...(await inSlots([slot], first, run)), ...(await inSlots([slot], second, run))];
  });
  const outcomes = await Promise.all([...sharedDone, ...endToEndDone, ...insideDone]);
  return retryFailed(outcomes.flat(), slots.slice(0, 1));
}

type Spec = { readonly file: string; readonly size: number };

/** Larger files take longer, so they start first. */
function specsIn(root: string, { folder }: Workspace): Spec[] {
  const cwd = join(root, folder);
  return globSync('{src,e2e}/**/*.spec.{ts,tsx}', { cwd })
    .map((file) => ({ file, size: statSync(join(cwd, file)).size }))
    .sort((a, b) => b.size - a.size);
}

function bytesOf(specs: readonly Spec[]): number {
  return specs.reduce((sum, { size }) => sum + size, 0);
}

const FILE = 'infra/e2e/flaky.md';

/** Adds the tests that passed only on retry to the list of the unfixed ones, and prints both. */
export function tellFlaky(root: string, results: readonly StageResult[]): void {
  const path = join(root, FILE);
  const today = new Date().toISOString().slice(0, 10);
  for (const { title, flaky = [] } of results) {
    for (const { test, reason } of flaky) {
      const line = `${title} › ${test}: ${reason.replaceAll(/\s+/g, ' ').trim()}`;
      console.log(`flaky: ${line}`);
      appendFileSync(path, `- ${today} ${line}\n`);
    }
  }
  const entries = readFileSync(path, 'utf8').match(/^- .*$/gm) ?? [];
  if (entries.length === 0) return;
  console.log(`\n${FILE} lists ${entries.length}, which must be fixed:`);
  for (const entry of entries) console.log(`  ${entry}`);
}

const INDENT = '\n      ';

/** @returns false if anything failed */
export function summarize(results: readonly StageResult[]): boolean {
  if (results.length > 1) {
    console.log('\nAll stages:');
    results.forEach(printStep);
  }
  const failures = results.flatMap(({ title, ok, totals }) => {
    if (ok) return [];
    if (!totals) return [title];
    return totals.failures.map(({ test, reason }) =>
      [`${title}: ${test}`, ...reason.split('\n')].join(INDENT).trimEnd(),
    );
  });
  if (failures.length > 0) console.log(['\nFailed:', ...failures].join('\n  '));
  const passed = results.reduce((sum, { totals }) => sum + (totals?.passed ?? 0), 0);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0;
}
