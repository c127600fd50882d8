import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { joinLiveLink } from '../../lib/live/page-live-link.js';
import { session } from '../../lib/session/page-session.js';
import { useSession } from '../../lib/session/use-session.js';
import { ledgerQuery } from './credits/ledger-query.js';

/**
 * Keeps credits and plan of whoever is signed in current on every page: by live news, and by
 * looking again after each interruption, in which news may have been lost.
 */
export function useAccountNews(): void {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const userId = user?.id;

  useEffect(() => {
    if (userId === undefined) return;
    let wasUp = false;
    const look = () => {
      void session.refresh();
      void queryClient.invalidateQueries({ queryKey: ledgerQuery.queryKey });
    };
    const link = joinLiveLink({
      onEvent: ({ type }) => {
        if (type === 'account.changed') look();
      },
      onLink: (up) => {
        if (up && wasUp) look();
        wasUp ||= up;
      },
    });
    return () => link.close();
  }, [queryClient, userId]);
}
