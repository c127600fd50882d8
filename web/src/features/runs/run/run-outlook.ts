import { createStore, type Store } from '../../../lib/store/store.js';
import { tellOutlook, type Outlook } from './outlook.js';
import type { Run, RunState } from './run-state.js';
import { isUnfinished } from './slot.js';

/** An image may be late by this before what was said of it is looked at again. */
const PATIENCE_MS = 3_500;

export type RunOutlook = Pick<Store<Outlook | null, Run | null>, 'getState' | 'subscribe'>;

/**
 * What is said of when a run ends, looked at whenever something about it has changed, and while its images are late and
 * nothing is heard of them.
 */
export function createRunOutlook(
  run: Pick<Store<RunState, never>, 'getState' | 'subscribe'>,
): RunOutlook {
  const { getState, subscribe, dispatch } = createStore(
    (said: Outlook | null, changed: Run | null) => tellOutlook(said, changed, Date.now()),
    null,
  );
  let last: Run | null = null;
  let late: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(late);
    dispatch(last);
    const said = getState();
    if (!said || !last?.slots.some(isUnfinished)) return;
    late = setTimeout(look, Math.max(0, said.endsAt - Date.now()) + PATIENCE_MS);
  };
  run.subscribe(() => {
    const { run: now } = run.getState();
    if (now === last) return;
    last = now;
    look();
  });
  return { getState, subscribe };
}
