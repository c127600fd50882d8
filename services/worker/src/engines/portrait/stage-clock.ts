import { max } from '../../imaging/math.js';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RenderStage } from '@likeness/contracts/http/generation';
import type { Checkpoint } from '../../imaging/checkpoint.js';
import type { PreviewSink, RenderOptions } from './portrait-engine.js';

/** Yields to the event loop, checks the abort signal and measures the time. */
type Stage = <T>(name: RenderStage, work: () => Promise<T> | T) => Promise<T>;

/** Start and end of each stage in the first image's job, 0..1. */
const EXTENT: Record<RenderStage, readonly [begin: number, end: number]> = {
  analyse: [0, 0.08],
  compose: [0.08, 0.14],
  matte: [0.14, 0.3],
  light: [0.3, 0.38],
  style: [0.38, 0.92],
  diffuse: [0.08, 0.88],
  decode: [0.88, 0.92],
  verify: [0.92, 0.97],
  encode: [0.97, 1],
};
const LEAST_STEP = 0.005;

export type StageClock = {
  readonly stage: Stage;
  readonly timings: Partial<Record<RenderStage, number>>;
  readonly checkpoint: Checkpoint;
  readonly show: PreviewSink;
};

/** Progress never falls: repeated stages report only beyond the previous maximum. */
export function stageClock({ onProgress, onPreview, signal }: RenderOptions): StageClock {
  const timings: Partial<Record<RenderStage, number>> = {};
  let reached = 0;
  let current: RenderStage | undefined;
  const keep = (name: RenderStage, started: number) => {
    timings[name] = (timings[name] ?? 0) + performance.now() - started;
  };
  const checkpoint: Checkpoint = async (done) => {
    await nextTurn();
    signal.throwIfAborted();
    if (done === undefined || current === undefined) return;
    const [begin, end] = EXTENT[current];
    const now = begin + (end - begin) * done;
    if (now < reached + LEAST_STEP) return;
    reached = now;
    onProgress(current, reached);
  };
  const stage: Stage = async (name, work) => {
    await checkpoint();
    reached = max(reached, EXTENT[name][0]);
    onProgress(name, reached);
    const started = performance.now();
    current = name;
    try {
      return await work();
    } finally {
      current = undefined;
      keep(name, started);
    }
  };
  const show: PreviewSink = (name, draw, check) => {
    const started = performance.now();
    onPreview?.(name, draw, check);
    if (current === undefined) keep(name, started);
  };
  return { stage, timings, checkpoint, show };
}
