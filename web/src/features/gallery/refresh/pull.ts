/** In px: from here on the indicator announces the refresh. */
const ARMED_PX = 60;
/** In px: beyond this, releasing refreshes. */
const TRIGGER_PX = 80;
/** In ms: minimum time for which a refresh stays visible. */
export const LEAST_MS = 800;

export type PullStage = 'idle' | 'pulling' | 'armed' | 'ready' | 'refreshing';

export function pullStage(distance: number): Exclude<PullStage, 'refreshing'> {
  if (distance > TRIGGER_PX) return 'ready';
  if (distance >= ARMED_PX) return 'armed';
  return distance > 0 ? 'pulling' : 'idle';
}
