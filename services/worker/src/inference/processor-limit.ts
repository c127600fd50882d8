import { processorSeconds } from './processor-time.js';

export type ProcessorLimit = {
  readonly processorMs: number;
  readonly threads: number;
  /** Ends a blocked process, which uses no CPU time. */
  readonly wallMs: number;
};

const LOOK_MS = 250;

/** Calls back when the CPU time or `wallMs` is used up. @returns stops the watch */
export function watchProcessor(
  pid: number,
  { processorMs, threads, wallMs }: ProcessorLimit,
  onUsedUp: () => void,
): () => void {
  const begun = performance.now();
  const usedBefore = processorSeconds([pid]);
  const look = () => {
    const usedMs = ((processorSeconds([pid]) - usedBefore) * 1_000) / threads;
    if (usedMs < processorMs && performance.now() - begun < wallMs) return;
    clearInterval(timer);
    onUsedUp();
  };
  const timer = setInterval(look, Math.min(LOOK_MS, wallMs));
  return () => clearInterval(timer);
}
