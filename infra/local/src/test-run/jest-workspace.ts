import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../terminal/command.js';
import { printStep, type StepResult } from '../terminal/steps.js';
import { readJestReport, type Totals } from './jest-report.js';
import type { Workspace } from './workspaces.js';

export type JestRun = {
  readonly root: string;
  readonly env: Record<string, string>;
  /** Folder for jest's report. */
  readonly folder: string;
  readonly options: readonly string[];
  /** Shows jest's output live; otherwise only on failure. */
  readonly show: boolean;
  readonly limitMs: number;
};

export type JestResult = StepResult & { readonly totals: Totals };

const STARTED_FILE = /^RUNS (.+)$/gm;

/** A crash of jest counts as one failed test. */
export async function testWorkspace(workspace: Workspace, run: JestRun): Promise<JestResult> {
  const file = join(run.folder, 'report.json');
  rmSync(file, { force: true });
  const args = ['run', '--silent', 'test', '--workspace', workspace.folder, '--'];
  const progress = join(run.root, 'infra', 'local', 'jest-progress.mjs');
  const since = performance.now();
  const { ok, output, isTimedOut } = await runCommand(
    'npm',
    [
      ...args,
      ...['--json', '--outputFile', file],
      ...['--reporters', 'default', '--reporters', progress],
      // Open servers of a failed spec must not block the run.
      '--forceExit',
      ...run.options,
    ],
    { cwd: run.root, env: run.env, show: run.show, limitMs: run.limitMs },
  );
  const read = readJestReport(file);
  const title = [workspace.folder, ...run.options].join(' ');
  const isBroken = !ok && read.failed === 0;
  const problem = isTimedOut ? timeout(output, run.limitMs) : title;
  const totals = isBroken
    ? { ...read, failed: 1, failures: [{ test: problem, reason: '' }] }
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
  const file = [...output.matchAll(STARTED_FILE)].at(-1)?.[1] ?? 'jest';
  return `${file} was still running after ${limitMs / 60_000} minutes`;
}
