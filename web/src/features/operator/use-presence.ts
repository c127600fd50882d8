import { useEffect } from 'react';
import { prolongOperatorSession } from '../../lib/api/operator-api.js';

const EVERY_MS = 60_000;

/** Tells the server that somebody is there: what the page asks by itself puts no end off. */
export function usePresence(): void {
  useEffect(() => {
    let last = Date.now();
    const tell = () => {
      if (Date.now() - last < EVERY_MS) return;
      last = Date.now();
      // A session that is over is noticed by the next question.
      prolongOperatorSession().catch(() => undefined);
    };
    window.addEventListener('pointerdown', tell);
    window.addEventListener('keydown', tell);
    return () => {
      window.removeEventListener('pointerdown', tell);
      window.removeEventListener('keydown', tell);
    };
  }, []);
}
