import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetPerson } from '../../lib/local-flags.js';
import { session } from '../../lib/session/page-session.js';
import type { SessionState } from '../../lib/session/session-state.js';

const isSettled = ({ status }: SessionState) => status === 'signed-in' || status === 'signed-out';

/**
 * Takes up what other tabs do to the session, and lets nothing of one person stay for
 * the next: answers kept in memory and items in storage go,
 * and a page that needs a login is left.
 */
export function useSessionLife(): void {
  const router = useRouter();
  const queryClient = useQueryClient();

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void session.follow();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    let before = session.getState();
    return session.subscribe(() => {
      const now = session.getState();
      if (!isSettled(now)) return;
      const isChange = isSettled(before) && now.user?.id !== before.user?.id;
      const wasSomebody = before.user !== null;
      before = now;
      if (!isChange) return;
      if (wasSomebody) forgetPerson();
      void queryClient.resetQueries();
      if (now.status === 'signed-out') void router.invalidate();
    });
  }, [queryClient, router]);
}
