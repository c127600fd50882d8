import type { LiveLink } from '../../../lib/live/live-link.js';
import type { Store } from '../../../lib/store/store.js';
import type { RunAction } from './reduce-run.js';
import type { RunPorts } from './run-ports.js';
import type { RunState } from './run-state.js';

const POLL_EVERY_MS = 5_000;
/** With live events, polling starts after a silence of this length. */
const SILENCE_MS = 15_000;

/** Live events of a run, and polling without them. */
export function createRunLink(
  { dispatch, getState }: Store<RunState, RunAction>,
  openLive: RunPorts['openLive'],
  look: () => Promise<void>,
) {
  let live: LiveLink | null = null;
  let isUp = false;
  let lastNewsAt = 0;
  let ticker: ReturnType<typeof setInterval> | undefined;

  return {
    open() {
      live ??= openLive({
        onEvent(event) {
          lastNewsAt = Date.now();
          dispatch({ type: 'news', event, at: lastNewsAt });
        },
        onLink(up) {
          isUp = up;
          if (up) void look();
        },
      });
      ticker ??= setInterval(() => {
        const isSilent = Date.now() - lastNewsAt >= SILENCE_MS;
        if (!isUp || isSilent || !getState().isReachable) void look();
      }, POLL_EVERY_MS);
    },
    close() {
      clearInterval(ticker);
      ticker = undefined;
      live?.close();
      live = null;
      isUp = false;
    },
  };
}
