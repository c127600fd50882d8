import { useEffect, useState } from 'react';
import { readLocal, writeLocal } from '../../lib/local-flags.js';

const hiddenFlag = 'hideTryFreeBanner';
const threshold = 100;

/**
 * True after the delay once the page has been scrolled beyond 100 px, unless the banner was closed
 * in this browser before.
 */
export function useTryFreeBanner(delay: number) {
  const [isShown, setShown] = useState(false);
  const [isDone, setDone] = useState(false);

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
    isShown: isShown && !isDone,
    /** For this page load only: the person has taken the offer. */
    take: () => setDone(true),
    close: () => {
      writeLocal(hiddenFlag, 'true');
      setDone(true);
    },
  };
}
