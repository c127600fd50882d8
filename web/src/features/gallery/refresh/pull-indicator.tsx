import { clsx } from 'clsx';
import { ArrowDown } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Spinner } from '../../../components/button.js';
import { wait } from '../../../lib/wait.js';
import * as text from '../messages.js';

/** In px: from here on the indicator announces the refresh. */
const ARMED_PX = 60;
/** In px: beyond this, releasing refreshes. */
const TRIGGER_PX = 80;
/** In ms: minimum time for which a refresh stays visible. */
const LEAST_MS = 800;

type PullStage = 'idle' | 'pulling' | 'armed' | 'ready' | 'refreshing';

export function pullStage(distance: number): Exclude<PullStage, 'refreshing'> {
  if (distance > TRIGGER_PX) return 'ready';
  if (distance >= ARMED_PX) return 'armed';
  return distance > 0 ? 'pulling' : 'idle';
}

export function usePullToRefresh(refresh: () => Promise<unknown>): {
  distance: number;
  stage: PullStage;
} {
  const [distance, setDistance] = useState(0);
  const [isRefreshing, setRefreshing] = useState(false);

  const letGo = useEffectEvent((pulled: number) => {
    setDistance(0);
    if (pullStage(pulled) !== 'ready' || isRefreshing) return;
    setRefreshing(true);
    void Promise.allSettled([refresh(), wait(LEAST_MS)]).then(() => setRefreshing(false));
  });

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let from: { x: number; y: number } | null = null;
    let pulled = 0;

    const isOverlaid = () => document.querySelector('[role="dialog"]') !== null;
    window.addEventListener(
      'touchstart',
      ({ touches }) => {
        const [touch] = touches;
        const isStart = touches.length === 1 && window.scrollY <= 0 && !isOverlaid();
        from = isStart && touch ? { x: touch.clientX, y: touch.clientY } : null;
        pulled = 0;
      },
      { passive: true, signal },
    );
    window.addEventListener(
      'touchmove',
      (event) => {
        const [touch] = event.touches;
        if (!from || !touch) return;
        const down = touch.clientY - from.y;
        if (pulled === 0 && (down <= 0 || Math.abs(touch.clientX - from.x) > down)) {
          from = null;
          return;
        }
        pulled = Math.max(0, down);
        // Otherwise the browser starts its own pull-to-refresh.
        if (event.cancelable) event.preventDefault();
        setDistance(pulled);
      },
      { passive: false, signal },
    );
    const end = () => {
      if (from) letGo(pulled);
      from = null;
    };
    window.addEventListener('touchend', end, { signal });
    window.addEventListener('touchcancel', end, { signal });
    return () => ending.abort();
  }, []);

  return { distance, stage: isRefreshing ? 'refreshing' : pullStage(distance) };
}

const words: Record<PullStage, string> = {
  idle: '',
  pulling: text.pullToRefresh,
  armed: text.keepPulling,
  ready: text.releaseToRefresh,
  refreshing: text.refreshing,
};

/** In px: the indicator's maximum offset; it moves slower than the finger. */
const MOST_PX = 72;

export function PullIndicator({ distance, stage }: { distance: number; stage: PullStage }) {
  const down = stage === 'refreshing' ? MOST_PX : Math.min(MOST_PX, distance * 0.8);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-0 z-30 grid justify-items-center empty:hidden"
      style={{ transform: `translateY(${down - 48}px)` }}
    >
      {stage !== 'idle' && (
        <span className="inline-flex min-h-11 items-center gap-2 rounded-full bg-inverse px-4 text-sm text-on-inverse shadow-bar">
          {stage === 'refreshing' ? (
            <Spinner />
          ) : (
            <ArrowDown
              aria-hidden
              className={clsx('size-4.5 transition-[rotate]', stage === 'ready' && 'rotate-180')}
            />
          )}
          <span>{words[stage]}</span>
        </span>
      )}
    </div>
  );
}
