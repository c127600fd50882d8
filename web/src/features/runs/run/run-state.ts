import type { Image } from '@likeness/contracts/http/images';
import type { Problem } from './problem.js';
import type { Slot } from './slot.js';

/**
 * What the form of either tool asks for: `fields` are the tool's own form fields as they are sent,
 * `style` is what the page shows of them.
 */
export type RunPlan = {
  /** Value of the style; null in a tool without styles. */
  style: string | null;
  imageCount: number;
  fields: Readonly<Record<string, string>>;
};

export type Run = {
  generationId: string;
  style: string | null;
  /** No photo takes part. */
  isFromWords: boolean;
  /** Milliseconds since the epoch, by this browser's clock. */
  startedAt: number;
  slots: readonly Slot[];
  /** Set when the order got no answer: the problem to show if the server does not have it. */
  unanswered: Problem | null;
};

/**
 * idle → checking → consent → uploading → running → settling → finished. Every phase up to
 * `running` can fall back to idle, or to finished if an earlier run is shown.
 */
export type Phase =
  | 'idle'
  | 'checking'
  | 'consent'
  | 'uploading'
  | 'running'
  | 'settling'
  | 'finished';

export type RunState = {
  phase: Phase;
  run: Run | null;
  /** The finished run to return to if nothing is ordered. */
  before: Run | null;
  uploads: { done: number; total: number };
  isCancelling: boolean;
  /** False while the server can't be reached. */
  isReachable: boolean;
  problem: Problem | null;
};

export const noRun: RunState = {
  phase: 'idle',
  run: null,
  before: null,
  uploads: { done: 0, total: 0 },
  isCancelling: false,
  isReachable: true,
  problem: null,
};

export function isBusy({ phase }: Pick<RunState, 'phase'>): boolean {
  return phase !== 'idle' && phase !== 'finished';
}

/** True until the order is sent: nothing of the run exists on the server. */
export function isPreparing({ phase }: Pick<RunState, 'phase'>): boolean {
  return phase === 'checking' || phase === 'consent' || phase === 'uploading';
}

export function imagesOf(run: Run | null): Image[] {
  return run?.slots.flatMap(({ image }) => image ?? []) ?? [];
}
