import { createStore, type Store } from '../../../lib/store/store.js';
import { tellOutlook, type Outlook } from './outlook.js';
import type { Run, RunState } from './run-state.js';

export type RunOutlook = Pick<Store<Outlook | null, Run | null>, 'getState' | 'subscribe'>;

/** What is said of when a run ends, looked at whenever something about it has changed. */
export function createRunOutlook(
  run: Pick<Store<RunState, never>, 'getState' | 'subscribe'>,
): RunOutlook {
  const { getState, subscribe, dispatch } = createStore(
    (said: Outlook | null, changed: Run | null) => tellOutlook(said, changed, Date.now()),
    null,
  );
  let last: Run | null = null;
  run.subscribe(() => {
    const { run: now } = run.getState();
    if (now === last) return;
    last = now;
    dispatch(now);
  });
  return { getState, subscribe };
}
