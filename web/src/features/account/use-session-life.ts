import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { joinLiveLink } from '../../lib/live/live-link.js';
import { session } from '../../lib/session/page-session.js';
import { hearOtherTabs } from '../../lib/api/session-news.js';
import type { SessionState } from '../../lib/session/session-state.js';
import { expiredFlag, shownToken } from '../../lib/api/shown-token.js';
import { useSessionPart } from '../../lib/session/use-session.js';
import { forgetPerson, forgetTabTexts } from '../../lib/storage.js';
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

const isSettled = ({ status }: SessionState) => status === 'signed-in' || status === 'signed-out';

/** Clears cached responses and storage when the user changes. */
export function useSessionLife(): void {
  const router = useRouter();
  const queryClient = useQueryClient();

  useEffect(() => {
    return hearOtherTabs(() => void session.syncWithCookie());
  }, []);

  useEffect(() => {
    return shownToken.subscribe(() => {
      // Another tab has logged in, so close the dialog.
      if (shownToken.getState() !== undefined) expiredFlag.dispatch(false);
    });
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
      if (wasSomebody && now.expected === null) forgetTabTexts();
      void queryClient.resetQueries();
      if (now.status === 'signed-out') void router.invalidate();
    });
  }, [queryClient, router]);
}
