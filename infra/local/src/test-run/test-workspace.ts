import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../terminal/command.js';
import { printStep, type StepResult } from '../terminal/steps.js';
import { readTestReport, type Totals } from './test-report.js';
import type { Workspace } from './workspaces.js';

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

const STARTED_FILE = /^RUNS (.+)$/gm;

/** A crash counts as one failed test. */
export async function testWorkspace(workspace: Workspace, run: TestRun): Promise<TestResult> {
  const file = join(run.folder, 'report.json');
  rmSync(file, { force: true });
  const args = ['run', '--silent', 'test', '--workspace', workspace.folder, '--'];
  const progress = join(run.root, 'infra', 'local', 'test-progress.mjs');
  const report = workspace.scripts.test?.startsWith('vitest')
    ? [
        '--reporter=default',
        `--reporter=${progress}`,
        '--reporter=json',
        `--outputFile.json=${file}`,
      ]
    : ['--reporters=default', `--reporters=${progress}`, '--json', `--outputFile=${file}`];
  const since = performance.now();
  const { ok, output, isTimedOut } = await runCommand('npm', [...args, ...report, ...run.options], {
    cwd: run.root,
    env: run.env,
    show: run.show,
    limitMs: run.limitMs,
  });
  const read = readTestReport(file);
  const title = [workspace.folder, ...run.options].join(' ');
  const isBroken = !read || (!ok && read.failed === 0);
  const problem = isTimedOut ? timeout(output, run.limitMs) : title;
  const totals = isBroken
    ? { passed: read?.passed ?? 0, failed: 1, failures: [{ test: problem, reason: '' }] }
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

function timeout(output: string, limitMs: number): string {
  const file = [...output.matchAll(STARTED_FILE)].at(-1)?.[1] ?? 'A file';
  return `${file} was still running after ${limitMs / 60_000} minutes`;
}
