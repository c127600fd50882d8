import { useEffect } from 'react';
import { useSessionPart } from '../../lib/session/use-session.js';
import { tellHydrated } from '../../lib/tell-hydrated.js';

/**
 * Takes away the marks of a page that was rendered before: its own, and that of who comes with a
 * session, whom the page knows by now. The last of the page, so that its effect comes after all others.
 */
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
