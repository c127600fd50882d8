import { useEffect, useRef, useState } from 'react';
import { useAnotherTry } from '../../../lib/use-another-try.js';

const VIEW_MS = 30_000;

export type Picture = {
  state: 'loading' | 'shown' | 'failed';
  /** Changes with every attempt, so that React recreates the element. */
  key: string;
  onLoad: () => void;
  onError: () => void;
  retry: () => void;
};

type Attempt = { src: string; number: number; state: Picture['state'] };

export function usePicture(src: string): Picture {
  const [attempt, setAttempt] = useState<Attempt>({ src, number: 0, state: 'loading' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (attempt.src !== src) setAttempt({ src, number: 0, state: 'loading' });

  const { number, state } = attempt;
  useEffect(() => {
    if (state !== 'loading') return;
    timer.current = setTimeout(
      () => setAttempt((now) => (now.state === 'loading' ? { ...now, state: 'failed' } : now)),
      VIEW_MS,
    );
    return () => clearTimeout(timer.current);
  }, [src, number, state]);

  const end = (next: Picture['state']) => () => setAttempt((now) => ({ ...now, state: next }));
  const retry = () => setAttempt((now) => ({ ...now, number: now.number + 1, state: 'loading' }));
  useAnotherTry(state === 'failed', retry);
  return {
    state,
    key: `${src} ${number}`,
    onLoad: end('shown'),
    onError: end('failed'),
    retry,
  };
}
