import { useEffect, useState } from 'react';
import { useAnotherTry } from '../../../lib/use-another-try.js';

/** In ms: an image becomes visible moments after its charge. */
const WAITS_MS = [1_000, 4_000, 15_000];

export function usePatientPicture() {
  const [failures, setFailures] = useState(0);
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    const wait = WAITS_MS[failures - 1];
    if (!isWaiting || wait === undefined) return;
    const timer = setTimeout(() => setWaiting(false), wait);
    return () => clearTimeout(timer);
  }, [failures, isWaiting]);

  useAnotherTry(isWaiting, () => setWaiting(false));

  return {
    isShown: !isWaiting,
    onError: () => {
      setFailures(failures + 1);
      setWaiting(true);
    },
  };
}
