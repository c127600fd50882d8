import { useEffect, useState } from 'react';
import { isBusy, type RunState } from '../../runs/run/run-state.js';

const CHECK_EVERY_MS = 1_000;
/** After a fault that may pass by itself. */
const PAUSE_MS = 5_000;

type Run = { getState: () => RunState; subscribe: (listener: () => void) => () => void };

export type Indefinite = { isOn: boolean; set: (isOn: boolean) => void };

/** True once asking the same again is pointless, or is plainly not wanted any more. */
export function endsIndefinite({ problem, run }: RunState): boolean {
  const isTakenBack = run?.slots.some(({ state }) => state === 'refused' || state === 'cancelled');
  return problem?.isRefusal === true || isTakenBack === true;
}

/** Submits again whenever nothing is being made, until switched off, refused, or logged out. */
export function useIndefinite(run: Run, isMember: boolean, submit: () => boolean): Indefinite {
  const [isOn, set] = useState(false);
  if (isOn && !isMember) set(false);

  useEffect(() => {
    if (!isOn) return;
    let begunAt = 0;
    const stop = run.subscribe(() => {
      if (isBusy(run.getState()) && begunAt === 0) begunAt = Date.now();
      if (begunAt > 0 && endsIndefinite(run.getState())) set(false);
    });
    const timer = setInterval(() => {
      const state = run.getState();
      if (isBusy(state)) return;
      if (state.problem && Date.now() - begunAt < PAUSE_MS) return;
      begunAt = Date.now();
      if (!submit()) set(false);
    }, CHECK_EVERY_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [isOn, run, submit]);

  return { isOn, set };
}
