import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetPerson } from '../../lib/storage.js';
import { expiredFlag } from '../../lib/session/expired-flag.js';
import { session } from '../../lib/session/page-session.js';
import { hearOtherTabs } from '../../lib/session/session-news.js';
import type { SessionState } from '../../lib/session/session-state.js';
import { shownToken } from '../../lib/session/shown-token.js';
import { forgetTabTexts } from '../../lib/tab-text.js';

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
