import { useEffect, useState } from 'react';
import { draw } from '../../../lib/draw.js';
import { loadPicture } from '../../../lib/load-picture.js';
import { inPlaces, opening, packs, SHOWN } from './packs.js';

const EVERY_MS = 5_000;

export function usePacks(isRunning: boolean) {
  const [shown, setShown] = useState(opening);

  /** Waits until all eight pictures have loaded; keeps the current packs if one fails. */
  async function shuffle() {
    const drawn = inPlaces(draw(packs, SHOWN, Math.random));
    try {
      await Promise.all(drawn.map(({ entry }) => loadPicture(entry.src)));
    } catch {
      return;
    }
    setShown(drawn);
  }

  useEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isRunning || isStill) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void shuffle();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  return { shown, shuffle: () => void shuffle() };
}
