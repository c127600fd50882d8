import type { StepResult } from '../terminal/steps.js';
import type { Failure, Totals } from './test-report.js';
import type { TestRun } from './test-workspace.js';

/** Checks have no totals. */
export type StageResult = StepResult & {
  readonly totals?: Totals;
  /** Failures of the first run, if the second passed. */
  readonly flaky?: readonly Failure[];
};

/** Each lane has its own stores. */
export type Lane = Pick<TestRun, 'env' | 'folder'>;

export type Stage = {
  readonly run: (lane: Lane) => Promise<StageResult>;
  /** Retries a failed end-to-end file. */
  readonly isRetried: boolean;
};
