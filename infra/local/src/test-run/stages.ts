import { globSync, statSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { CHECKS, runCheck } from '../checks/checks.js';
import { inLanes } from '../terminal/lanes.js';
import type { StepResult } from '../terminal/steps.js';
import type { Totals } from './jest-report.js';
import { type JestRun, testWorkspace } from './jest-workspace.js';
import type { Workspace } from './workspaces.js';

/** A check has nothing to count. */
export type StageResult = StepResult & { readonly totals?: Totals };

/** Where a stage runs: with stores that no stage beside it uses. */
export type Lane = Pick<JestRun, 'env' | 'folder'>;

/** Each of its files runs the whole product, with stores and ports of its own. */
const END_TO_END = 'infra/e2e';
/** Measures waiting times and memory of the whole product, so nothing runs beside it. */
const ALONE = 'src/alone/*.spec.ts';

/** Checks, tests of every workspace and end-to-end tests, as many at a time as there are lanes. */
export async function runStages(
  root: string,
  workspaces: readonly Workspace[],
  lanes: readonly Lane[],
): Promise<StageResult[]> {
  const test = (workspace: Workspace, ...options: string[]): Stage => {
    return (lane) => testWorkspace(workspace, { root, ...lane, options, show: false });
  };
  const checks = CHECKS.map(
    (name): Stage =>
      () =>
        runCheck(root, name),
  );
  const tests = workspaces
    .filter(({ folder }) => folder !== END_TO_END)
    .sort((a, b) => specsIn(root, b).length - specsIn(root, a).length)
    .map((workspace) => test(workspace));
  const endToEnd = workspaces
    .filter(({ folder }) => folder === END_TO_END)
    .flatMap((workspace) =>
      specsIn(root, workspace).map((file) => ({
        run: test(workspace, file),
        isAlone: matchesGlob(file, ALONE),
      })),
    );
  const alone = endToEnd.filter(({ isAlone }) => isAlone).map(({ run }) => run);
  const beside = endToEnd.filter(({ isAlone }) => !isAlone).map(({ run }) => run);
  return [
    // Workspaces come last: their smallest are so small that no lane stands idle at the end.
    ...(await inStages(lanes, [...checks, ...beside, ...tests])),
    ...(await inStages(lanes.slice(0, 1), alone)),
  ];
}

type Stage = (lane: Lane) => Promise<StageResult>;

async function inStages(lanes: readonly Lane[], stages: readonly Stage[]): Promise<StageResult[]> {
  return inLanes(lanes, stages, (stage, lane) => stage(lane));
}

/** Largest first: what has more tests takes longer and should begin earlier. */
function specsIn(root: string, { folder }: Workspace): string[] {
  const cwd = join(root, folder);
  return globSync('{src,e2e}/**/*.spec.{ts,tsx}', { cwd })
    .map((file) => ({ file, size: statSync(join(cwd, file)).size }))
    .sort((a, b) => b.size - a.size)
    .map(({ file }) => file);
}
