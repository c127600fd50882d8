import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { joinLiveLink } from '../../lib/live/live-link.js';
import { session } from '../../lib/session/page-session.js';
import { useSessionPart } from '../../lib/session/use-session.js';
import { ledgerQuery } from './credits/ledger-query.js';

/** In ms: by then, a logout in this tab has finished. */
const LOOK_AFTER_MS = 5_000;

/** Refetches after each interruption: events may be lost, or the session may have ended. */
export function useAccountNews(): void {
  const queryClient = useQueryClient();
  const userId = useSessionPart(({ user }) => user?.id);

  useEffect(() => {
    if (userId === undefined) return;
    let wasUp = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      void session.refresh();
      void queryClient.invalidateQueries({ queryKey: ledgerQuery.queryKey });
    };
    const link = joinLiveLink({
      onEvent: ({ type }) => {
        if (type === 'account.changed') look();
      },
      onLink: (up) => {
        clearTimeout(timer);
        if (up && wasUp) look();
        if (!up) timer = setTimeout(() => void session.refresh(), LOOK_AFTER_MS);
        wasUp ||= up;
      },
    });
    return () => {
      clearTimeout(timer);
      link.close();
    };
  }, [queryClient, userId]);
}
