import { readFileSync } from 'node:fs';
import { z } from 'zod';

export type Totals = {
  readonly passed: number;
  readonly failed: number;
  /** What failed, by its full name. */
  readonly failures: readonly string[];
};

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Counts what a run of jest wrote down; a suite that could not run counts as one failed test. */
export function readJestReport(file: string): Totals {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
  const found = report.parse(JSON.parse(text));
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests + found.numRuntimeErrorTestSuites,
    failures: found.testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0 && status === 'failed') return [name];
      return failed.map(({ fullName }) => fullName);
    }),
  };
}
