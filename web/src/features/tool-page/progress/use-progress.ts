import { useEffect, useState } from 'react';
import { locale } from '../../../lib/locale.js';
import { useStore } from '../../../lib/store/store.js';
import { type Progress, progressOf } from '../../runs/run/progress.js';
import type { RunController } from '../../runs/run/run-controller.js';
import { isBusy, type RunState } from '../../runs/run/run-state.js';

const EVERY_MS = 250;

/** The progress of the run, updated until it has ended. */
export function useProgress(state: RunState, run: RunController): Progress {
  const outlook = useStore(run.outlook);
  const startedAt = isBusy(state) ? state.run?.startedAt : undefined;
  const [now, setNow] = useState(startedAt ?? 0);

  useEffect(() => {
    if (startedAt === undefined) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, EVERY_MS);
    return () => clearInterval(timer);
  }, [startedAt]);

  const progress = progressOf(state.run, outlook, now);
  // Without the server, the reason for a delay is unknown.
  return state.isReachable ? progress : { ...progress, reason: null };
}

export const oneDecimal = (value: number) =>
  value.toLocaleString(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: false,
  });
