import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { runCommand } from '../terminal/command.js';
import type { Workspace } from './workspaces.js';

export type Totals = { passed: number; failed: number };

const limitMs = 10 * 60_000;

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

export type JestRun = {
  root: string;
  env: Record<string, string>;
  /** Where jest may write its report. */
  folder: string;
  options: string[];
};

/** Runs one workspace's jest and counts; a suite or a run that breaks counts as one failed test. */
export async function runJest(workspace: Workspace, run: JestRun): Promise<Totals> {
  const file = join(run.folder, 'report.json');
  rmSync(file, { force: true });
  const args = ['run', '--silent', 'test', '--workspace', workspace.folder, '--'];
  const { ok } = await runCommand(
    'npm',
    [...args, '--json', '--outputFile', file, ...run.options],
    {
      cwd: run.root,
      env: run.env,
      show: true,
      limitMs,
    },
  );
  const totals = read(file);
  return ok || totals.failed > 0 ? totals : { ...totals, failed: 1 };
}

function read(file: string): Totals {
  try {
    const found = report.parse(JSON.parse(readFileSync(file, 'utf8')));
    const failed = found.numFailedTests + found.numRuntimeErrorTestSuites;
    return { passed: found.numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
