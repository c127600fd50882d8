import { max } from '../pixels/math.js';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PreviewSink, RenderOptions, RenderStage } from '../portrait-engine.js';

/** Runs one stage: yields to the event loop, honours the abort signal, and keeps the time. */
type Stage = <T>(name: RenderStage, work: () => Promise<T> | T) => Promise<T>;

/** Where each stage begins in the whole job, of a first image. */
const START: Record<RenderStage, number> = {
  analyse: 0,
  compose: 0.08,
  matte: 0.14,
  light: 0.3,
  style: 0.38,
  verify: 0.92,
  encode: 0.97,
};

export type StageClock = {
  readonly stage: Stage;
  readonly timings: Partial<Record<RenderStage, number>>;
  /** Lets other work run and throws the signal's reason when aborted; call inside long loops. */
  readonly breathe: () => Promise<void>;
  /** Offers the picture so far to whoever wants to see it. */
  readonly show: PreviewSink;
};

export function stageClock({ onProgress, onPreview, signal }: RenderOptions): StageClock {
  const timings: Partial<Record<RenderStage, number>> = {};
  let reached = 0;
  let isTimed = false;
  const keep = (name: RenderStage, started: number) => {
    timings[name] = (timings[name] ?? 0) + performance.now() - started;
  };
  const breathe = async () => {
    await nextTurn();
    signal.throwIfAborted();
  };
  const stage: Stage = async (name, work) => {
    await breathe();
    reached = max(reached, START[name]);
    onProgress(name, reached);
    const started = performance.now();
    isTimed = true;
    try {
      return await work();
    } finally {
      isTimed = false;
      keep(name, started);
    }
  };
  const show: PreviewSink = (name, draw) => {
    const started = performance.now();
    onPreview?.(name, draw);
    if (!isTimed) keep(name, started);
  };
  return { stage, timings, breathe, show };
}
