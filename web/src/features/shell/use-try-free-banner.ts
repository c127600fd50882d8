import { useEffect, useState } from 'react';
import { useIsInView } from '../../lib/use-is-in-view.js';
import { readLocal, writeLocal } from '../../lib/local-flags.js';

const hiddenFlag = 'hideTryFreeBanner';
const threshold = 100;
const destination = 'instant-id';

export function useTryFreeBanner(delay: number) {
  const [isShown, setShown] = useState(false);
  const [isDone, setDone] = useState(false);
  const isAtDestination = useIsInView(destination, isShown);

  useEffect(() => {
    if (isDone || readLocal(hiddenFlag) === 'true') return;
    const show = () => {
      if (window.scrollY > threshold) setShown(true);
    };
    const timer = setTimeout(() => {
      show();
      window.addEventListener('scroll', show, { passive: true });
    }, delay);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', show);
    };
  }, [delay, isDone]);

  return {
    isShown: isShown && !isDone && !isAtDestination,
    take: () => setDone(true),
    close: () => {
      writeLocal(hiddenFlag, 'true');
      setDone(true);
    },
  };
}
