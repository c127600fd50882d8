import { createStore, type Store } from '../../../lib/store/store.js';
import { STEP_MS, tellOutlook, type Outlook } from './outlook.js';
import type { Run, RunState } from './run-state.js';
import { isUnfinished } from './slot.js';

export type RunOutlook = Pick<Store<Outlook | null, Run | null>, 'getState' | 'subscribe'>;

/**
 * What is said of when a run ends, looked at whenever something about it has changed, and again while it goes on: what is
 * said follows in steps, and images may be late with nothing heard of them.
 */
export function createRunOutlook(
  run: Pick<Store<RunState, never>, 'getState' | 'subscribe'>,
): RunOutlook {
  const { getState, subscribe, dispatch } = createStore(
    (said: Outlook | null, changed: Run | null) => tellOutlook(said, changed, Date.now()),
    null,
  );
  let last: Run | null = null;
  let next: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(next);
    dispatch(last);
    if (getState() && last?.slots.some(isUnfinished)) next = setTimeout(look, STEP_MS);
  };
  run.subscribe(() => {
    const { run: now } = run.getState();
    if (now === last) return;
    last = now;
    look();
  });
  return { getState, subscribe };
}
