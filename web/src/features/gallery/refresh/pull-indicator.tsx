import { clsx } from 'clsx';
import { ArrowDown } from 'lucide-react';
import { Spinner } from '../../../components/button.js';
import * as text from '../messages/en.js';
import type { PullStage } from './use-pull-to-refresh.js';

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
