import { processorSeconds } from './processor-time.js';

export type ProcessorLimit = {
  /** Of each of the process's threads. */
  readonly processorMs: number;
  readonly threads: number;
  /** Ends a process that waits for ever and so uses no processor time. */
  readonly wallMs: number;
};

const LOOK_MS = 250;

/**
 * Calls back once a process has used up its processor time, counted from now. A process that other programs keep from the
 * processor has as long as it needs, up to `wallMs`.
 * @returns what ends the watch
 */
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
