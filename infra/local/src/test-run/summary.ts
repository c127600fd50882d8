import { printStep } from '../terminal/steps.js';
import type { StageResult } from './stage.js';

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
