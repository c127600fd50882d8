/** From here on the indicator says that the pull is about to count. */
const ARMED_PX = 60;
/** Beyond this, letting go refreshes. */
const TRIGGER_PX = 80;
/** A refresh is seen for at least so long. */
export const LEAST_MS = 800;

export type PullStage = 'idle' | 'pulling' | 'armed' | 'ready' | 'refreshing';

/** What letting go at this distance would do. */
export function pullStage(distance: number): Exclude<PullStage, 'refreshing'> {
  if (distance > TRIGGER_PX) return 'ready';
  if (distance >= ARMED_PX) return 'armed';
  return distance > 0 ? 'pulling' : 'idle';
}
