import type { StepResult } from '../terminal/steps.js';
import type { Failure, Totals } from './jest-report.js';
import type { JestRun } from './jest-workspace.js';

/** Checks have no totals. */
export type StageResult = StepResult & {
  readonly totals?: Totals;
  /** Failures of the first run, if the second passed. */
  readonly flaky?: readonly Failure[];
};

/** Each lane has its own stores. */
export type Lane = Pick<JestRun, 'env' | 'folder'>;

export type Stage = {
  readonly run: (lane: Lane) => Promise<StageResult>;
  /** Retries a failed end-to-end file. */
  readonly isRetried: boolean;
};
