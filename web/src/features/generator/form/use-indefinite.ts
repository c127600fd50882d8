import { useEffect, useState } from 'react';
import { isBusy, type RunState } from '../../runs/run/run-state.js';

const CHECK_EVERY_MS = 1_000;
/** In ms, after a temporary error. */
const PAUSE_MS = 5_000;

type Run = { getState: () => RunState; subscribe: (listener: () => void) => () => void };

export type Indefinite = { isOn: boolean; set: (isOn: boolean) => void };

export function endsIndefinite({ problem, run }: RunState): boolean {
  const isTakenBack = run?.slots.some(({ state }) => state === 'refused' || state === 'cancelled');
  return problem?.isRefusal === true || isTakenBack === true;
}

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
