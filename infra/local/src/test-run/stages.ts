import { globSync, statSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { CHECKS, runCheck } from '../checks/checks.js';
import { inLanes } from '../terminal/lanes.js';
import { type JestRun, testWorkspace } from './jest-workspace.js';
import { retryFailed } from './retry-failed.js';
import type { Lane, Stage, StageResult } from './stage.js';
import type { Workspace } from './workspaces.js';

/** Each file runs the whole product with its own stores and ports. */
const END_TO_END = 'infra/e2e';
/** Measures times and memory of the whole product, so it runs alone. */
const ALONE = 'src/alone/*.spec.ts';

/** Takes minutes to hours and runs by name only: `npm test -- quality`. */
const BY_NAME = 'quality';

/**
 * Runs checks and end-to-end tests, then the tests of workspaces, then what runs alone. Services wait
 * in their tests, so the last lane joins for workspaces only.
 */
export async function runStages(
  { root, limitMs }: Pick<JestRun, 'root' | 'limitMs'>,
  workspaces: readonly Workspace[],
  lanes: readonly Lane[],
): Promise<StageResult[]> {
  const test = (workspace: Workspace, ...options: string[]): Stage => ({
    run: (lane) => testWorkspace(workspace, { root, ...lane, options, show: false, limitMs }),
    isRetried: workspace.folder === END_TO_END,
  });
  const checks = CHECKS.map((name): Stage => ({
    run: () => runCheck(root, name),
    isRetried: false,
  }));
  const tests = workspaces
    .filter(({ folder }) => folder !== END_TO_END && folder !== BY_NAME)
    .map((workspace) => ({ workspace, size: bytesOf(specsIn(root, workspace)) }))
    .sort((a, b) => b.size - a.size)
    .map(({ workspace }) => test(workspace));
  const endToEnd = workspaces
    .filter(({ folder }) => folder === END_TO_END)
    .flatMap((workspace) =>
      specsIn(root, workspace).map(({ file }) => ({
        stage: test(workspace, file),
        isAlone: matchesGlob(file, ALONE),
      })),
    );
  const alone = endToEnd.filter(({ isAlone }) => isAlone).map(({ stage }) => stage);
  const beside = endToEnd.filter(({ isAlone }) => !isAlone).map(({ stage }) => stage);
  const run = async (stage: Stage, lane: Lane) => ({ stage, result: await stage.run(lane) });
  const [first, second] = [[...checks, ...beside].values(), tests.values()];
  const firstDone = lanes.slice(0, -1).map((lane) => inLanes([lane], first, run));
  const secondDone = lanes.map(async (lane, index) => {
    await (firstDone[index] ?? Promise.all(firstDone));
    return inLanes([lane], second, run);
  });
  const outcomes = (await Promise.all([...firstDone, ...secondDone])).flat();
  outcomes.push(...(await inLanes(lanes.slice(0, 1), alone, run)));
  return retryFailed(outcomes, lanes.slice(0, 1));
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
