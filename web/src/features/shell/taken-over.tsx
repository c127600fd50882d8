import { useEffect } from 'react';
import { useSessionPart } from '../../lib/session/use-session.js';
import { tellHydrated } from '../../lib/tell-hydrated.js';

/** Render it last, so that its effect runs after all others. */
export function TakenOver() {
  const isKnown = useSessionPart(({ status }) => status !== 'unknown');

  useEffect(() => {
    if (!isKnown) return;
    delete document.documentElement.dataset.member;
    delete document.getElementById('root')?.dataset.path;
    tellHydrated();
  }, [isKnown]);

  return null;
}
