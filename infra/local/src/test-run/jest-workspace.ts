import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../terminal/command.js';
import { printStep, type StepResult } from '../terminal/steps.js';
import { readJestReport, type Totals } from './jest-report.js';
import type { Workspace } from './workspaces.js';

const LIMIT_MS = 30 * 60_000;

export type JestRun = {
  readonly root: string;
  readonly env: Record<string, string>;
  /** Where jest may write its report. */
  readonly folder: string;
  readonly options: readonly string[];
  /** Shows what jest prints while it runs; else only when something failed. */
  readonly show: boolean;
  /** By default 30 minutes. */
  readonly limitMs?: number;
};

/** Runs one workspace's jest and prints how it went; a run that breaks counts as one failed test. */
export async function testWorkspace(
  workspace: Workspace,
  run: JestRun,
): Promise<StepResult & { readonly totals: Totals }> {
  const file = join(run.folder, 'report.json');
  rmSync(file, { force: true });
  const args = ['run', '--silent', 'test', '--workspace', workspace.folder, '--'];
  const since = performance.now();
  const { ok, output } = await runCommand(
    'npm',
    [...args, '--json', '--outputFile', file, ...run.options],
    { cwd: run.root, env: run.env, show: run.show, limitMs: run.limitMs ?? LIMIT_MS },
  );
  const read = readJestReport(file);
  const title = [workspace.folder, ...run.options].join(' ');
  const isBroken = !ok && read.failed === 0;
  const totals = isBroken ? { ...read, failed: 1, failures: [title] } : read;
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
