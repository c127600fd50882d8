import { useEffect } from 'react';
import { call } from '../../lib/api/request.js';

const EVERY_MS = 60_000;

/** User activity extends the session; automatic refreshes don't. */
export function usePresence(): void {
  useEffect(() => {
    let last = Date.now();
    const tell = () => {
      if (Date.now() - last < EVERY_MS) return;
      last = Date.now();
      // The next query detects an expired session.
      call('PATCH /api/auth/operator/session').catch(() => undefined);
    };
    window.addEventListener('pointerdown', tell);
    window.addEventListener('keydown', tell);
    return () => {
      window.removeEventListener('pointerdown', tell);
      window.removeEventListener('keydown', tell);
    };
  }, []);
}
