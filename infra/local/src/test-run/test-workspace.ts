import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { runCommand } from '../terminal/command.js';
import { printStep, type StepResult } from '../terminal/steps.js';
import { type Failure, readTestReport, type Totals } from './test-report.js';
import { Problem } from '../process/problem.js';

const rootPackage = z.object({ workspaces: z.array(z.string()) });
const workspacePackage = z.object({
  name: z.string(),
  scripts: z.record(z.string(), z.string()).default({}),
});

export type Workspace = { folder: string; name: string; scripts: Record<string, string> };

/** Workspaces with the script, optionally one by folder or name. @throws Problem if not found */
export function chooseWorkspaces(root: string, script: string, wanted?: string): Workspace[] {
  const all = workspaces(root).filter(({ scripts }) => scripts[script]);
  if (!wanted) return all;
  const chosen = all.filter(({ folder, name }) => wanted === folder || wanted === name);
  if (chosen.length > 0) return chosen;
  const names = all.map(({ folder }) => folder).join(', ');
  throw new Problem(
    `There is no workspace "${wanted}" with a ${script} script. There are: ${names}`,
  );
}

export type BenchSuite = { folder: string; suite: string; script: string };

const BENCH = 'bench:';

/** `bench:<suite>` scripts, optionally one suite. @throws Problem if not found */
export function chooseBenchSuites(root: string, wanted?: string): BenchSuite[] {
  const all = workspaces(root).flatMap(({ folder, scripts }) =>
    Object.keys(scripts)
      .filter((script) => script.startsWith(BENCH))
      .map((script) => ({ folder, script, suite: script.slice(BENCH.length) })),
  );
  if (!wanted) return all;
  const chosen = all.filter(({ suite }) => suite === wanted);
  if (chosen.length > 0) return chosen;
  const names = all.map(({ suite }) => suite).join(', ');
  throw new Problem(`There is no benchmark "${wanted}". There are: ${names}`);
}

function workspaces(root: string): Workspace[] {
  const patterns = rootPackage.parse(readJson(join(root, 'package.json'))).workspaces;
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }).toSorted())
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({
      folder,
      ...workspacePackage.parse(readJson(join(root, folder, 'package.json'))),
    }));
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

export type TestRun = {
  readonly root: string;
  readonly env: Record<string, string>;
  /** Folder for the report. */
  readonly folder: string;
  readonly options: readonly string[];
  /** Shows the output live; otherwise only on failure. */
  readonly show: boolean;
  readonly limitMs: number;
};

export type TestResult = StepResult & { readonly totals: Totals };

/** A crash counts as one failed test. */
export async function testWorkspace(workspace: Workspace, run: TestRun): Promise<TestResult> {
  const file = join(run.folder, 'report.json');
  rmSync(file, { force: true });
  const { test: script = '' } = workspace.scripts;
  const report = script.startsWith('vitest')
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    : ['--json', `--outputFile=${file}`];
  // Without npm, which takes half a second of processor time.
  const [program = '', ...args] = [...script.split(' '), ...report, ...run.options];
  const since = performance.now();
  const { ok, output, isTimedOut } = await runCommand(program, args, {
    cwd: join(run.root, workspace.folder),
    env: run.env,
    show: run.show,
    limitMs: run.limitMs,
  });
  const read = readTestReport(file);
  const title = [workspace.folder, ...run.options].join(' ');
  const isBroken = !read || (!ok && read.failed === 0);
  const reason = isTimedOut ? `still running after ${run.limitMs / 60_000} minutes` : '';
  const totals = isBroken
    ? { passed: read?.passed ?? 0, failed: 1, failures: [{ test: title, reason }] }
    : read;
  if (totals.failed > 0) console.log(output.trim());
  const result = {
    title,
    ok: totals.failed === 0,
    ms: performance.now() - since,
    note: `${totals.passed} passed${totals.failed > 0 ? `, ${totals.failed} failed` : ''}`,
    totals,
  };
  printStep(result);
  return result;
}

/** Checks have no totals. */
export type StageResult = StepResult & {
  readonly totals?: Totals;
  /** Failures of the first run, if the second passed. */
  readonly flaky?: readonly Failure[];
};

/** Each slot has its own stores. */
export type Slot = Pick<TestRun, 'env' | 'folder'>;

export type Stage = {
  readonly run: (slot: Slot) => Promise<StageResult>;
  /** Retries a failed end-to-end file. */
  readonly isRetried: boolean;
};
