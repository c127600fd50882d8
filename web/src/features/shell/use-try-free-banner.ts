import { useEffect, useState } from 'react';
import { useIsInView } from '../../lib/use-is-in-view.js';
import { readLocal, writeLocal } from '../../lib/local-flags.js';

const hiddenFlag = 'hideTryFreeBanner';
const threshold = 100;
/** The banner's target; users already there need no invitation. */
const destination = 'instant-id';

/**
 * True after the delay once the user has scrolled 100 px. False if they closed the banner in this
 * browser before, or if its target is in view.
 */
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
    /** For this page load only. */
    take: () => setDone(true),
    close: () => {
      writeLocal(hiddenFlag, 'true');
      setDone(true);
    },
  };
}
