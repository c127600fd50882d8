import type { Image } from '@likeness/contracts/http/images';
import type { Problem } from './problem.js';
import type { RunPlan } from './run-plan.js';
import type { Slot } from './slot.js';

/** What a generation was asked with. `send` is unknown for one that another browser began. */
export type RunForm = {
  generationId: string;
  style: string | null;
  imageCount: number;
  send: { fields: Readonly<Record<string, string>>; photoIds: readonly string[] } | null;
};

/** A generation that was asked for and whose photos are not all at the server yet. */
export type Preparation = { generationId: string; plan: RunPlan };

export type Run = {
  form: RunForm;
  /** Milliseconds since the epoch, by this browser's clock. */
  startedAt: number;
  slots: readonly Slot[];
};

/**
 * idle → checking → consent → uploading → running → settling → finished. Every phase before
 * `running` can fall back to idle, or to finished where an earlier run stands.
 */
export type Phase =
  'idle' | 'checking' | 'consent' | 'uploading' | 'running' | 'settling' | 'finished';

export type RunState = {
  phase: Phase;
  preparing: Preparation | null;
  /** Start of the countdown of what is being prepared or run. */
  startedAt: number | null;
  uploads: { done: number; total: number };
  run: Run | null;
  /** Portraits of earlier runs, newest first. */
  earlier: readonly Image[];
  isCancelling: boolean;
  /** Another tab drives the run, and this one shows it. */
  isElsewhere: boolean;
  /** False while the server can't be reached; the run goes on there. */
  isReachable: boolean;
  problem: Problem | null;
};

export const noRun: RunState = {
  phase: 'idle',
  preparing: null,
  startedAt: null,
  uploads: { done: 0, total: 0 },
  run: null,
  earlier: [],
  isCancelling: false,
  isElsewhere: false,
  isReachable: true,
  problem: null,
};

export function isBusy({ phase }: RunState): boolean {
  return phase !== 'idle' && phase !== 'finished';
}

export function imagesOf(run: Run | null): Image[] {
  return run?.slots.flatMap(({ image }) => image ?? []) ?? [];
}
