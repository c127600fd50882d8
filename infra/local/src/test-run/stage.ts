import type { StepResult } from '../terminal/steps.js';
import type { Failure, Totals } from './jest-report.js';
import type { JestRun } from './jest-workspace.js';

/** A check has no totals. */
export type StageResult = StepResult & {
  readonly totals?: Totals;
  /** The failures of its first run, when only the second run passed. */
  readonly flaky?: readonly Failure[];
};

/** Where a stage runs: with stores that no stage beside it uses. */
export type Lane = Pick<JestRun, 'env' | 'folder'>;

export type Stage = {
  readonly run: (lane: Lane) => Promise<StageResult>;
  /** An end-to-end file that fails may run once more. */
  readonly isRetried: boolean;
};
