import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** The code excerpt follows these lines. */
const MOST_REASON_LINES = 12;

export type Totals = {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
};

export type Failure = {
  /** Full name of the test, or path of a file that failed to run. */
  readonly test: string;
  /** The message without the stack. */
  readonly reason: string;
};

const report = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/**
 * Reads the JSON report of Jest or Vitest. A file that failed to run counts as one failed test.
 * @returns undefined if the process ended without a report
 */
export function readTestReport(file: string): Totals | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const found = report.parse(JSON.parse(text));
  const failures = found.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') {
      return [{ test: name, reason: reason(message).join('\n') }];
    }
    return failed.map(({ fullName, failureMessages }) => ({
      test: fullName,
      reason: failureMessages.flatMap(reason).join('\n'),
    }));
  });
  return { passed: found.numPassedTests, failed: failures.length, failures };
}

function reason(message: string): string[] {
  const lines = stripVTControlCharacters(message).split('\n');
  const stack = lines.findIndex((line) => /^ +at /.test(line));
  return (stack > 0 ? lines.slice(0, stack) : lines)
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_REASON_LINES);
}
